import { Alert, Button, Empty, Skeleton } from 'antd';
import { type DragEvent, useEffect, useMemo, useState } from 'react';
import type { DictionaryItem } from '../../../../engine/plan/compiled.ts';
import { useRows } from '../../useRows.ts';
import { KanbanCard } from './KanbanCard.tsx';
import type { KanbanColumnProps } from './KanbanColumnProps.ts';

/** The cards of one value, as many as were asked for, with their number; takes in cards that may come here. */
export function KanbanColumn(props: KanbanColumnProps) {
  const { plan, list, item, moves, hidden, dragged, onTotal, onDrag } = props;
  const [pages, setPages] = useState(1);
  const own = useMemo(() => ({ ...plan, within: { [plan.by.key]: item.value } }), [plan, item.value]);
  const state = { ...list.state, pageNo: 1, pageSize: plan.pageSize * pages };
  const rows = useRows(own, state, list.views.ready && list.missing.length === 0);
  const total = rows.data?.total;
  const records = rows.data?.records ?? [];
  useEffect(() => {
    if (total !== undefined) onTotal(item.value, total);
  }, [item.value, total, onTotal]);

  const takes = dragged !== undefined && moves.targetsOf(dragged).includes(item.value);
  const onDragOver = (event: DragEvent) => {
    if (takes) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    if (takes) moves.move(dragged, item.value);
    onDrag(undefined);
  };
  const standing = dragged === undefined ? '' : takes ? ' kanban-takes' : ' kanban-refuses';
  return (
    <section
      className={`kanban-column${standing}`}
      aria-label={`${item.text}，${total ?? 0} 张`}
      hidden={hidden}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <h3 className="kanban-head">
        <span className="kanban-dot" style={dotOf(item)} />
        {item.text}
        <span className="kanban-count">{total ?? '…'}</span>
      </h3>
      <div className="kanban-cards">
        {rows.isError && rows.data === undefined && (
          <Alert
            type="error"
            title="读取失败"
            action={
              <Button size="small" onClick={() => void rows.refetch()}>
                重试
              </Button>
            }
          />
        )}
        {rows.isPending && <Skeleton active title={false} />}
        {records.map((row) => (
          <KanbanCard key={String(row.id)} row={row} {...props} />
        ))}
        {total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有卡片" />}
        {total !== undefined && records.length < total && (
          <Button block loading={rows.isFetching} onClick={() => setPages((now) => now + 1)}>
            再显示 {Math.min(plan.pageSize, total - records.length)} 张
          </Button>
        )}
      </div>
    </section>
  );
}

function dotOf({ color }: DictionaryItem) {
  return color === undefined || color === 'default' ? {} : { background: `var(--cell-tag-text-${color})` };
}
