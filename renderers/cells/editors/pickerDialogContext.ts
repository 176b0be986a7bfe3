import { type ComponentType, createContext } from 'react';
import type { CellRow } from '../Cell.ts';

/** What an editor hands the dialog of a picker. */
export interface PickerDialogProps {
  /** Of a declared or a built-in picker. */
  id: string;
  /** Heading of the dialog; absent: the picker's own. */
  title?: string | undefined;
  /** Absent: as the picker says. */
  multiple?: boolean | undefined;
  /** Values chosen so far; absent: rows are not known by their values. */
  chosen?: readonly string[] | undefined;
  /** Values of the report's parameters, besides those the picker declares. */
  params?: Readonly<Record<string, string>> | undefined;
  /** Values in the order they were chosen, the rows as far as they were seen, and what stands between several values. */
  onTake: (values: readonly string[], rows: readonly CellRow[], separator: string) => void;
  onCancel: () => void;
}

/** The dialog of pickers. It asks with cells itself, so cells must not know where it comes from. */
export const PickerDialogContext = createContext<ComponentType<PickerDialogProps> | undefined>(undefined);
