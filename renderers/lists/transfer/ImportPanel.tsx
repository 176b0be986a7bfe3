import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ChangeSets } from '../changeSets/useChangeSets.tsx';
import type { ImportWindowProps } from './ImportWindow.tsx';

const ImportWindow = lazyComponent('ImportWindow', () =>
  import('./ImportWindow.tsx').then((part) => part.ImportWindow),
);

interface ImportPanelProps extends Omit<ImportWindowProps, 'onUndo'> {
  changes: Pick<ChangeSets, 'takeBack'>;
}

/** The window that takes rows in from files; what it has taken in can be taken back once it is closed. */
export function ImportPanel({ changes, ...props }: ImportPanelProps) {
  const { onClose } = props;
  return (
    <Panel name="导入" onClose={onClose}>
      <ImportWindow
        {...props}
        onUndo={(set) => {
          onClose();
          changes.takeBack(set);
        }}
      />
    </Panel>
  );
}
