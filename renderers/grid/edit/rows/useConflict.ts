import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowConflict } from '../../../../engine/rows/RowTable.ts';
import { placeInSight, scrollToCell } from '../createHandle.ts';
import type { EditGridController } from '../EditGridController.ts';
import type { EditGridProps } from '../EditGridProps.ts';
import { pause, retried } from '../toolbar/popoverPlace.ts';
import type { OpenConflict } from './ConflictChoice.tsx';

/** Conflicts one at a time; the next waits for the answer to the one before. */
export function useConflict(
  controller: EditGridController | null,
  { table, columns, options: { dragSort } }: Pick<EditGridProps, 'table' | 'columns' | 'options'>,
) {
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const pending = useRef<(() => void) | undefined>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      pending.current?.();
    };
  }, []);
  const ask = useCallback(
    (asked: RowConflict): Promise<'mine' | 'theirs'> => {
      const column = columns.find(({ key }) => key === asked.key);
      // Numbers that nobody sees say nothing; the rows stand where they were put.
      if (asked.key === dragSort && column?.hidden !== false) return Promise.resolve('mine');
      const show = async (): Promise<'mine' | 'theirs'> => {
        const at = controller ? await placeOf(controller, asked) : undefined;
        return new Promise((resolve) => {
          if (left.current) return resolve('mine');
          const choose = (choice: 'mine' | 'theirs') => {
            pending.current = undefined;
            setConflict(null);
            // The question took the keyboard away from the editor it was about.
            if (choice === 'mine')
              controller?.sessions.current()?.element.querySelector<HTMLElement>('input, textarea')?.focus();
            resolve(choice);
          };
          const ceiling = controller?.handle.root.getBoundingClientRect().top ?? 0;
          pending.current = () => choose('mine');
          setConflict({ conflict: asked, column, row: table.indexOf(asked.id), at, ceiling, choose });
        });
      };
      const answer = queue.current.then(show);
      queue.current = answer;
      return answer;
    },
    [controller, table, columns, dragSort],
  );
  return { conflict, ask };
}

/** Where the cell stands once it is in sight. Nothing is scrolled under the pen, and what is not shown has no place. */
async function placeOf(controller: EditGridController, { id, key }: RowConflict): Promise<DOMRect | undefined> {
  const { api, root } = controller.handle;
  const look = () => placeInSight(root, id, key);
  if (controller.editing.place() !== undefined) return look();
  if (!api.isDestroyed()) scrollToCell(api, id, key);
  return retried(look, pause);
}
