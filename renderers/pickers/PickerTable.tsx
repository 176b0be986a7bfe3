import { Table, type TableColumnType, type TableProps } from 'antd';
import { type KeyboardEvent, useMemo } from 'react';
import { rangeText } from '../../engine/lists/paging.ts';
import type { PickerQuery } from '../../engine/pickers/parameters.ts';
import type { Picker, PickerColumn } from '../../engine/plan/compiled.ts';
import type { PlanSort } from '../../engine/plan/Plan.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { CellRow } from '../cells/Cell.ts';
import { cutText } from '../cells/drawing/text.ts';
import type { PickerChoice } from './selection.ts';
import { toggleRow, toggleRows } from './selection.ts';
import type { Loaded } from './useLoaded.tsx';

const HEIGHTS = { bar: 400, side: 240 } as const;

interface PickerTableProps {
  choice: PickerChoice;
  page: Loaded<{ records: readonly CellRow[]; total: number; totalEstimated?: true }>;
  query: PickerQuery;
  onAsk: (query: PickerQuery) => void;
  keyOf: (row: CellRow) => string;
}

/** A page of records; a click or a space on a row chooses it or gives it up, Enter takes what is chosen. */
export function PickerTable({ choice, page, query, onAsk, keyOf }: PickerTableProps) {
  const { picker, multiple, selection, onSelect, onTake } = choice;
  const { sort } = query;
  const columns = useMemo(() => picker.columns.map((column) => tableColumn(column, picker, sort)), [picker, sort]);
  const toggled = (row: CellRow) => toggleRow(selection, keyOf(row), row, multiple);
  const keys = (event: KeyboardEvent<HTMLElement>, row: CellRow) => {
    const { key, currentTarget } = event;
    if (key === 'ArrowDown') focusRow(currentTarget.nextElementSibling);
    else if (key === 'ArrowUp') focusRow(currentTarget.previousElementSibling);
    else if (event.target !== currentTarget) return;
    else if (key === ' ') onSelect(toggled(row));
    else if (key === 'Enter') onTake(selection.keys.length === 0 ? toggled(row) : selection);
    else return;
    event.preventDefault();
  };
  const { value, loading } = page;
  return (
    <Table<CellRow>
      size="small"
      rowKey={keyOf}
      columns={columns}
      dataSource={value?.records}
      loading={loading}
      locale={{ emptyText: loading ? ' ' : '没有查询到任何数据' }}
      scroll={{ x: 'max-content', y: HEIGHTS[picker.chosen] }}
      rowSelection={{
        type: multiple ? 'checkbox' : 'radio',
        selectedRowKeys: [...selection.keys],
        preserveSelectedRowKeys: true,
        onSelect: (row) => onSelect(toggled(row)),
        onSelectAll: (chosen, _rows, changed) =>
          onSelect(toggleRows(selection, new Map(changed.map((row) => [keyOf(row), row])), chosen)),
      }}
      onRow={(row) => ({
        tabIndex: 0,
        onClick: (event) => !isBox(event.target) && onSelect(toggled(row)),
        onKeyDown: (event) => keys(event, row),
      })}
      rowClassName="picker-row"
      onChange={(_page, _filters, sorted, { action }) => {
        if (action === 'sort') onAsk({ ...query, sort: sortOf(sorted), pageNo: 1 });
      }}
      pagination={{
        size: 'small',
        current: query.pageNo,
        pageSize: query.pageSize,
        total: value?.total ?? 0,
        pageSizeOptions: [...picker.pageSizes],
        showSizeChanger: true,
        showTotal: (all, [first, last]) => rangeText(first, last, all, value?.totalEstimated),
        onChange: (pageNo, pageSize) => onAsk({ ...query, pageNo, pageSize }),
      }}
    />
  );
}

/** A box has chosen its row already. */
function isBox(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.ant-table-selection-column') !== null;
}

function focusRow(row: Element | null): void {
  if (row instanceof HTMLElement && row.classList.contains('picker-row')) row.focus();
}

const directions = { ascend: 'asc', descend: 'desc' } as const;

/** The order that was clicked; undefined when it was given up. */
function sortOf(sorted: Parameters<NonNullable<TableProps<CellRow>['onChange']>>[2]): PlanSort | undefined {
  const one = Array.isArray(sorted) ? sorted[0] : sorted;
  return one?.order ? { key: String(one.columnKey), order: directions[one.order] } : undefined;
}

function tableColumn(column: PickerColumn, picker: Picker, sort: PlanSort | undefined): TableColumnType<CellRow> {
  const { key, title, width, sortable = true } = column;
  return {
    key,
    // As an element: antd would give the heading a text's name a second time, the name of the query's own input.
    title: <>{title}</>,
    dataIndex: key,
    // The server sorts; the table only tells how.
    sorter: sortable,
    sortOrder: sort?.key === key ? (sort.order === 'asc' ? 'ascend' : 'descend') : null,
    align: column.kind === 'number' ? 'right' : 'left',
    ...(width === undefined ? {} : { width }),
    render: (value: unknown) => {
      const text = valueText(value, column);
      return picker.ellipsis === undefined ? text : <span title={text}>{cutText(text, picker.ellipsis)}</span>;
    },
  };
}

/** Codes by their texts, everything else as its kind reads. */
function valueText(value: unknown, { kind, options }: PickerColumn): string {
  const coded = options !== undefined && kind !== 'codes' ? 'code' : kind;
  return valueTypes[coded].format(value, options ? { items: options } : {});
}
