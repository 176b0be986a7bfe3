import { followClicks } from '../focus/followClicks.ts';
import type { CellPlace, GridHandle } from '../GridHandle.ts';
import { changesOf, type EditorSession, type EditorSessions, takePending } from './EditorSessions.ts';
import { stopOnPressOutside } from './stopOnPressOutside.ts';

interface EditingParts {
  handle: GridHandle;
  sessions: EditorSessions;
  isClaimed: (click: MouseEvent) => boolean;
  /** A click on a cell that opens no editor. */
  onShownClick: (id: string, key: string) => void;
  onEnded: () => void;
}

/** The open editor of a grid: how it opens and ends, and what it leaves in the table. */
export class GridEditing {
  private readonly parts: EditingParts;
  private readonly leave: (() => void)[];

  constructor(parts: EditingParts) {
    const { handle, sessions, isClaimed, onShownClick, onEnded } = parts;
    this.parts = parts;
    handle.api.addEventListener('cellEditingStopped', onEnded);
    this.leave = [
      stopOnPressOutside(handle.root, sessions),
      followClicks(handle.api, handle.root, { isClaimed, onShownClick }),
    ];
  }

  destroy(): void {
    for (const leave of this.leave) leave();
  }

  stop(commit: boolean): void {
    this.parts.handle.stopEditing(commit);
  }

  /** Where the open editor stands. */
  place(): CellPlace | undefined {
    const session = this.parts.sessions.current();
    return session && { id: session.row.id, key: session.column.key };
  }

  /** Takes over what an editor holds. */
  commit(session: EditorSession): void {
    const { table } = this.parts.handle;
    takePending(session);
    if (!session.touched || !table.row(session.row.id)) return;
    session.touched = false;
    const changes = changesOf(session);
    // A picker fills fields that nobody may type into.
    table.set(changes, 'edit', changes.length > 1);
  }
}
