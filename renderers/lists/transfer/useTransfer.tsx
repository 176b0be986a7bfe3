import { FileExcelOutlined, ImportOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import type { ImportHow } from '../../../engine/lists/transfer/importChoice.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Export, useExports } from '../actions/useExport.ts';
import type { ChangeSets } from '../changeSets/useChangeSets.tsx';
import { useRecycleBin } from '../recycleBin/useRecycleBin.tsx';
import type { ExportWindowProps } from './ExportWindow.tsx';
import { ImportPanel } from './ImportPanel.tsx';

const ExportWindow = lazyComponent('ExportWindow', () =>
  import('./ExportWindow.tsx').then((part) => part.ExportWindow),
);

/** A way in or out of the list that asks first; a button of its own. */
export interface Transfer extends Export {
  icon: ReactNode;
}

interface TransferParts extends Omit<ExportWindowProps, 'onClose'> {
  mayExport: boolean;
  mayAdd: boolean;
  mayEdit: boolean;
  /** What every row holds: the record that rows of a sub-list belong to. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** How its values are shown. */
  cells: CellContext;
  changes: Pick<ChangeSets, 'takeBack' | 'tell'>;
  /** Rows were imported, or came back from the bin. */
  onImported: () => void;
}

const NOTHING = {};

/** The ways to take rows out of a list and into it, as its toolbar wants them, and the windows of those that ask first. */
export function useTransfer({
  mayExport,
  mayAdd,
  mayEdit,
  fixed = NOTHING,
  cells,
  changes,
  onImported,
  ...parts
}: TransferParts) {
  const bin = useRecycleBin({ plan: parts.plan, cells, changes, onRestored: onImported });
  const { exporting, exports } = useExports(parts.plan, parts.list.state, parts.chosen);
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = () => setOpen(undefined);
  const may: ImportHow[] =
    mayAdd && parts.plan.source.import !== false ? (mayEdit ? ['insert', 'upsert', 'update'] : ['insert']) : [];
  const transfers: Transfer[] = [
    ...(may.length > 0
      ? [{ key: 'import-window', title: '导入', icon: <ImportOutlined />, run: () => setOpen('import') }]
      : []),
    ...(mayExport
      ? [{ key: 'export-window', title: '导出 Excel', icon: <FileExcelOutlined />, run: () => setOpen('export') }]
      : []),
    ...bin.tools,
  ];
  const windows: ReactNode = (
    <>
      {bin.window}
      {open === 'export' && (
        <Panel name="导出" onClose={close}>
          <ExportWindow {...parts} onClose={close} />
        </Panel>
      )}
      {open === 'import' && (
        <ImportPanel plan={parts.plan} fixed={fixed} may={may} changes={changes} onDone={onImported} onClose={close} />
      )}
    </>
  );
  return { tools: { exporting, exports: mayExport ? exports : undefined, transfers }, windows };
}
