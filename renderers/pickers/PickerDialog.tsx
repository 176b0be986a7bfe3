import { DownOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { withParams } from '../../engine/pickers/parameters.ts';
import type { CellRow } from '../cells/Cell.ts';
import { POPUP_CLASS } from '../cells/drawing/popup.ts';
import type { PickerDialogProps } from '../cells/editors/pickerDialogContext.ts';
import { useCellServices } from '../cells/useCellServices.ts';
import { PickerModal } from './PickerModal.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { type PickerChoice, type PickerSelection, selectionComplaint, selectionOf } from './selection.ts';
import { TreeChoice } from './TreeChoice.tsx';
import { LoadFailure, useLoaded } from './useLoaded.tsx';

/** The dialog of any picker: its declaration says which parts there are. */
export function PickerDialog({ id, title, multiple, chosen, params, onTake, onCancel }: PickerDialogProps) {
  const services = useCellServices();
  // What the row held when the dialog opened.
  const [given] = useState(params);
  const load = useCallback(async () => withParams(await services.picker(id), given), [services, id, given]);
  const { value: picker, failure, retry } = useLoaded(load);
  const { message } = App.useApp();
  const [selection, select] = useState(() => selectionOf<CellRow>(chosen ?? []));
  const [linked, setLinked] = useState<boolean>();
  const several = multiple ?? picker?.multiple ?? false;
  const take = (taken: PickerSelection<CellRow>) => {
    const diagnostic = selectionComplaint(taken.keys.length, several);
    if (diagnostic === undefined) onTake(taken.keys, [...taken.rows.values()], picker?.separator ?? ',');
    else void message.warning(diagnostic);
  };
  const isLinked = several && (linked ?? picker?.linked ?? false);
  return (
    <PickerModal
      title={title ?? picker?.title ?? '请选择'}
      width={picker?.width ?? 600}
      extra={several && picker?.tree === 'chosen' && <LinkMenu linked={isLinked} onChange={setLinked} />}
      onTake={picker && (() => take(selection))}
      onCancel={onCancel}
    >
      {failure && <LoadFailure problem={failure} onRetry={retry} />}
      {!failure && !picker && <Skeleton active />}
      {picker && (
        <Parts
          choice={{ picker, multiple: several, selection, onSelect: select, onTake: take }}
          linked={isLinked}
          keyed={chosen !== undefined}
        />
      )}
    </PickerModal>
  );
}

function Parts({ choice, linked, keyed }: { choice: PickerChoice; linked: boolean; keyed: boolean }) {
  if (choice.picker.tree === 'chosen') return <TreeChoice {...choice} linked={linked} />;
  return <RecordChoice {...choice} keyed={keyed} />;
}

/** Whether ticking a department ticks what is below it. */
function LinkMenu({ linked, onChange }: { linked: boolean; onChange: (linked: boolean) => void }) {
  const items = [
    { key: 'linked', label: '父子关联' },
    { key: 'apart', label: '取消关联' },
  ];
  const selectedKeys = [linked ? 'linked' : 'apart'];
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      classNames={{ root: POPUP_CLASS }}
      menu={{ items, selectable: true, selectedKeys, onClick: ({ key }) => onChange(key === 'linked') }}
    >
      <Button icon={<DownOutlined />} iconPlacement="end">
        树操作
      </Button>
    </Dropdown>
  );
}
