import type { TableColumnType } from 'antd';
import { useCallback, useState } from 'react';
import type { PickedUser } from '../cells/CellServices.ts';
import { useCellServices } from '../cells/cellServicesContext.ts';
import { useNames } from '../cells/useNames.ts';
import { PickerModal } from './PickerModal.tsx';
import { PickerTable } from './PickerTable.tsx';
import { selectionOf } from './selection.ts';
import { type PickerQuery, usePickerPage } from './usePickerPage.ts';

const WIDTH = 1250;

const COLUMNS: TableColumnType<PickedUser>[] = [
  { title: '账号', dataIndex: 'username', width: 160 },
  { title: '姓名', dataIndex: 'realname', width: 160 },
  { title: '手机', dataIndex: 'phone', width: 160 },
  { title: '部门', dataIndex: 'orgCode', render: (code: string | null) => <DepartmentName code={code} /> },
];

interface UserPickerProps {
  title: string;
  multiple: boolean;
  /** User names chosen so far. */
  chosen: readonly string[];
  onTake: (usernames: readonly string[]) => void;
  onCancel: () => void;
}

/** Users of the tenant, found by their accounts. */
export function UserPicker({ title, multiple, chosen, onTake, onCancel }: UserPickerProps) {
  const services = useCellServices();
  const load = useCallback((query: PickerQuery, signal: AbortSignal) => services.users(query, signal), [services]);
  const state = usePickerPage(load);
  const [selection, select] = useState(() => selectionOf<PickedUser>(chosen));
  return (
    <PickerModal
      title={title}
      width={WIDTH}
      count={selection.keys.length}
      multiple={multiple}
      onTake={() => onTake(selection.keys)}
      onCancel={onCancel}
      onClear={() => select(selectionOf([]))}
    >
      <PickerTable
        state={state}
        columns={COLUMNS}
        keyOf={(user) => user.username}
        multiple={multiple}
        selection={selection}
        onSelect={select}
        searches="账号"
      />
    </PickerModal>
  );
}

function DepartmentName({ code }: { code: string | null }) {
  const [name] = useNames('depart', code === null ? [] : [code]);
  return name;
}
