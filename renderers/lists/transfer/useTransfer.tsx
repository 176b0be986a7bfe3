import { FileExcelOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type Export, useExports } from '../actions/useExport.ts';
import type { ExportWindowProps } from './ExportWindow.tsx';

const ExportWindow = lazyComponent('ExportWindow', () =>
  import('./ExportWindow.tsx').then((part) => part.ExportWindow),
);

/** A way in or out of the list that asks first; a button of its own. */
export interface Transfer extends Export {
  icon: ReactNode;
}

interface TransferParts extends Omit<ExportWindowProps, 'onClose'> {
  mayExport: boolean;
}

/** The ways to take rows out of a list, as its toolbar wants them, and the window of the one that asks first. */
export function useTransfer({ mayExport, ...parts }: TransferParts) {
  const { exporting, exports } = useExports(parts.plan, parts.list.state, parts.chosen);
  const [open, setOpen] = useState<'export'>();
  const close = () => setOpen(undefined);
  const transfers: Transfer[] = mayExport
    ? [{ key: 'export-window', title: '导出 Excel', icon: <FileExcelOutlined />, run: () => setOpen('export') }]
    : [];
  const windows: ReactNode = open === 'export' && (
    <Panel name="导出" onClose={close}>
      <ExportWindow {...parts} onClose={close} />
    </Panel>
  );
  return { tools: { exporting, exports: mayExport ? exports : undefined, transfers }, windows };
}
