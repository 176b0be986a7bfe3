import type { RecordDialogProps } from '../forms/RecordDialog.tsx';
import { lazyPart } from '../shell/lazyPart.tsx';
import { Panel } from '../shell/Panel.tsx';

const RecordDialog = lazyPart('RecordDialog', () =>
  import('../forms/RecordDialog.tsx').then((part) => part.RecordDialog),
);

/** The window of a record; forms come when it is first opened. */
export function RecordPanel(props: RecordDialogProps) {
  return (
    <Panel name="窗口" onClose={props.onClose}>
      <RecordDialog {...props} />
    </Panel>
  );
}
