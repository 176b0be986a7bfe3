import { CloseOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { isAboutRows } from '../../../engine/lists/actions.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import { LOOK_ONLY, whyButton } from '../../services/why.ts';
import { PrintButton } from '../prints/usePrints.tsx';

interface ListButtonsProps {
  actions: readonly PlanAction[];
  chosen: number;
  full: string | undefined;
  onAdd: () => void;
  onRemoveChosen: () => void;
  onCall: (action: PlanAction) => void;
  /** Absent: nothing can be edited here. */
  onBulkEdit: (() => void) | undefined;
  /** Absent: there is nothing to print. */
  onPrint: (() => void) | undefined;
  onClear: () => void;
}

const why = ({ permission, disabled }: PlanAction, off?: string) => whyButton(permission, disabled ? LOOK_ONLY : off);

/** 新增, and what can be done with the chosen rows once there are some. */
export function ListButtons(props: ListButtonsProps) {
  const { actions, chosen, full, onAdd, onRemoveChosen, onCall, onBulkEdit, onPrint, onClear } = props;
  const find = (code: string) => actions.find((action) => action.code === code);
  const add = find('add');
  const remove = find('batch_delete');
  const calls = (about: boolean) =>
    actions
      .filter(({ call }) => call && isAboutRows(call) === about)
      .map((action) => (
        <Button key={action.code} {...why(action)} disabled={action.disabled} onClick={() => onCall(action)}>
          {action.title}
        </Button>
      ));
  return (
    <>
      {add && (
        <Tooltip title={full}>
          <Button
            {...why(add, full)}
            type="primary"
            icon={<PlusOutlined />}
            disabled={add.disabled || full !== undefined}
            onClick={onAdd}
          >
            {add.title}
          </Button>
        </Tooltip>
      )}
      {calls(false)}
      {chosen > 0 && (
        <div className="screen-chosen-actions">
          {onBulkEdit && (
            <Button icon={<EditOutlined />} onClick={onBulkEdit}>
              批量编辑
            </Button>
          )}
          {onPrint && <PrintButton onPrint={onPrint} />}
          {calls(true)}
          {remove && (
            <Button {...why(remove)} icon={<DeleteOutlined />} disabled={remove.disabled} onClick={onRemoveChosen}>
              {remove.title}
            </Button>
          )}
          <span className="screen-chosen" role="status">
            已选择 <b>{chosen}</b> 项
            <Button type="link" size="small" icon={<CloseOutlined />} onClick={onClear}>
              清空
            </Button>
          </span>
        </div>
      )}
    </>
  );
}
