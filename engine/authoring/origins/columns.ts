import { below, itemsOf, listed, named, type Part, partOf, type Shape, type Spot, shaped, under } from './Part.ts';

/** What a form's own schema says of a field, by the words of a field. */
export const PROPERTY = { help: 'description', defaultValue: 'default' } as const;

/** A column, a field of a form or a query item: what a page says of it, then what its field says. */
export const columnShape = (states: readonly Spot[] = [], field?: unknown): Shape =>
  shaped({
    // The state a record begins in stands with its states.
    defaultValue: (key, _value, part) =>
      partOf(part, [
        ...below(part.spots, key),
        ...(below(states, 'field')[0]?.node.value === field ? below(states, 'initial') : []),
      ]),
    kind: (_key, _value, part) => partOf(part, [], { from: below(part.spots, 'type') }),
    tree: (_key, _value, part) => partOf(part, [], { from: below(part.spots, 'dictCode') }),
    statisticsAt: (_key, _value, part) => partOf(part, [], { from: below(part.spots, 'statistics') }),
    disabledWhen: (key, _value, part) => partOf(part, below(part.spots, key), { from: states }),
    required: (key, _value, part) =>
      partOf(part, below(part.spots, key), {
        from: [...rulesCalled(part.spots, 'required'), ...part.spots.slice(0, 1)],
      }),
    readOnly: (key, _value, part) =>
      partOf(part, below(part.spots, 'form', key), { from: below(part.spots, 'disabled') }),
    span: inForm,
    group: inForm,
    rules: (_key, _value, part) => partOf(part, below(part.spots, 'validateRules'), { shape: rulesShape(part) }),
    validateRules: (key, _value, part) => partOf(part, below(part.spots, key), { shape: rulesShape(part) }),
  });

const inForm: Shape = (key, _value, part) => partOf(part, below(part.spots, 'form', key));

/** Words of the grid for rules of their own. */
const RULE_OF_WORD: Readonly<Record<string, string>> = { '*': 'required', only: 'unique' };

function ruleName(rule: Spot): unknown {
  const { value } = under(rule, 'rule')[0]?.node ?? {};
  const word =
    rule.node.type === 'string' ? value : value === 'pattern' ? under(rule, 'pattern')[0]?.node.value : undefined;
  const own = RULE_OF_WORD[String(word)] ?? value;
  return rule.node.type === 'string' && !PLAIN.has(String(own)) ? 'pattern' : own;
}

/** Rules that are written as their name; any other word is a pattern's. */
const PLAIN: ReadonlySet<string> = new Set(['required', 'unique', 'cron']);

const rulesCalled = (spots: readonly Spot[], name: unknown): Spot[] =>
  below(spots, 'validateRules')
    .flatMap(itemsOf)
    .filter((rule) => ruleName(rule) === name);

/** A rule is written, or follows from what the field is and how it is kept. */
const rulesShape = ({ spots }: Part): Shape =>
  listed((value, part) => {
    const name = named(value, 'rule');
    const written = rulesCalled(spots, name).toSorted((one, other) => unlike(one, value) - unlike(other, value));
    const implied = impliedBy(spots, name);
    const from = Object.keys(Object(value)).flatMap((key) => implied.flatMap((spot) => under(spot, key)));
    const [nearest] = written;
    return {
      ...partOf(part, [...written.slice(0, 1), ...implied], { from, shape: nearest ? undefined : nameless }),
      around: nearest ?? spots[0] ?? part.around,
    };
  });

/** How much of a rule of the plan a written one says otherwise. */
const unlike = (rule: Spot, value: unknown): number =>
  Object.entries(Object(value)).filter(([key, said]) => {
    const [node] = under(rule, key);
    return typeof said !== 'object' && node?.node.value !== said;
  }).length;

/** A rule that nobody wrote has its name from what it follows from. */
const nameless: Shape = (key, _value, part) =>
  key === 'rule' ? partOf(part, [], part.from === undefined ? {} : { from: part.from }) : undefined;

const IMPLIED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  range: { min: 'minimum', max: 'maximum' },
  length: { min: 'minLength', max: 'maxLength' },
  regex: { regex: 'pattern' },
  digits: { decimals: 'precision' },
};
const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  length: { max: 'length' },
  digits: { decimals: 'scale', whole: 'length' },
  unique: { rule: 'unique' },
};

function impliedBy(spots: readonly Spot[], name: unknown): Spot[] {
  const [implied, kept] = [IMPLIED[String(name)], KEPT[String(name)]];
  return [
    ...(kept ? below(spots, 'store').map((spot) => ({ ...spot, keys: kept })) : []),
    ...(implied ? spots.map((spot) => ({ ...spot, keys: implied })) : []),
    ...(name === 'range' ? spots.map(({ document, node }) => ({ document, node })) : []),
  ];
}
