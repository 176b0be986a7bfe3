import { CloseOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { PlanAction } from '../../../../engine/plan/Plan.ts';

interface ListButtonsProps {
  actions: readonly PlanAction[];
  chosen: number;
  onAdd: () => void;
  onRemoveChosen: () => void;
  onClear: () => void;
}

/** 新增, and what can be done with the chosen rows once there are some. */
export function ListButtons({ actions, chosen, onAdd, onRemoveChosen, onClear }: ListButtonsProps) {
  const find = (code: string) => actions.find((action) => action.code === code);
  const add = find('add');
  const remove = find('batch_delete');
  return (
    <>
      {add && (
        <Button type="primary" icon={<PlusOutlined />} disabled={add.disabled} onClick={onAdd}>
          {add.title}
        </Button>
      )}
      {chosen > 0 && (
        <>
          {remove && (
            <Button icon={<DeleteOutlined />} disabled={remove.disabled} onClick={onRemoveChosen}>
              {remove.title}
            </Button>
          )}
          <span className="screen-chosen" role="status">
            已选择 <b>{chosen}</b> 项
            <Button type="link" size="small" icon={<CloseOutlined />} onClick={onClear}>
              清空
            </Button>
          </span>
        </>
      )}
    </>
  );
}
