import { answers } from './answers.ts';
import { editing } from './editing.ts';
import { gone } from './gone.ts';
import { loading } from './loading.ts';
import type { RowTable, RowTableParts } from './RowTable.ts';
import { createSaving } from './saving.ts';
import { createTableCore } from './tableCore.ts';

/** Makes the headless rows of an editable grid: nothing loaded, nothing dirty. */
export function createRowTable(parts: RowTableParts): RowTable {
  const core = createTableCore(parts);
  const saving = createSaving(core.state, core.ids);
  const { validation, view } = core;
  return {
    columns: parts.columns,
    ...view.readers,
    ...loading(core, saving),
    ...editing(core),
    ...answers(core, saving),
    ...gone(core),
    changes: saving.changes,
    getAll: saving.getAll,
    errors: validation.errors,
    error: validation.error,
    validate: () => {
      const errors = validation.validate();
      if (errors.size > 0) core.emit({ kind: 'validate', errors });
      return validation.errors();
    },
    subscribe: core.subscribe,
  };
}
