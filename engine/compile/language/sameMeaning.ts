/** Words of other products for ours, with those they may stand for. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  avg: ['average'],
  mean: ['average'],
  total: ['sum'],
  ascending: ['asc'],
  descending: ['desc', '-value'],
  contains: ['like'],
  eq: ['single'],
  equal: ['single'],
  between: ['group'],
  range: ['group'],
  string: ['input'],
  text: ['input'],
  number: ['inputNumber', 'numeric'],
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
  desc: ['description', '-value'],
  asc: ['x'],
  remark: ['description'],
  filters: ['query'],
  buttons: ['toolbar'],
  '%': ['percent'],
  tooltip: ['help'],
  hint: ['help', 'placeholder'],
  modify: ['edit'],
  update: ['edit'],
  view: ['detail'],
  look: ['detail'],
  remove: ['delete'],
  delete: ['batch_delete', 'remove'],
  higher: ['up'],
  lower: ['down'],
  metric: ['figure'],
  kpi: ['figure'],
  hour: ['day'],
  table: ['list'],
  float: ['number'],
  int: ['integer'],
  user: ['sel_user'],
  role: ['sel_role'],
  depart: ['sel_depart'],
  department: ['sel_depart'],
  mini: ['small'],
  decimals: ['precision'],
  dropdown: ['select'],
  combobox: ['select'],
  dictionary: ['dictCode'],
  dict: ['dictCode'],
  minimum: ['min'],
  maximum: ['max'],
};

/** The word of `known` that means what `word` means elsewhere. */
export function sameMeaning(word: string, known: readonly string[]): string | undefined {
  const own = Object.hasOwn(meanings, word) ? meanings[word] : undefined;
  return own?.find((each) => known.includes(each));
}

/** What every list has by itself, by words for it: it stands among the buttons nowhere, and no other button is meant. */
const byItself: Readonly<Record<string, string>> = {
  import: '“导入”不必写：有新增权限的人在列表里自有“导入”；不要它请在模型里写 "import": false',
};

/** What to do about a word for what needs no word, where buttons of lists are named. */
export function needless(word: string, known: readonly string[]): string | undefined {
  if (!known.includes('batch_delete')) return undefined;
  const name = word.toLowerCase().replace(/[-_]?(?:excel|xlsx?|csv|file|data)$/, '');
  return Object.hasOwn(byItself, name) ? byItself[name] : undefined;
}
