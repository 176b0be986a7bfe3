import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellRow } from '../cells/Cell.ts';
import type { Selection } from './selection.ts';

/** What the dialogs of all pickers share: the picker, what is chosen, and how it is taken. */
export interface Choice {
  picker: Picker;
  multiple: boolean;
  selection: Selection<CellRow>;
  onSelect: (selection: Selection<CellRow>) => void;
  onTake: (selection: Selection<CellRow>) => void;
}
