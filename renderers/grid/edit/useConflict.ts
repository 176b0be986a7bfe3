import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlanField } from '../../../engine/plan.ts';
import type { RowConflict } from '../../../engine/rows/RowTable.ts';
import type { OpenConflict } from './ConflictChoice.tsx';
import type { EditGridController } from './EditGridController.ts';

/** Conflicts one at a time; the next waits for the answer to the one before. */
export function useConflict(controller: EditGridController | null, columns: readonly PlanField[]) {
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pending = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => pending.current?.(), []);
  const ask = useCallback(
    (asked: RowConflict): Promise<'mine' | 'theirs'> => {
      const show = () =>
        new Promise<'mine' | 'theirs'>((resolve) => {
          const column = columns.find(({ key }) => key === asked.key);
          const cell = controller?.cell(asked.id, asked.key);
          if (!column || !cell) return resolve('mine');
          const choose = (choice: 'mine' | 'theirs') => {
            pending.current = undefined;
            setConflict(null);
            // The question took the keyboard away from the editor it was about.
            if (choice === 'mine')
              controller?.sessions.current()?.element.querySelector<HTMLElement>('input, textarea')?.focus();
            resolve(choice);
          };
          pending.current = () => choose('mine');
          setConflict({ conflict: asked, column, at: cell.getBoundingClientRect(), choose });
        });
      const answer = queue.current.then(show);
      queue.current = answer;
      return answer;
    },
    [controller, columns],
  );
  return { conflict, ask };
}
