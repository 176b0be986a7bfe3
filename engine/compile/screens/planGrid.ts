import { cellTraits } from '../../../schemas/generated/language.ts';
import type { Column, GridOptions } from '../../../schemas/generated/types.ts';
import type { Field, Model } from '../../plan/compiled.ts';
import type { PlanColumn, PlanField, PlanGridOptions, PlanSubTable } from '../../plan/Plan.ts';
import { sentences } from '../../problems.ts';
import { notAnOrder } from '../checks/columns/order.ts';
import type { Document } from '../documents.ts';
import { checkCondition, wordsOf } from '../expressions.ts';
import type { Linker } from '../Linker.ts';
import type { Making } from '../Memory.ts';
import type { Path } from '../places.ts';
import { rowLocks } from '../states/linkLocks.ts';
import { columnOfField } from './planColumns.ts';

/** Wire codes of a model's sub-tables, by their models. */
export function codesBelow({ subTables }: Model, models: ReadonlyMap<string, Model>): ReadonlyMap<string, string> {
  return new Map(
    subTables.flatMap(({ model }) => {
      const code = models.get(model)?.code;
      return code === undefined ? [] : [[model, code] as const];
    }),
  );
}

/** Options of an editable grid with what the author left out; `codes` are those of the sub-tables. */
export function gridOptions(
  declared: GridOptions | undefined,
  buttons: PlanGridOptions['buttons'],
  codes: ReadonlyMap<string, string>,
): PlanGridOptions {
  const { dragSort, maxHeight, subTable, expand, rowDisabledWhen, ...rest } = declared ?? {};
  const opened = subTable === undefined ? undefined : codes.get(subTable);
  return {
    buttons: rest.buttons ?? buttons,
    size: rest.size ?? 'medium',
    rowNumber: rest.rowNumber ?? true,
    selection: rest.selection ?? 'multiple',
    ...(dragSort === undefined ? {} : { dragSort }),
    ...(opened === undefined ? {} : { subTable: opened }),
    ...(expand === undefined ? {} : { expand: expanded(expand, codes) }),
    ...(rowDisabledWhen === undefined ? {} : { rowDisabledWhen }),
    ...(maxHeight === undefined ? {} : { maxHeight }),
    live: rest.live === true,
  };
}

/** The options with the order that a column names by `isOrder`, where they name none themselves. */
export function withOrder(declared: GridOptions | undefined, columns: readonly Column[]): GridOptions | undefined {
  const order = columns.find((column) => 'isOrder' in column && column.isOrder === true);
  return order === undefined ? declared : { dragSort: order.key, ...declared };
}

/** What `expand` says instead of a sub-table. */
const DETAIL = 'detail';

function expanded(expand: string, codes: ReadonlyMap<string, string>): { table?: string } {
  const table = expand === DETAIL ? undefined : codes.get(expand);
  return table === undefined ? {} : { table };
}

/** The order is kept in a number field, what opens at a row is a sub-table, and conditions speak of the model's fields. */
export function checkGridOptions(
  linker: Linker,
  document: Document,
  declared: GridOptions | undefined,
  model: Model,
  path: Path,
): void {
  if (declared === undefined) return;
  const { dragSort, subTable, expand, rowDisabledWhen } = declared;
  checkSelecting(linker, document, declared, path);
  const numbers = new Map(model.fields.filter((field) => field.kind === 'number').map((field) => [field.key, field]));
  const order =
    dragSort === undefined
      ? undefined
      : linker.reference(document, '数值字段', dragSort, numbers, [...path, 'dragSort']);
  const wrong = order && notAnOrder(order, model.fields);
  if (wrong !== undefined) linker.report(document, 'wrong-type', wrong, [...path, 'dragSort']);
  const children = new Map(model.subTables.map((child) => [child.model, child.model]));
  if (subTable !== undefined) linker.reference(document, '子表', subTable, children, [...path, 'subTable']);
  const shown = new Map([[DETAIL, DETAIL], ...children]);
  if (expand !== undefined) linker.reference(document, '子表', expand, shown, [...path, 'expand']);
  checkCondition(linker, document, rowDisabledWhen, [...path, 'rowDisabledWhen'], wordsOf(model));
}

/** Where no row can be chosen, what is done with the chosen ones never shows. */
function checkSelecting(
  linker: Linker,
  document: Document,
  { selection, buttons = [] }: GridOptions,
  path: Path,
): void {
  if (selection !== 'none') return;
  for (const [index, button] of buttons.entries()) {
    if (button !== 'remove' && button !== 'clearSelection') continue;
    const sentence = sentences['key-unused'](button, '"selection": "none" 时没有行可选，它不会出现');
    linker.report(document, 'key-unused', sentence, [...path, 'buttons', index]);
  }
}

/** A sub-table is saved with its record: what speaks of saving and of saved rows would do nothing. */
export function checkChildGrid(
  linker: Linker,
  document: Document,
  { live, buttons = [] }: GridOptions,
  path: Path,
): void {
  const report = (found: string, at: Path) =>
    linker.report(document, 'grid-of-child', sentences['grid-of-child'](found), [...path, ...at], 'value');
  if (live === true) report('live', ['live']);
  const save = buttons.indexOf('save');
  if (save >= 0) report('"save"', ['buttons', save]);
}

/** Rows of a tree open to those below them, have an order only among these, and come level by level. */
export function checkTreeGrid(linker: Linker, document: Document, declared: GridOptions | undefined, path: Path): void {
  const { dragSort, expand, live } = declared ?? {};
  const found = { dragSort: dragSort !== undefined, expand: expand !== undefined, live: live === true };
  for (const [key, used] of Object.entries(found))
    if (used) linker.report(document, 'grid-of-tree', sentences['grid-of-tree'](key), [...path, key], 'key');
}

/** Columns of an editable grid over a model, hidden ones included since they are kept and sent; `without` is left out. */
export function gridColumns(model: Model, without?: string): PlanField[] {
  return editable(model, model.fields.filter((field) => field.key !== without).map(columnOfField));
}

/** Columns as they are checked and edited in a row. */
export function editable(model: Model, columns: readonly PlanColumn[]): PlanField[] {
  const byKey = new Map(model.fields.map((field) => [field.key, field]));
  return columns.map((column) => planCell(rowCell(column), byKey.get(column.key)));
}

/** What has no room in a row leaves its place to a type that has. */
function rowCell(column: PlanColumn): PlanColumn {
  const { inRow } = cellTraits[column.type];
  return inRow === undefined ? column : ({ ...column, type: inRow } as PlanColumn);
}

/** Whether no one may change its values, whatever row they stand in. */
export function isLocked({ type, disabled, value }: PlanColumn): boolean {
  return disabled === true || value !== undefined || cellTraits[type].readOnly === true;
}

function planCell(column: PlanColumn, field: Field | undefined): PlanField {
  const rules = field?.rules ?? [];
  const readOnly = field === undefined || isLocked(column);
  return { ...column, rules, required: rules.some((rule) => rule.rule === 'required'), readOnly, span: 1 };
}

/** A sub-table has none of its own. */
const NOTHING_BELOW: ReadonlyMap<string, string> = new Map();

/** The sub-tables of a model's form. */
export function formTables(model: Model, models: ReadonlyMap<string, Model>): Making<PlanSubTable[]> {
  if (model.subTables.length === 0) return () => [];
  const below = model.subTables.flatMap((table) => {
    const child = models.get(table.model);
    return child === undefined ? [] : [{ table, child }];
  });
  return () =>
    below.map(({ table: { foreignKey, title, grid, single, name }, child }) => {
      const options = gridOptions(grid, ['add', 'remove', 'clearSelection'], NOTHING_BELOW);
      const columns = gridColumns(child, foreignKey);
      const called = name === undefined ? {} : { name };
      const { code: key, permission } = child;
      const locks = rowLocks(model, name);
      return {
        key,
        title,
        permission,
        columns,
        options,
        ...called,
        ...(single ? { single } : {}),
        ...(locks ? { locks } : {}),
      };
    });
}
