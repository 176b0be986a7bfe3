import type { ReactElement } from 'react';
import '../cells.css';

/** Draws an opened list with a sentence above it. */
export function withNote(note: string): (list: ReactElement) => ReactElement {
  return (list) => (
    <>
      <div className="choice-note">{note}</div>
      {list}
    </>
  );
}
