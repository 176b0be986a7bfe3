import type { Model } from '../../../engine/plan/compiled.ts';
import type { Context } from '../../http/Context.ts';

/** What people call what was done. */
export type ChangeKind = 'import' | 'save' | 'bulk' | 'delete' | 'action' | 'undo' | 'recover';

/** Changes of many records that were one act. Whoever writes under it has it kept with its history, at once. */
export interface ChangeSet {
  id: string;
  /** Whose records it counts; what follows from them in other tables is kept under it too. */
  table: string;
  kind: ChangeKind;
  title: string;
  /** Wire code of the screen. */
  screen?: string | undefined;
  /** Of the declared action, where one did it: who takes it back needs it too. */
  permission?: string | undefined;
  /** Id of the set it takes back. */
  undoes?: string | undefined;
}

const LONGEST = 200;

/**
 * A set to write under: `{...records, set}`, in one transaction or several. It is there once something is written, with
 * as many records as were kept. Undefined where no history is kept: what is not known cannot be taken back.
 */
export function openChangeSet(
  { context, shape }: { context: Pick<Context, 'newId'>; shape: { model: Model } },
  { kind, title, screen, permission, undoes }: Omit<ChangeSet, 'id' | 'table'>,
): ChangeSet | undefined {
  if (shape.model.history === false) return undefined;
  return {
    id: context.newId(),
    table: shape.model.table,
    kind,
    title: title.slice(0, LONGEST),
    screen: screen?.slice(0, LONGEST),
    permission,
    undoes,
  };
}
