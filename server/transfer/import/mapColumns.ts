import { nearest } from '../../../engine/nearest.ts';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { passedOver } from '../../records/write/input.ts';
import { TableError } from './TableFile.ts';

/** A column of the file with the field it fills. */
export interface FileColumn {
  title: string;
  field: Field | undefined;
}

export interface Mapping {
  columns: FileColumn[];
  /** Columns whose field nobody fills in: it is read-only, or computed. */
  locked: { title: string; why: string }[];
  /** Columns no field was found for. */
  strays: { title: string; suggestion?: string }[];
  /** Required fields without a column and without a default. */
  missing: Field[];
}

/** Headings under which spreadsheets number their lines. */
const LINE_NUMBERS = new Set(['index', 'line', 'lineno', 'linenumber', 'row', 'rowno', 'seq', '序号', '行号']);

/** Finds a field for every heading: named in `map`, by key, by column, by title, or by the end of a compound heading. */
export function mapColumns(titles: readonly string[], model: Model, map: ReadonlyMap<string, string>): Mapping {
  const wanted = new Map([...map].map(([title, key]) => [squeezed(title), key]));
  checkMap(titles, model, map);
  const free = new Set(model.fields);
  const found = new Map<number, Field>();
  const take = (index: number, field: Field | undefined): void => {
    if (!field || !free.delete(field)) return;
    found.set(index, field);
  };
  const finders = [
    (title: string) => model.fields.find((field) => field.key === wanted.get(title)),
    (title: string) => [...free].find((field) => namesOf(field).includes(title)),
    (title: string) =>
      LINE_NUMBERS.has(title) ? [...free].find((field) => LINE_NUMBERS.has(squeezed(field.key))) : undefined,
    // `ship-service-level` means the service level and `Date` the order's date, when nothing else can be meant.
    (title: string) => onlyOne(free, (key) => key.length > 3 && title.endsWith(key)),
    (title: string) => onlyOne(free, (key) => title.length > 3 && key.endsWith(title)),
  ];
  for (const find of finders) {
    for (const [index, title] of titles.entries()) {
      const word = squeezed(title);
      const leftOut = wanted.get(word) === '' || (find !== finders[0] && wanted.has(word));
      if (!found.has(index) && !leftOut && word !== '') take(index, find(word));
    }
  }
  const lockOf = (field: Field) => passedOver(field, model);
  const locked: Mapping['locked'] = [];
  const strays: Mapping['strays'] = [];
  const columns = titles.map((title, index): FileColumn => {
    const field = found.get(index);
    const why = field && lockOf(field);
    if (why !== undefined) locked.push({ title, why });
    else if (!field && wanted.get(squeezed(title)) !== '') strays.push(stray(title, free));
    return { title, field: why === undefined ? field : undefined };
  });
  const missing = [...free].filter((field) => lockOf(field) === undefined && isMissed(field));
  return { columns, locked, strays, missing };
}

function onlyOne(free: ReadonlySet<Field>, fits: (key: string) => boolean): Field | undefined {
  const [only, ...others] = [...free].filter((field) => fits(squeezed(field.key)));
  return others.length === 0 ? only : undefined;
}

function checkMap(titles: readonly string[], model: Model, map: ReadonlyMap<string, string>): void {
  const known = new Set(titles.map(squeezed));
  const keys = model.fields.map((field) => field.key);
  for (const [title, key] of map) {
    if (!known.has(squeezed(title))) throw new TableError(`文件中没有列 "${title}"${meant(nearest(title, titles))}`);
    if (key !== '' && !keys.includes(key)) throw new TableError(`模型中没有字段 "${key}"${meant(nearest(key, keys))}`);
  }
}

function stray(title: string, free: ReadonlySet<Field>): Mapping['strays'][number] {
  const names = new Map([...free].flatMap((field) => namesOf(field).map((name) => [name, field.key] as const)));
  const near = nearest(squeezed(title), names.keys());
  const suggestion = near === undefined ? undefined : names.get(near);
  return suggestion === undefined ? { title } : { title, suggestion };
}

/** Whether a new record cannot do without a column for it. */
export function isMissed(field: Field): boolean {
  const required = field.required || field.rules.some((rule) => rule.rule === 'required');
  const { defaultValue } = field.cell;
  // Defaults such as `#{date}` are filled in by the form.
  return required && (defaultValue === undefined || String(defaultValue).startsWith('#{'));
}

/** What a heading of the field may be, squeezed. */
export function namesOf(field: Field): string[] {
  return [field.key, field.column, field.title].map(squeezed);
}

/** Case, spaces and punctuation do not tell headings apart. */
export function squeezed(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** `，是否指 …？` after a word that was not found. */
export function meant(word: string | undefined): string {
  return word === undefined ? '' : `，是否指 "${word}"？`;
}
