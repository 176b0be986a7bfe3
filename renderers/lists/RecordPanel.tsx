import { useState } from 'react';
import type { RecordDialogProps } from '../forms/dialogs/RecordDialog.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { HistoryDrawerProps } from './history/HistoryDrawer.tsx';
import { usePrints } from './prints/usePrints.tsx';
import { useTransitions } from './transitions/useTransitions.tsx';

const RecordDialog = lazyComponent('RecordDialog', () =>
  import('../forms/dialogs/RecordDialog.tsx').then((part) => part.RecordDialog),
);
const HistoryDrawer = lazyComponent('HistoryDrawer', () =>
  import('./history/HistoryDrawer.tsx').then((part) => part.HistoryDrawer),
);

/** The window of a record, with its history behind it; forms come when it is first opened. */
export function RecordPanel(props: RecordDialogProps) {
  const { plan, opened, cells, mayEdit, onSaved, onClose } = props;
  const [shown, setShown] = useState(false);
  const transitions = useTransitions(plan, {
    cells,
    onDone: () => {
      onSaved();
      // What is typed over is another record by now.
      if (opened.mode === 'edit') onClose();
    },
  });
  const shownId = opened.mode === 'detail' ? opened.id : undefined;
  const id = plan.source.history === false ? undefined : shownId;
  const prints = usePrints(plan);
  const { open: print } = prints;
  return (
    <>
      <Panel name="窗口" onClose={onClose}>
        <RecordDialog
          {...props}
          transitions={transitions}
          {...(id === undefined ? {} : { onHistory: () => setShown(true) })}
          {...(shownId === undefined || !print ? {} : { onPrint: () => print([shownId]) })}
        />
      </Panel>
      {transitions.windows}
      {prints.window}
      {shown && id !== undefined && (
        <HistoryPanel
          {...{ plan, id, cells, mayEdit }}
          onClose={() => setShown(false)}
          onRestored={() => {
            onSaved();
            onClose();
          }}
        />
      )}
    </>
  );
}

/** What became of a record, over whatever is open. */
export function HistoryPanel(props: HistoryDrawerProps) {
  return (
    <Panel name="历史" onClose={props.onClose}>
      <HistoryDrawer {...props} />
    </Panel>
  );
}
