import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column, ColumnOverride } from '../../../schemas/generated/types.ts';
import { DerivedMap } from '../../DerivedMap.ts';
import { systemFields } from '../../names.ts';
import type { DeclaredAt, LineTable } from '../../plan/base.ts';
import type { Dictionary, Field, Model } from '../../plan/compiled.ts';
import { kindOf } from '../../plan/declaredColumn.ts';
import type { PlanColumn, PlanQueryItem } from '../../plan/Plan.ts';
import { queryItem } from '../../plan/queryItems.ts';
import { sentences } from '../../problems.ts';
import { type Document, declaredAt } from '../documents.ts';
import { checkExpressions, wordsOf } from '../expressions.ts';
import type { Linker } from '../Linker.ts';
import { treeOf } from '../linkDictionaries.ts';
import { checkColumn, type DictionaryKinds, dictCodeOf, hasStatistics } from '../linkFields.ts';
import type { Path } from '../places.ts';
import { lockedCell, lockedWhen } from '../states/linkLocks.ts';

/** A normalized column entry: an override of a field, or a whole column. */
export type ColumnEntry = Column | ColumnOverride;

/** What resolving a screen's columns needs. */
export interface EntryScope {
  linker: Linker;
  model: Model;
  dictionaries: ReadonlyMap<string, Dictionary>;
  dictionaryKinds: DictionaryKinds;
  /** Sub-tables whose rows stand beside what is resolved; absent: none. */
  lines?: readonly LineTable[];
}

/** Where an entry stands, for problems. */
export interface EntryPlace {
  document: Document;
  path: Path;
}

const isWhole = (entry: ColumnEntry): entry is Column => 'type' in entry;

/** The column a model's field shows by itself. */
export function columnOfField(field: Field): PlanColumn {
  const known = byField.get(field);
  if (known !== undefined) return known;
  const column = finish(field.cell, field.kind, field.statisticsAt);
  const made = field.tree === undefined ? column : { ...column, tree: field.tree };
  byField.set(field, made);
  return made;
}

/** Every field and the record's own stamps, by key. */
export function fieldsByKey(model: Model): ReadonlyMap<string, PlanColumn> {
  const known = byModel.get(model);
  if (known !== undefined) return known;
  const all = new Map([...model.fields, ...systemFields].map((field) => [field.key, field]));
  const made = new DerivedMap(all, (field) => ('cell' in field ? columnOfField(field) : stampOf(field)));
  byModel.set(model, made);
  return made;
}

type Stamp = (typeof systemFields)[number];

const stampOf = ({ key, title, kind }: Stamp): PlanColumn => ({
  key,
  title,
  kind,
  // In a query form a moment is chosen, not typed.
  type: kind === 'datetime' ? 'datetime' : 'normal',
  sortable: true,
  hidden: false,
});

/** Every screen over a model asks for the same: made once, kept as long as the model. */
const byModel = new WeakMap<Model, ReadonlyMap<string, PlanColumn>>();
const byField = new WeakMap<Field, PlanColumn>();

/** An entry with everything it inherits written out; undefined when it names no field. */
export function resolveEntry(scope: EntryScope, entry: ColumnEntry, origin: EntryPlace): PlanColumn | undefined {
  const { linker, model } = scope;
  const fields = fieldsByKey(model);
  const inherited = linker.reference(origin.document, '字段', entry.key, fields, keyPath(origin));
  if (inherited === undefined) return undefined;
  if (entry.store !== undefined)
    linker.report(
      origin.document,
      'store-outside-model',
      sentences['store-outside-model'](),
      [...origin.path, 'store'],
      'key',
    );
  checkExpressions(linker, origin.document, entry, origin.path, wordsOf(model, scope.lines));
  // A condition of the screen's own stands beside the lock of the states, not in its place.
  const lock = isWhole(entry) || entry.disabledWhen !== undefined ? lockedWhen(model, entry.key) : undefined;
  const at = statisticsAt(entry, origin);
  if (!isWhole(entry))
    return finish(lockedCell({ ...inherited, ...entry } as Column, lock), inherited.kind, at ?? inherited.statisticsAt);
  checkColumn(linker, origin.document, entry, origin.path, scope.dictionaryKinds);
  const columns = model.fields.map(({ cell }) => cell);
  return {
    ...finish(lockedCell({ title: inherited.title, ...entry }, lock), kindOf(entry), at),
    ...treeOf(entry, columns, scope.dictionaries),
  };
}

/** Where an entry itself says which figures stand below it. */
function statisticsAt(entry: ColumnEntry, { document, path }: EntryPlace): DeclaredAt | undefined {
  return hasStatistics(entry) ? declaredAt(document, [...path, 'statistics']) : undefined;
}

/** Points at the key of an object entry, or at the entry itself when it was written as a plain name. */
function keyPath(origin: EntryPlace): Path {
  return [...origin.path, 'key'];
}

function finish(cell: Column, kind: PlanColumn['kind'], at?: DeclaredAt): PlanColumn {
  const column = {
    ...shownOf(cell),
    ...(at && hasStatistics(cell) ? { statisticsAt: at } : {}),
    title: cell.title ?? cell.key,
    kind,
    sortable: cell.sortable !== false && kind !== 'secret',
    hidden: !isShown({ cell }),
  };
  const dictCode = dictCodeOf(cell);
  const said = 'dictCode' in cell ? cell.dictCode : undefined;
  return (dictCode === said ? column : { ...column, dictCode }) as PlanColumn;
}

/** What is shown of a column; most have nothing else, and leaving out costs more than copying. */
function shownOf(cell: Column): Partial<Column> {
  if (cell.store === undefined && cell.query === undefined && cell.form === undefined) return cell;
  const { store: _store, query: _query, form: _form, ...shown } = cell;
  return shown;
}

/** Whether a field can be looked at. */
export const isShown = ({ cell }: Pick<Field, 'cell'>): boolean =>
  cell.hidden !== true && cellTraits[cell.type].hidden !== true;

/** Whether a field is drawn at all and has room in a line. */
const fitsLine = ({ type }: Field) => !cellTraits[type].hidden && !cellTraits[type].long;

/** Columns of a list that names none: every visible field but long texts. */
export function defaultColumns(model: Model): PlanColumn[] {
  return model.fields.filter((field) => field.cell.hidden !== true && fitsLine(field)).map(columnOfField);
}

/** Query items of a list that names none: the fields that ask for it, else the first six that are worth asking for. */
export function defaultQuery(model: Model): PlanQueryItem[] {
  const asked = model.fields.filter((field) => typeof field.cell.query === 'object' || field.cell.query === true);
  const likely = model.fields.filter(
    (field) =>
      field.cell.query !== false && ['text', 'code', 'date', 'datetime'].includes(field.kind) && fitsLine(field),
  );
  return (asked.length > 0 ? asked : likely.slice(0, 6)).map((field) =>
    queryItem(columnOfField(field), typeof field.cell.query === 'object' ? field.cell.query : {}),
  );
}
