import type { RecordDialogProps } from '../forms/dialogs/RecordDialog.tsx';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { Panel } from '../ui/Panel.tsx';

const RecordDialog = lazyComponent('RecordDialog', () =>
  import('../forms/dialogs/RecordDialog.tsx').then((part) => part.RecordDialog),
);

/** The window of a record; forms come when it is first opened. */
export function RecordPanel(props: RecordDialogProps) {
  return (
    <Panel name="窗口" onClose={props.onClose}>
      <RecordDialog {...props} />
    </Panel>
  );
}
