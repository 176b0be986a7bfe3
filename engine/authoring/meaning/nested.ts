import { isSame, type Tell } from './compare.ts';
import { isDerived, isFigure, isObject, isScalarList, nameOf, said, type Value } from './said.ts';
import { below, itemsOf, type Places } from './titles.ts';
import { isRead } from './written.ts';

interface Of {
  /** What has these keys: `列 单价`; absent: the declaration itself. */
  name?: string;
  places: Places;
  skipped?: ReadonlySet<string>;
}

/** Says for each of these keys, and for each of what is below them, what it was and is. */
export function compareKeys(before: object, after: object, { name, places, skipped }: Of, tell: Tell): void {
  compareObjects({ ...before }, { ...after }, { lead: leadOf(name), places, skipped }, tell);
}

const leadOf = (name?: string): string => (name === undefined ? '' : `${name}${name.includes(' ') ? ' ' : ''}的`);

interface Lead {
  /** What stands before what is said. */
  lead: string;
  places: Places;
  skipped?: ReadonlySet<string> | undefined;
}

function compareObjects(before: Value, after: Value, { lead, places, skipped }: Lead, tell: Tell): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [one, other] = [before[key], after[key]];
    if (skipped?.has(key) || isDerived(before, key) || isDerived(after, key) || isSame(one, other)) continue;
    const { title, places: own } = below(places, other === undefined ? before : after, key);
    if (WRAPPERS.has(key) && isObject(one) && isObject(other)) compareObjects(one, other, { lead, places: own }, tell);
    else compareValues(one, other, { lead: `${lead}${title}`, places: own }, tell);
  }
}

/** What the compiler puts around keys that are declared without it. */
const WRAPPERS: ReadonlySet<string> = new Set(['call', 'options', 'root']);

function compareValues(before: unknown, after: unknown, { lead, places }: Lead, tell: Tell): void {
  if (isParted(before) && isParted(after)) compareObjects(before, after, { lead: `${lead} · `, places }, tell);
  else if (isNamedList(before) && isNamedList(after)) compareItems(before, after, { lead, places }, tell);
  else if (isScalarList(before) && isScalarList(after)) compareScalars(before, after, { lead, places }, tell);
  else tellOf(lead, said(before, places), said(after, places), tell);
}

/** Long texts may begin alike. */
const tellOf = (lead: string, was: string, is: string, tell: Tell): void =>
  tell(was === is ? `${lead} 改变：${is}` : `${lead} ${was} → ${is}`);

const isParted = (value: unknown): value is Value => isObject(value) && !isRead(value) && !isFigure(value);

const isNamedList = (value: unknown): value is readonly Value[] =>
  Array.isArray(value) && value.length > 0 && value.every(isParted);

/** Of long lists what came and went, of short ones what they were and are. */
function compareScalars(
  before: readonly unknown[],
  after: readonly unknown[],
  { lead, places }: Lead,
  tell: Tell,
): void {
  const [was, is] = [said(before, places), said(after, places)];
  const gone = before.filter((each) => !after.includes(each));
  const come = after.filter((each) => !before.includes(each));
  if (!was.endsWith('…') && !is.endsWith('…')) tell(`${lead} ${was} → ${is}`);
  else if (gone.length + come.length === 0) tell(`${lead} 的次序改为 ${is}`);
  else {
    if (gone.length > 0) tell(`${lead} 去掉 ${said(gone, places)}`);
    if (come.length > 0) tell(`${lead} 新增 ${said(come, places)}`);
  }
}

/** Items that have something to be known by are compared with those of the same; others with what stands there. */
function compareItems(before: readonly Value[], after: readonly Value[], { lead, places }: Lead, tell: Tell): void {
  const own = itemsOf(places, after);
  const known = KNOWN_BY.find((key) => isKnownBy(before, key) && isKnownBy(after, key));
  const pairs = known === undefined ? byPlace(before, after) : byKey(before, after, known);
  for (const [one, other, at] of pairs) {
    const item = (other ?? one) as Value;
    const name = `${lead} ${(known === undefined ? undefined : nameOf(item)) ?? `第 ${at + 1} 项`}`;
    if (one !== undefined && other !== undefined) compareObjects(one, other, { lead: `${name} 的`, places: own }, tell);
    else if (known !== undefined) tell(`${name} ${one === undefined ? '新增' : '删除'}`);
    else tell(`${name} ${one === undefined ? '新增' : '删除'}：${said(item, own)}`);
  }
  if (known === undefined) return;
  const kept = (items: readonly Value[], others: readonly Value[]) =>
    items.map((item) => item[known]).filter((id) => others.some((other) => other[known] === id));
  if (!isSame(kept(before, after), kept(after, before)))
    tell(
      `${lead} 的次序改为 ${said(
        after.map((item) => nameOf(item) ?? ''),
        [],
      )}`,
    );
}

/** Keys whose values tell items apart, those first that nothing else does as well. */
const KNOWN_BY = ['key', 'code', 'id', 'name', 'value', 'rule', 'field', 'role', 'title', 'model', 'table'];

const isKnownBy = (items: readonly Value[], key: string): boolean =>
  items.every((item) => typeof item[key] === 'string') && new Set(items.map((item) => item[key])).size === items.length;

type Pair = [one: Value | undefined, other: Value | undefined, at: number];

function byKey(before: readonly Value[], after: readonly Value[], key: string): Pair[] {
  const find = (items: readonly Value[], item: Value) => items.find((each) => each[key] === item[key]);
  return [
    ...before.flatMap((one, at): Pair[] => (find(after, one) === undefined ? [[one, undefined, at]] : [])),
    ...after.map((other, at): Pair => [find(before, other), other, at]),
  ];
}

/** What is the same at the beginning and at the end aside, one after the other. */
function byPlace(before: readonly Value[], after: readonly Value[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++;
  const rest = Math.max(before.length, after.length) - start - end;
  return Array.from({ length: rest }, (_, index): Pair => {
    const at = start + index;
    return [at < before.length - end ? before[at] : undefined, at < after.length - end ? after[at] : undefined, at];
  });
}
