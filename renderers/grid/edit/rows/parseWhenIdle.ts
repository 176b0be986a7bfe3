import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import { whenDrawnAndIdle } from '../focus/whenDrawn.ts';

/** Lets delivered rows be read once they are on the screen; returns the way to stop. */
export function parseWhenIdle(table: RowTable): () => void {
  let callOff = whenDrawnAndIdle(table.read);
  const unsubscribe = table.subscribe(({ kind }) => {
    if (kind !== 'load') return;
    callOff();
    callOff = whenDrawnAndIdle(table.read);
  });
  return () => {
    callOff();
    unsubscribe();
  };
}
