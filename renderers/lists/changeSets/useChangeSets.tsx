import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useServices } from '../../services/services.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useUndoMessage } from '../../ui/useUndoMessage.tsx';

const UndoWindow = lazyComponent('UndoWindow', () => import('./UndoWindow.tsx').then((part) => part.UndoWindow));
const ChangeSetsDrawer = lazyComponent('ChangeSetsDrawer', () =>
  import('./ChangeSetsDrawer.tsx').then((part) => part.ChangeSetsDrawer),
);

/** Changes of many records, and their way back. */
export interface ChangeSets {
  /** Says what was done, with 撤销 where it is a set. */
  tell(said: string, set: string | undefined): void;
  /** Takes a set back; asks first where some of it would stay. */
  takeBack(set: string): void;
  /** Shows all there were; absent where nothing is written down. */
  open: (() => void) | undefined;
  /** To be drawn by the caller. */
  windows: ReactNode;
}

interface ChangeSetsParts {
  plan: RecordsPlan;
  cells: CellContext;
  /** Records are as they were before. */
  onUndone: () => void;
}

/** Offers to take back what was just done to many records; asks only where some of it would stay. */
export function useChangeSets({ plan, cells, onUndone }: ChangeSetsParts): ChangeSets {
  const { client, report } = useServices();
  const { message } = App.useApp();
  const offer = useUndoMessage();
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState<string>();
  const code = plan.source.model;

  const tell: ChangeSets['tell'] = (said, set) => offer(said, set === undefined ? undefined : () => void start(set));
  const start = async (set: string) => {
    try {
      const path = pathTo(ENDPOINTS.checkUndo, { code, id: set });
      const { refusedCount } = await client.get<{ refusedCount: number }>(path, undefined, { silent: true });
      if (refusedCount > 0) setAsked(set);
      else await undo(set);
    } catch (error) {
      report(error);
    }
  };
  const undo = async (set: string) => {
    const path = pathTo(ENDPOINTS.undoChangeSet, { code, id: set });
    const { message: said, result } = await client.exchange({ ...ENDPOINTS.undoChangeSet, path, silent: true });
    const { done, set: back } = result as { done: number; set?: string };
    if (done > 0) tell(said, back);
    else message.warning(said);
    onUndone();
  };

  const windows = (
    <>
      {shown && (
        <Panel name="改动记录" onClose={() => setShown(false)}>
          <ChangeSetsDrawer plan={plan} cells={cells} onUndo={setAsked} onClose={() => setShown(false)} />
        </Panel>
      )}
      {asked !== undefined && (
        <Panel name="撤销" onClose={() => setAsked(undefined)}>
          <UndoWindow code={code} set={asked} onUndo={() => undo(asked)} onClose={() => setAsked(undefined)} />
        </Panel>
      )}
    </>
  );
  return {
    tell,
    takeBack: (set) => void start(set),
    open: plan.source.history === false ? undefined : () => setShown(true),
    windows,
  };
}
