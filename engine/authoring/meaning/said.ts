import { below, itemsOf, type Places } from './titles.ts';
import { isRead, written } from './written.ts';

export type Value = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

export const isScalarList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every(isScalar);

const LONGEST = 60;

const NOTHING = '（无）';

/** Any value in words: what it is, and not how it is written. */
export function said(value: unknown, places: Places): string {
  const text = inWords(value, places);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function inWords(value: unknown, places: Places): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (value === true) return '是';
  if (value === false) return '否';
  if (isRead(value)) return written(value);
  if (isFigure(value)) return value.text;
  if (Array.isArray(value)) return listInWords(value, places);
  if (!isObject(value)) return String(value).replaceAll(/\s+/g, ' ');
  const parts = Object.entries(value).flatMap(([key, inner]) => {
    if (inner === undefined || isNothing(inner) || isDerived(value, key)) return [];
    const { title, places: own } = below(places, value, key);
    return inner === true ? title : `${title} ${inWords(inner, own)}`;
  });
  return parts.join('，') || '有';
}

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What was read of a text has the text beside it. */
export const isFigure = (value: unknown): value is { text: string } =>
  isObject(value) && typeof value.text === 'string' && 'node' in value;

function listInWords(list: readonly unknown[], places: Places): string {
  if (list.length === 0) return NOTHING;
  if (isPrinted(list)) return printed(list);
  const own = itemsOf(places, list);
  return list.map((item) => (isObject(item) ? (nameOf(item) ?? inWords(item, own)) : inWords(item, own))).join('、');
}

/** What the compiler adds to a part: what that is made of is told where it is declared. */
export function isDerived(value: Value, key: string): boolean {
  // What was read of a text, the column that a cell of a print is of, and what the locks of a record leave of its rows.
  if (key === 'condition') return typeof value.text === 'string';
  return DERIVED.has(key) || ((key === 'column' || key === 'locks') && isObject(value[key]));
}

const DERIVED: ReadonlySet<string> = new Set([
  'file',
  'line',
  'pointer',
  'statisticsAt',
  'module',
  'hash',
  'formerKey',
  'dictCodes',
  'names',
  'madeOf',
  'narrowedBy',
  'relations',
  'additive',
  'node',
  'branch',
]);

/** What one calls it by. */
export function nameOf(item: Value): string | undefined {
  const { title, text, name, key, measure, code, id, value, rule, field, role, mark, model, table, type } = item;
  const names = [title, text, name, key, measure, code, id, value, rule, field, role, mark, model, table, type];
  return names.find((each): each is string => typeof each === 'string' && each !== '');
}

type Printed = string | { cell: { key: string } } | { word: string };

/** Texts of a print with fields and words between them. */
const isPrinted = (list: readonly unknown[]): list is readonly Printed[] =>
  list.some((item) => isObject(item) && ('word' in item || Object.keys(item).join() === 'cell')) &&
  list.every((item) => typeof item === 'string' || (isObject(item) && ('word' in item || 'cell' in item)));

const printed = (list: readonly Printed[]): string =>
  list.map((item) => (typeof item === 'string' ? item : `\${${'word' in item ? item.word : item.cell.key}}`)).join('');
