import { editing } from './editRows.ts';
import { loading } from './loadRows.ts';
import type { RowTable, RowTableParts } from './RowTable.ts';
import { gone } from './removedElsewhere.ts';
import { createSaving } from './saving.ts';
import { answers } from './serverReplies.ts';
import { createTableCore } from './tableCore.ts';

/** Makes the headless rows of an editable grid: nothing loaded, nothing dirty. */
export function createRowTable(parts: RowTableParts): RowTable {
  const core = createTableCore(parts);
  const saving = createSaving(core.state, core.ids, parts);
  const { validation, view } = core;
  const edits = editing(core);
  return {
    columns: parts.columns,
    ...view.readers,
    ...loading(core, saving),
    ...edits,
    ...answers(core, saving),
    ...gone(core),
    changes: saving.changes,
    getAll: saving.getAll,
    errors: validation.errors,
    error: validation.error,
    validate: () => {
      edits.withdraw();
      const errors = validation.validate();
      if (errors.size > 0) core.emit({ kind: 'validate', errors });
      return validation.errors();
    },
    subscribe: core.subscribe,
  };
}
