import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { BulkEditWindowProps } from './BulkEditWindow.tsx';

const BulkEditWindow = lazyComponent('BulkEditWindow', () =>
  import('./BulkEditWindow.tsx').then((part) => part.BulkEditWindow),
);

/** What opens the window for the same values in many records, and the window, drawn by the caller. */
export function useBulkEdit(parts: Omit<BulkEditWindowProps, 'onClose'>): [() => void, ReactNode] {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog = open && (
    <Panel name="批量编辑" onClose={close}>
      <BulkEditWindow {...parts} onClose={close} />
    </Panel>
  );
  return [() => setOpen(true), dialog];
}
