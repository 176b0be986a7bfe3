/** Words of other products for ours, with those they may stand for. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  avg: ['average'],
  mean: ['average'],
  total: ['sum'],
  ascending: ['asc'],
  descending: ['desc'],
  contains: ['like'],
  eq: ['single'],
  equal: ['single'],
  between: ['group'],
  range: ['group'],
  string: ['input'],
  text: ['input'],
  number: ['inputNumber'],
  integer: ['inputNumber'],
  boolean: ['switch'],
  label: ['title', 'text'],
  caption: ['title'],
  name: ['title', 'key', 'code'],
  id: ['key', 'code', 'value'],
  prop: ['key'],
  default: ['defaultValue'],
  initialValue: ['defaultValue'],
  rules: ['validateRules'],
  readOnly: ['disabled'],
  readonly: ['readOnly', 'disabled'],
  desc: ['description'],
  remark: ['description'],
  filters: ['query'],
  buttons: ['toolbar'],
  decimals: ['precision'],
  minimum: ['min'],
  maximum: ['max'],
};

/** The word of `known` that means what `word` means elsewhere. */
export function sameMeaning(word: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  return own?.find((each) => known.includes(each));
}
