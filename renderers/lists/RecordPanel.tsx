import { type ReactNode, useState } from 'react';
import type { Opened, RecordDialogProps } from '../forms/dialogs/RecordDialog.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useNarrow } from '../ui/useMedia.ts';
import type { HistoryDrawerProps } from './history/HistoryDrawer.tsx';
import { usePrints } from './prints/usePrints.tsx';
import { useTransitions } from './transitions/useTransitions.tsx';

const RecordDialog = lazyComponent('RecordDialog', () =>
  import('../forms/dialogs/RecordDialog.tsx').then((part) => part.RecordDialog),
);
const HistoryDrawer = lazyComponent('HistoryDrawer', () =>
  import('./history/HistoryDrawer.tsx').then((part) => part.HistoryDrawer),
);

type RecordPanelProps = Omit<RecordDialogProps, 'narrow' | 'transitions' | 'onHistory' | 'onPrint'>;

interface RecordPanelOf extends Pick<RecordPanelProps, 'plan' | 'cells'> {
  /** Whether the reader may also change what is open. */
  mayEdit: (opened: Opened) => boolean;
  onSaved: (opened: Opened) => void;
}

/** Opens the window of a record, or of a new one; and the window. */
export function useRecordPanel({ plan, cells, mayEdit, onSaved }: RecordPanelOf) {
  const [opened, open] = useState<Opened | null>(null);
  const panel: ReactNode = opened && (
    <RecordPanel
      plan={plan}
      opened={opened}
      cells={cells}
      mayEdit={mayEdit(opened)}
      onEdit={(id) => open({ mode: 'edit', id })}
      onClose={() => open(null)}
      onSaved={() => onSaved(opened)}
    />
  );
  return [open, panel] as const;
}

/** The window of a record, with its history behind it; forms come when it is first opened. */
export function RecordPanel(props: RecordPanelProps) {
  const { plan, opened, cells, mayEdit, onSaved, onClose } = props;
  const narrow = useNarrow();
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
          narrow={narrow}
          transitions={transitions}
          {...(id === undefined ? {} : { onHistory: () => setShown(true) })}
          {...(shownId === undefined || !print ? {} : { onPrint: () => print([shownId]) })}
        />
      </Panel>
      {transitions.windows}
      {prints.window}
      {shown && id !== undefined && (
        <HistoryPanel
          plan={plan}
          id={id}
          cells={cells}
          mayEdit={mayEdit}
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
