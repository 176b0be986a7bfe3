import type { Column, ColumnOverride } from '../../schemas/generated/types.ts';
import type { Dictionary, Field, Model } from '../compiled.ts';
import { systemFields } from '../names.ts';
import type { PlanColumn, PlanField, PlanForm, PlanQueryItem } from '../plan.ts';
import { sentences } from '../problems.ts';
import type { Document, Path } from './documents.ts';
import { checkExpressions } from './expressions.ts';
import type { Linker } from './Linker.ts';
import { checkColumn, choicesOf, kindOf } from './linkFields.ts';
import { queryItem } from './queryItems.ts';

/** A normalized column entry: an override of a field, or a whole column. */
export type Entry = Column | ColumnOverride;

/** What resolving a screen's columns needs. */
export interface ColumnScope {
  linker: Linker;
  model: Model;
  dictionaries: ReadonlyMap<string, Dictionary>;
}

/** Where an entry stands, for problems. */
export interface Origin {
  document: Document;
  path: Path;
}

const isWhole = (entry: Entry): entry is Column => 'type' in entry;

/** The column a model's field shows by itself. */
export function columnOfField(field: Field): PlanColumn {
  return finish(field.cell, field.kind);
}

/** Every field and the record's own stamps, by key. */
export function fieldsByKey(model: Model): Map<string, PlanColumn> {
  const own = model.fields.map((field): [string, PlanColumn] => [field.key, columnOfField(field)]);
  const stamps = systemFields.map((field): [string, PlanColumn] => [
    field.key,
    { key: field.key, title: field.title, type: 'normal', kind: field.kind, sortable: true, visible: true },
  ]);
  return new Map([...own, ...stamps]);
}

/** An entry with everything it inherits written out; undefined when it names no field. */
export function resolveEntry(scope: ColumnScope, entry: Entry, origin: Origin): PlanColumn | undefined {
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
  checkExpressions(linker, origin.document, entry, origin.path, model.fields);
  if (!isWhole(entry)) return finish({ ...inherited, ...entry } as Column, inherited.kind);
  checkColumn(linker, origin.document, entry, origin.path, scope.dictionaries);
  return finish({ title: inherited.title, ...entry }, kindOf(entry));
}

/** Points at the key of an object entry, or at the entry itself when it was written as a plain name. */
function keyPath(origin: Origin): Path {
  return [...origin.path, 'key'];
}

function finish(cell: Column, kind: PlanColumn['kind']): PlanColumn {
  const { store: _store, query: _query, form: _form, ...shown } = cell;
  return {
    ...shown,
    title: cell.title ?? cell.key,
    kind,
    sortable: cell.sortable !== false,
    visible: cell.visible !== false && cell.type !== 'hidden',
    ...choicesOf(cell),
  } as PlanColumn;
}

/** Columns of a list that names none: every visible field but long texts. */
export function defaultColumns(model: Model): PlanColumn[] {
  return model.fields
    .filter((field) => field.cell.visible !== false && field.type !== 'hidden' && field.type !== 'textarea')
    .map(columnOfField);
}

/** Query items of a list that names none: the fields that ask for it, else the first six that are worth asking for. */
export function defaultQuery(model: Model): PlanQueryItem[] {
  const asked = model.fields.filter((field) => typeof field.cell.query === 'object' || field.cell.query === true);
  const likely = model.fields.filter(
    (field) =>
      field.cell.query !== false &&
      ['text', 'code', 'date', 'datetime'].includes(field.kind) &&
      field.type !== 'hidden' &&
      field.type !== 'textarea',
  );
  return (asked.length > 0 ? asked : likely.slice(0, 6)).map((field) =>
    queryItem(columnOfField(field), typeof field.cell.query === 'object' ? field.cell.query : {}),
  );
}

const wholeRow = new Set<string>(['textarea']);

/** A form from its layout and fields; a field's own `form` hint says group, span and whether it appears at all. */
export function planForm(
  layout: { columns: number; width: number },
  columns: readonly PlanColumn[],
  model: Model,
  entries: ReadonlyMap<string, Entry>,
): PlanForm {
  const byKey = new Map(model.fields.map((field) => [field.key, field]));
  const fields = columns.flatMap((column): PlanField[] => {
    const field = byKey.get(column.key);
    const hint = entries.get(column.key)?.form ?? field?.cell.form;
    if (field === undefined || hint === false || column.type === 'hidden') return [];
    const { group, span, readOnly } = typeof hint === 'object' ? hint : {};
    const own = (entries.get(column.key)?.validateRules ?? []).filter((rule) => typeof rule === 'object');
    const rules = own.length > 0 ? own : field.rules;
    return [
      {
        ...column,
        rules,
        required: rules.some((rule) => rule.rule === 'required'),
        readOnly:
          readOnly === true || column.disabled === true || column.type === 'normal' || column.value !== undefined,
        span: wholeRow.has(column.type) ? layout.columns : Math.min(span ?? 1, layout.columns),
        ...(group === undefined ? {} : { group }),
      },
    ];
  });
  return { ...layout, fields, tables: [] };
}
