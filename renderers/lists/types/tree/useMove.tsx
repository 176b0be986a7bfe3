import { type ReactNode, useState } from 'react';
import type { TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Panel } from '../../../ui/Panel.tsx';

const MoveDialog = lazyComponent('MoveDialog', () => import('./MoveDialog.tsx').then((part) => part.MoveDialog));

/** Asks where a row goes; `onMoved` is told what is to be open afterwards. The dialog is drawn by the caller. */
export function useMove(plan: TreePlan, onMoved: (open: string[]) => void): [(row: Row) => void, ReactNode] {
  const [moving, setMoving] = useState<Row>();
  const moved = (parent: string) => {
    setMoving(undefined);
    onMoved(parent === plan.tree.root ? [] : [parent]);
  };
  const dialog = moving && (
    <Panel name="窗口" onClose={() => setMoving(undefined)}>
      <MoveDialog plan={plan} row={moving} onClose={() => setMoving(undefined)} onMoved={moved} />
    </Panel>
  );
  return [setMoving, dialog];
}
