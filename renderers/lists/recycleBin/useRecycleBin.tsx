import { RestOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { isShown } from '../../../engine/permissions/lists.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { usePermissionsQuery } from '../../services/queries.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ChangeSets } from '../changeSets/useChangeSets.tsx';

const RecycleBinDrawer = lazyComponent('RecycleBinDrawer', () =>
  import('./RecycleBinDrawer.tsx').then((part) => part.RecycleBinDrawer),
);

interface RecycleBinParts {
  plan: RecordsPlan;
  cells: CellContext;
  changes: Pick<ChangeSets, 'tell'>;
  /** Records are there again. */
  onRestored: () => void;
}

/** The removed records of a list, where its model keeps them and the reader may remove or purge some. */
export function useRecycleBin({ plan, cells, changes, onRestored }: RecycleBinParts) {
  const { data: lists } = usePermissionsQuery();
  const [open, setOpen] = useState(false);
  const may = (code: string) => lists !== undefined && isShown(`${plan.permission}:${code}`, lists);
  const mayRestore = may('delete') || may('batch_delete');
  const mayPurge = may('purge');
  if (plan.source.recycleBin === undefined || !(mayRestore || mayPurge)) return { tools: [], window: null };
  const close = () => setOpen(false);
  return {
    tools: [{ key: 'recycle-bin', title: '回收站', icon: <RestOutlined />, run: () => setOpen(true) }],
    window: open && (
      <Panel name="回收站" onClose={close}>
        <RecycleBinDrawer
          plan={plan}
          cells={cells}
          mayRestore={mayRestore}
          mayPurge={mayPurge}
          onRestored={onRestored}
          bin={plan.source.recycleBin}
          onDone={changes.tell}
          onClose={close}
        />
      </Panel>
    ),
  };
}
