import type { RowTable } from '../../../engine/rows/RowTable.ts';
import { whenQuiet } from './whenQuiet.ts';

/** Lets delivered rows be read once they are on the screen; returns the way to stop. */
export function readWhenDrawn(table: RowTable): () => void {
  let callOff = whenQuiet(table.read);
  const unsubscribe = table.subscribe(({ kind }) => {
    if (kind !== 'load') return;
    callOff();
    callOff = whenQuiet(table.read);
  });
  return () => {
    callOff();
    unsubscribe();
  };
}
