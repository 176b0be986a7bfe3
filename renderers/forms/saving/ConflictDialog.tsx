import { Button, Modal } from 'antd';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import type { Conflict, Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  fields: readonly PlanField[];
  theirs: Row;
  cells: CellContext;
  saving: boolean;
  /** Saves my changes over theirs. */
  onKeepMine: () => void;
  /** Drops my changes. */
  onTakeTheirs: () => void;
  onCancel: () => void;
}

/** Two people changed one record: shows where they differ and lets the second one choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, fields, theirs, cells, saving, onKeepMine, onTakeTheirs, onCancel } = props;
  const who = [theirs.updateBy, theirs.updateTime].filter(Boolean).join('，');
  return (
    <Modal
      open
      title="数据已被他人修改"
      width={640}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          返回继续编辑
        </Button>,
        <Button key="theirs" onClick={onTakeTheirs}>
          采用对方的
        </Button>,
        <Button key="mine" type="primary" loading={saving} onClick={onKeepMine}>
          保留我的
        </Button>,
      ]}
    >
      <p>
        在您编辑期间，此记录已被修改{who && `（${who}）`}。
        {conflicts.length > 0
          ? '以下字段双方都改了；“保留我的”只覆盖您改过的字段。'
          : '对方改的是其他字段，“保留我的”会把双方的修改合在一起。'}
      </p>
      {conflicts.length > 0 && <Differences conflicts={conflicts} fields={fields} cells={cells} />}
    </Modal>
  );
}

function Differences({ conflicts, fields, cells }: Pick<ConflictDialogProps, 'conflicts' | 'fields' | 'cells'>) {
  return (
    <table className="conflict">
      <thead>
        <tr>
          <th>字段</th>
          <th>我的</th>
          <th>对方的</th>
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ key, mine, theirs }) => {
          const field = fields.find((one) => one.key === key);
          return (
            field && (
              <tr key={key}>
                <td>{field.title}</td>
                <td>
                  <ValueView value={mine} column={field} context={cells} />
                </td>
                <td>
                  <ValueView value={theirs} column={field} context={cells} />
                </td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
