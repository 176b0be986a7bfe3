import { Button, Input, Result, Table, type TableColumnType } from 'antd';
import { rangeText } from '../../engine/lists/paging.ts';
import { type Selection, toggleRow, toggleRows } from './selection.ts';
import type { PickerState } from './usePickerPage.ts';

export interface TablePage<Row> {
  records: readonly Row[];
  total: number;
}

interface PickerTableProps<Row> {
  state: PickerState<TablePage<Row>>;
  columns: TableColumnType<Row>[];
  keyOf: (row: Row) => string;
  multiple: boolean;
  selection: Selection<Row>;
  onSelect: (selection: Selection<Row>) => void;
  /** What the search box looks for; absent: there is none. */
  searches?: string;
}

/** A searchable table to choose rows of; a click on a row chooses it or gives it up. */
export function PickerTable<Row extends object>(props: PickerTableProps<Row>) {
  const { state, columns, keyOf, multiple, selection, onSelect, searches } = props;
  const { query, page, ask } = state;
  if (state.failure !== undefined) return <LoadFailure message={state.failure} onRetry={state.retry} />;
  return (
    <>
      {searches && (
        <Input.Search
          className="picker-search"
          placeholder={`请输入${searches}`}
          aria-label={searches}
          defaultValue={query.keyword}
          allowClear
          autoFocus
          onSearch={(keyword) => ask({ ...query, keyword: keyword.trim(), pageNo: 1 })}
        />
      )}
      <Table<Row>
        size="small"
        rowKey={keyOf}
        columns={columns}
        dataSource={page?.records}
        loading={state.loading}
        locale={{ emptyText: state.loading ? ' ' : '没有查询到任何数据' }}
        scroll={{ x: 'max-content', y: 400 }}
        rowSelection={{
          type: multiple ? 'checkbox' : 'radio',
          selectedRowKeys: [...selection.keys],
          preserveSelectedRowKeys: true,
          onSelect: (row) => onSelect(toggleRow(selection, keyOf(row), row, multiple)),
          onSelectAll: (chosen, _rows, changed) =>
            onSelect(toggleRows(selection, new Map(changed.map((row) => [keyOf(row), row])), chosen)),
        }}
        onRow={(row) => ({ onClick: () => onSelect(toggleRow(selection, keyOf(row), row, multiple)) })}
        rowClassName="picker-row"
        pagination={{
          size: 'small',
          current: query.pageNo,
          pageSize: query.pageSize,
          total: page?.total ?? 0,
          pageSizeOptions: [10, 20, 30],
          showSizeChanger: true,
          showTotal: (all, [first, last]) => rangeText(first, last, all),
          onChange: (pageNo, pageSize) => ask({ ...query, pageNo, pageSize }),
        }}
      />
    </>
  );
}

/** Why nothing can be chosen, and how to try again. */
export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Result
      status="warning"
      title={message}
      extra={
        <Button type="primary" onClick={onRetry}>
          重试
        </Button>
      }
    />
  );
}
