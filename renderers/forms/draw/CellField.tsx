import { Skeleton } from 'antd';
import { Suspense, useContext } from 'react';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { GridColumn, GridRow } from '../../../engine/rows/RowTable.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import { tooFine } from '../../../engine/rules/roundedTo.ts';
import type { CellColumn, CellRow } from '../../cells/Cell.ts';
import { itemsOf } from '../../cells/drawing/items.ts';
import { CellEditor } from '../../cells/editors/CellEditor.tsx';
import { useItemsBelow } from '../../cells/editors/useItemsBelow.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { FormCells, type FormContext, useField } from '../store/FormContext.ts';
import type { FormStore } from '../store/FormStore.ts';

// Only forms with a schema of their own have such fields, and it brings RJSF.
export const LazyStructureEditor = lazyComponent('StructureEditor', () =>
  import('./structure/StructureEditor.tsx').then((part) => part.StructureEditor),
);

const NO_FAILURES: readonly FieldFailure[] = [];

/** What is wrong inside a field that shows an error; what only the server knows is wrong with all of it. */
function failuresIn(store: FormStore, key: string, error: string | undefined): readonly FieldFailure[] {
  if (error === undefined) return NO_FAILURES;
  const found = store.check().filter((failure) => failure.key === key);
  return found.length > 0 ? found : [{ key, message: error }];
}

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
  if (planned.schema !== undefined) {
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 3 }} />}>
        <LazyStructureEditor
          id={id}
          schema={planned.schema}
          value={state.value}
          onChange={change}
          disabled={state.disabled}
          failures={failuresIn(store, name, state.error)}
        />
      </Suspense>
    );
  }
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
      status={(state.error ?? tooFine(planned, state.value)) ? 'error' : undefined}
      dictionary={field.dictCode ? offered : undefined}
      retry={below?.retry}
      describedBy={`${id}-note`}
    />
  );
}
