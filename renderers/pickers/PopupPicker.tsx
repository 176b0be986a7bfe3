import { useCallback, useMemo, useState } from 'react';
import type { CellRow } from '../cells/Cell.ts';
import type { PickerPage } from '../cells/CellServices.ts';
import { useCellServices } from '../cells/cellServicesContext.ts';
import { PickerModal } from './PickerModal.tsx';
import { PickerTable } from './PickerTable.tsx';
import { rowKey } from './rowKey.ts';
import { selectionOf } from './selection.ts';
import { type PickerQuery, usePickerPage } from './usePickerPage.ts';

const WIDTH = 1200;

interface PopupPickerProps {
  /** Id of the declared picker. */
  picker: string;
  multiple: boolean;
  onTake: (rows: readonly CellRow[]) => void;
  onCancel: () => void;
}

/** Rows of a declared picker's report. */
export function PopupPicker({ picker, multiple, onTake, onCancel }: PopupPickerProps) {
  const services = useCellServices();
  const load = useCallback(
    (query: PickerQuery, signal: AbortSignal) => services.pickerRows(picker, query, signal),
    [services, picker],
  );
  const state = usePickerPage<PickerPage>(load);
  const [selection, select] = useState(() => selectionOf<CellRow>([]));
  const { page } = state;
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <PickerModal
      title={page?.title ?? '请选择'}
      width={page?.width ?? WIDTH}
      count={selection.keys.length}
      multiple={multiple}
      onTake={() => onTake([...selection.rows.values()])}
      onCancel={onCancel}
      onClear={() => select(selectionOf([]))}
    >
      <PickerTable
        state={state}
        columns={columns}
        keyOf={rowKey}
        multiple={multiple}
        selection={selection}
        onSelect={select}
        searches={page?.searches}
      />
    </PickerModal>
  );
}

function columnsOf(page: PickerPage | undefined) {
  return (page?.columns ?? []).map(({ key, title, texts }) => ({
    title,
    dataIndex: key,
    render: (value: unknown) =>
      value === null || value === undefined ? '' : (texts?.[String(value)] ?? String(value)),
  }));
}
