import { ImportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import type { PlanSubList } from '../../../../engine/plan/Plan.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useChangeSets } from '../../changeSets/useChangeSets.tsx';
import { ImportPanel } from '../../transfer/ImportPanel.tsx';

interface InnerImportProps {
  list: PlanSubList;
  /** Whose the rows are. */
  record: string;
  /** A record may have one row alone, and has it. */
  full: boolean;
  cells: CellContext;
  onDone: () => void;
}

/** Takes rows from a file in under the open record; nothing where they may not come, or not from this person. */
export function InnerImport({ list, record, full, cells, onDone }: InnerImportProps) {
  const allowed = useAllowed();
  const [open, setOpen] = useState(false);
  const changes = useChangeSets({ plan: list, cells, onUndone: onDone });
  const add = usableAction(allowed(list.toolbar), 'add');
  if (add === undefined || full) return changes.windows;
  return (
    <>
      <div className="inner-tools">
        <Button size="small" icon={<ImportOutlined />} onClick={() => setOpen(true)}>
          {add.title}
        </Button>
      </div>
      {changes.windows}
      {open && (
        <ImportPanel
          plan={list}
          fixed={{ [list.foreignKey]: record }}
          may={['insert']}
          changes={changes}
          onDone={onDone}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
