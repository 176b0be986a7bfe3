/** What `#{…}` may name. */
export const placeNames = [
  'date',
  'time',
  'datetime',
  'sysUserId',
  'sysUserCode',
  'sysUserName',
  'sysOrgCode',
] as const;

export type PlaceName = (typeof placeNames)[number];

/** A stretch of a default: plain text, `#{place}`, the column's own `${key}` or `${title}`, or `{{ expression }}`. */
export type DefaultPart =
  | { text: string }
  | { place: string }
  | { own: 'key' | 'title' }
  /** `start` is where the expression begins in the whole text. */
  | { expression: string; start: number };

/** How a default is written: as it stands, put together of parts, or asked of the server by a fill rule's code. */
export type DefaultValue =
  | { kind: 'literal'; value: string | number }
  | { kind: 'parts'; parts: readonly DefaultPart[] }
  | { kind: 'rule'; code: string; before: string; after: string }
  /** Mixed in a way that means nothing: used as it stands. */
  | { kind: 'mixed'; value: string };

const places = /#\{([^{}]*)\}|\$\{([^{}]*)\}|\{\{([\s\S]*?)\}\}/g;

/** Most defaults have none of these. */
const marks = /[#$]\{|\{\{/;

/** The defaults last read: few texts stand in many columns, and several checks and every new row read them. */
const known = new Map<string, DefaultValue>();
const MOST_KNOWN = 1_000;

/** Reads a column's default. At most one fill rule, and nothing else beside it. */
export function readDefault(value: string | number): DefaultValue {
  if (typeof value === 'number' || !marks.test(value)) return { kind: 'literal', value };
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = readMarked(value);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(value, made);
  return made;
}

/** The name in a text that is one `#{…}` and nothing else. */
export function placeIn(value: unknown): PlaceName | undefined {
  const read = typeof value === 'string' ? readDefault(value) : undefined;
  const [part, another] = read?.kind === 'parts' ? read.parts : [];
  if (part === undefined || another !== undefined || !('place' in part)) return undefined;
  return placeNames.find((name) => name === part.place);
}

function readMarked(value: string): DefaultValue {
  const parts = partsOf(value);
  const rules = [...value.matchAll(places)].filter(([, , code]) => code !== undefined && !isOwn(code));
  const [rule] = rules;
  if (!rule) return parts.every((part) => 'text' in part) ? { kind: 'literal', value } : { kind: 'parts', parts };
  const alone = rules.length === 1 && parts.every((part) => 'text' in part);
  if (!alone) return { kind: 'mixed', value };
  const [whole, , code = ''] = rule;
  const before = value.slice(0, rule.index);
  return { kind: 'rule', code: code.trim(), before, after: value.slice(rule.index + whole.length) };
}

function partsOf(value: string): DefaultPart[] {
  const parts: DefaultPart[] = [];
  let end = 0;
  for (const match of value.matchAll(places)) {
    const [whole, place, own, expression] = match;
    if (match.index > end) parts.push({ text: value.slice(end, match.index) });
    end = match.index + whole.length;
    if (place !== undefined) parts.push({ place });
    else if (expression !== undefined) parts.push({ expression, start: match.index + 2 });
    else parts.push(isOwn(own) ? { own } : { text: whole });
  }
  if (end < value.length) parts.push({ text: value.slice(end) });
  return parts;
}

function isOwn(name: string | undefined): name is 'key' | 'title' {
  return name === 'key' || name === 'title';
}
