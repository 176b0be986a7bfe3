import type { Field, Model, SubTable } from '../../../engine/plan/compiled.ts';
import { type Mapping, mapColumns, namesOf, squeezed } from './mapColumns.ts';

/** Headings of a file of errors that say nothing of records. */
export const ERROR_HEADINGS = { reason: '错误原因', line: '原行号' } as const;

/** A sub-table whose rows may stand in sheets of their own. */
export interface LineTable {
  /** Wire code of the child's model. */
  code: string;
  table: SubTable;
  /** Without the field that names the record. */
  model: Model;
  /** Headings with the keys of their fields. */
  named: Readonly<Record<string, string>>;
  /** Its rows may not come in a file, or not from this person: a sheet of them is no sheet of records either. */
  closed: boolean;
}

/** The column of a sheet of lines that says whose each is. */
export interface LineLink {
  place: number;
  title: string;
  /** Of the record. */
  field: Field;
}

/** What a sheet's headings mean; `lines`: it holds rows of a sub-table. */
export interface SheetMapping {
  mapping: Mapping;
  lines?: { of: LineTable; link: LineLink | undefined };
}

/** The records of a file, and the sub-tables whose rows may come with them. */
export interface SheetModels {
  model: Model;
  /** Headings with the keys of their fields. */
  named: Readonly<Record<string, string>>;
  tables: readonly LineTable[];
  /** Fields by which lines name their record: those that tell records apart first. */
  links: readonly Field[];
  /** Keys of the first of them. */
  telling: ReadonlySet<string>;
}

/** A further sheet of a long one is called like it, with a number: `明细 2`. */
const FURTHER = / ?\(?\d+\)?$/;

/** The sub-table a sheet is called like. */
export function tableOfSheet(sheet: string, tables: readonly LineTable[]): LineTable | undefined {
  const named = (name: string) =>
    tables.find(({ code, table, model }) => [table.title, code, model.title].some((each) => sameName(each, name)));
  return named(sheet) ?? named(sheet.replace(FURTHER, ''));
}

/** Long names end early in a workbook. */
const sameName = (title: string, sheet: string): boolean =>
  squeezed(sheet) !== '' && squeezed(title.slice(0, 31)) === squeezed(sheet);

/** What the headings of a sheet mean. */
export function mapSheet(
  sheet: string,
  titles: readonly string[],
  { model, named, tables, links, telling }: SheetModels,
): SheetMapping {
  const of = tableOfSheet(sheet, tables);
  if (!of) return { mapping: mapColumns(titles, model, mapFor(titles, model, named)) };
  const link = linkOf(titles, { links, telling, named }, of);
  // What names the record is no column of the line, and may be called like one.
  const own = titles.map((title, place) => (place === link?.place ? '' : title));
  const mapping = mapColumns(own, of.model, mapFor(own, of.model, of.named));
  const columns = mapping.columns.map((column, place) =>
    place === link?.place ? { title: link.title, field: undefined } : column,
  );
  return { mapping: { ...mapping, columns }, lines: { of, link } };
}

/**
 * The first column, where it is called like a field that tells records apart; else one that can be called nothing else;
 * else the first as our own files have it, whatever it is called.
 */
function linkOf(
  titles: readonly string[],
  { links, telling, named }: Pick<SheetModels, 'links' | 'telling' | 'named'>,
  { model, named: ofLines }: LineTable,
): LineLink | undefined {
  const keys = new Map(Object.entries(named).map(([title, key]) => [squeezed(title), key]));
  const taken = new Set(Object.keys(ofLines).map(squeezed));
  const fieldOf = (title: string): Field | undefined => {
    const word = squeezed(title);
    if (word === '') return undefined;
    const key = keys.get(word);
    return links.find((field) => field.key === key) ?? links.find((field) => namesOf(field).includes(word));
  };
  const own = (title: string): boolean =>
    taken.has(squeezed(title)) || model.fields.some((field) => namesOf(field).includes(squeezed(title)));
  const found = titles.flatMap((title, place): LineLink[] => {
    const field = fieldOf(title);
    return field ? [{ place, title, field }] : [];
  });
  return (
    found.find(({ place, field }) => place === 0 && telling.has(field.key)) ??
    found.find(({ title, field }) => telling.has(field.key) && !own(title)) ??
    found.find(({ place }) => place === 0)
  );
}

/** What is named of these headings, as far as it can be meant. */
function mapFor(
  cells: readonly string[],
  { fields }: Model,
  named: Readonly<Record<string, string>>,
): Map<string, string> {
  const known = new Set(fields.map(({ key }) => key));
  const own = new Map(Object.entries(named).map(([title, key]) => [squeezed(title), key]));
  const map = new Map<string, string>(
    Object.values(ERROR_HEADINGS).flatMap((title) => (cells.includes(title) ? [[title, '']] : [])),
  );
  for (const title of cells) {
    const key = own.get(squeezed(title));
    if (squeezed(title) !== '' && key !== undefined && (key === '' || known.has(key))) map.set(title, key);
  }
  return map;
}
