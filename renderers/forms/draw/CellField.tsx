import { useContext } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { GridColumn, GridRow } from '../../../engine/rows/RowTable.ts';
import type { CellColumn, CellRow } from '../../cells/Cell.ts';
import { itemsOf } from '../../cells/drawing/items.ts';
import { CellEditor } from '../../cells/editors/CellEditor.tsx';
import { useItemsBelow } from '../../cells/editors/useItemsBelow.ts';
import { FormCells, type FormContext } from '../store/FormContext.ts';
import { useField } from './useField.ts';

/** A field of the form: the editor of its cell type. */
export function CellField({ id, field: planned, context }: { id: string; field: PlanField; context: FormContext }) {
  const { store, fields, linkage, linked } = context;
  const { key: name } = planned;
  const cells = useContext(FormCells);
  const state = useField(store, name);
  // What it offers may hang on another field.
  useField(store, linkage.upper(name) ?? name);
  const field: CellColumn = planned;
  const row = store.row() as GridRow;
  const below = useItemsBelow(field, linked.parentOf({ key: name }, row));
  const items = itemsOf(field, cells);
  const offered = below ? below.items : items && linked.optionsFor(field as GridColumn, row, items);
  const setFields = (values: CellRow) =>
    store.set(Object.fromEntries(Object.entries(values).filter(([key]) => fields.has(key))));
  const change = (value: unknown) => {
    // What was chosen below belonged to the value that goes.
    const lower = linkage.lower(name).map((key) => [key, null] as const);
    store.set({ ...Object.fromEntries(lower), [name]: value });
  };
  return (
    <CellEditor
      id={id}
      column={field.options && offered ? { ...field, options: offered } : field}
      value={state.value}
      onChange={change}
      setFields={setFields}
      row={store.row}
      disabled={state.disabled}
      autoFocus={name === context.first}
      status={state.error ? 'error' : undefined}
      dictionary={field.dictCode ? offered : undefined}
      retry={below?.retry}
      describedBy={`${id}-note`}
    />
  );
}
