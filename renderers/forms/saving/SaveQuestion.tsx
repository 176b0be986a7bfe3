import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { conflictsOf, type Row, rebased } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { SaveProblem } from './useSave.ts';

// Few saves meet somebody else's.
const ConflictDialog = lazyComponent(
  'ConflictDialog',
  async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
);
const DeletedElsewhereDialog = lazyComponent(
  'DeletedElsewhereDialog',
  async () => (await import('./DeletedElsewhereDialog.tsx')).DeletedElsewhereDialog,
);

interface SaveQuestionProps {
  problem: SaveProblem | null;
  form: PlanForm;
  original: Row | null;
  /** What is in the form now. */
  typed: () => Row;
  cells: CellContext;
  saving: boolean;
  /** Saves again, over a base or as a new record. */
  onSave: (base: Row | null, row: Row) => void;
  onTakeTheirs: (theirs: Row) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** What only the person can guardRoute when a save met somebody else's: another version, or a record that is gone. */
export function SaveQuestion(props: SaveQuestionProps) {
  const { problem, form, original, typed, cells, saving, onSave, onTakeTheirs, onDrop, onCancel } = props;
  if (problem && 'gone' in problem) {
    return (
      <Panel name="窗口" onClose={onCancel}>
        <DeletedElsewhereDialog
          saving={saving}
          onAddAgain={() => onSave(null, typed())}
          onDrop={onDrop}
          onCancel={onCancel}
        />
      </Panel>
    );
  }
  if (!problem || !('theirs' in problem) || !original) return null;
  const { theirs } = problem;
  const keys = form.fields.map((field) => field.key);
  return (
    <Panel name="窗口" onClose={onCancel}>
      <ConflictDialog
        conflicts={conflictsOf(original, typed(), theirs, keys)}
        fields={form.fields}
        theirs={theirs}
        cells={cells}
        saving={saving}
        onKeepMine={() => onSave(theirs, rebased(original, typed(), theirs, keys))}
        onTakeTheirs={() => onTakeTheirs(theirs)}
        onCancel={onCancel}
      />
    </Panel>
  );
}
