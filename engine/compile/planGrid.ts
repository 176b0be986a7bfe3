import type { GridOptions } from '../../schemas/generated/types.ts';
import type { Field, Model } from '../compiled.ts';
import type { PlanColumn, PlanField, PlanGridOptions, PlanTable } from '../plan.ts';
import type { Document, Path } from './documents.ts';
import type { Linker } from './Linker.ts';
import { columnOfField } from './planColumns.ts';

/** Options of an editable grid with what the author left out. */
export function gridOptions(declared: GridOptions | undefined, toolbar: PlanGridOptions['toolbar']): PlanGridOptions {
  const { dragSort, maxHeight, ...rest } = declared ?? {};
  return {
    toolbar: rest.toolbar ?? toolbar,
    size: rest.size ?? 'medium',
    rowNumber: rest.rowNumber ?? true,
    selection: rest.selection ?? 'multiple',
    ...(dragSort === undefined ? {} : { dragSort }),
    ...(maxHeight === undefined ? {} : { maxHeight }),
    live: rest.live === true,
  };
}

/** The order must be kept in a number field of the model. */
export function checkGridOptions(
  linker: Linker,
  document: Document,
  declared: GridOptions | undefined,
  model: Model,
  path: Path,
): void {
  const numbers = new Map(model.fields.filter((field) => field.kind === 'number').map((field) => [field.key, field]));
  if (declared?.dragSort !== undefined)
    linker.reference(document, '数值字段', declared.dragSort, numbers, [...path, 'dragSort']);
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

/** A text area has no room in a row; its pop-up has. */
function rowCell(column: PlanColumn): PlanColumn {
  return column.type === 'textarea' ? ({ ...column, type: 'input_pop' } as PlanColumn) : column;
}

function planCell(column: PlanColumn, field: Field | undefined): PlanField {
  const rules = field?.rules ?? [];
  const readOnly =
    field === undefined || column.disabled === true || column.type === 'normal' || column.value !== undefined;
  return { ...column, rules, required: rules.some((rule) => rule.rule === 'required'), readOnly, span: 1 };
}

/** The sub-tables of a model's form. */
export function formTables(model: Model, models: ReadonlyMap<string, Model>): PlanTable[] {
  return model.children.flatMap(({ model: id, foreignKey, title, grid }) => {
    const child = models.get(id);
    if (child === undefined) return [];
    const options = gridOptions(grid, ['add', 'remove']);
    return [{ key: child.code, title, permission: child.permission, columns: gridColumns(child, foreignKey), options }];
  });
}
