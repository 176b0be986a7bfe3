import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Checkbox, Drawer, Empty, Pagination, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { changedBetween, parseHistory } from '../../../engine/lists/recordHistory.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useServices } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { ACTS, useChangeTable } from './useChangeTable.tsx';
import './history.css';

const PAGE = 20;

export interface HistoryDrawerProps {
  plan: RecordsPlan;
  id: string;
  cells: CellContext;
  /** The reader may bring a version back. */
  mayEdit: boolean;
  onClose: () => void;
  onRestored: () => void;
}

/** What became of a record, newest first; two versions beside each other, and one of them brought back. */
export function HistoryDrawer({ plan, id, cells, mayEdit, onClose, onRestored }: HistoryDrawerProps) {
  const { client } = useServices();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const code = plan.source.model;
  const query = useQuery({
    queryKey: ['history', code, id, page],
    queryFn: async ({ signal }) => {
      const path = pathTo(ENDPOINTS.recordHistory, { code, id });
      return parseHistory(await client.get(path, { pageNo: page, pageSize: PAGE }, { signal, silent: true }));
    },
    staleTime: 0,
  });
  const restore = useRestoring({ code, id, onRestored });
  const table = useChangeTable(plan, cells);
  const { steps = [], total = 0 } = query.data ?? {};
  const choose = (version: number, on: boolean) =>
    setChosen((now) => (on ? [...now, version].slice(-2) : now.filter((one) => one !== version)));
  const [from = 0, to = 0] = chosen.toSorted((one, other) => one - other);
  return (
    <Drawer open title="历史" size="large" onClose={onClose}>
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.data && steps.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这条记录还没有历史" />
      )}
      {chosen.length === 2 && (
        <section className="history-compare" aria-label={`比较第 ${from} 版与第 ${to} 版`}>
          <h3>
            第 {from} 版与第 {to} 版的不同
          </h3>
          {table(changedBetween(steps, from, to), [`第 ${from} 版`, `第 ${to} 版`])}
        </section>
      )}
      <ol className="history">
        {steps.map((step) => (
          <li key={step.id}>
            <div className="history-head">
              <Checkbox
                aria-label={`比较第 ${step.version} 版`}
                checked={chosen.includes(step.version)}
                onChange={(event) => choose(step.version, event.target.checked)}
              />
              <Tag>{ACTS[step.act]}</Tag>
              <b>第 {step.version} 版</b>
              <span title={step.via}>
                {step.byName} · {step.time}
              </span>
              {mayEdit && step.act !== 'delete' && step.version < (steps[0]?.version ?? 0) && (
                <Button type="link" size="small" onClick={() => restore(step.version)}>
                  恢复到此版
                </Button>
              )}
            </div>
            {table(step.changes, ['原来', '改为'])}
          </li>
        ))}
      </ol>
      {total > PAGE && (
        <Pagination
          size="small"
          current={page}
          total={total}
          pageSize={PAGE}
          showSizeChanger={false}
          onChange={(next) => {
            setPage(next);
            setChosen([]);
          }}
        />
      )}
    </Drawer>
  );
}

/** Brings a version back after a question, over the record as it is now. */
function useRestoring({ code, id, onRestored }: { code: string; id: string; onRestored: () => void }) {
  const { client, report } = useServices();
  const queryClient = useQueryClient();
  const { modal, message } = App.useApp();
  const restore = async (to: number) => {
    try {
      const now = await client.get<{ version: number }>(pathTo(ENDPOINTS.readRecord, { code, id }), undefined, {
        silent: true,
      });
      const body = { id, version: now.version, to };
      await client.exchange({
        ...ENDPOINTS.restoreRecord,
        path: pathTo(ENDPOINTS.restoreRecord, { code }),
        body,
        silent: true,
      });
      message.success(`已恢复到第 ${to} 版`);
      onRestored();
    } catch (error) {
      report(error);
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['history', code, id] });
    }
  };
  return (to: number) =>
    void modal.confirm({
      title: `恢复到第 ${to} 版？`,
      content: '之后的改动会被改回去；恢复本身也记入历史，可以再恢复回来。',
      okText: '恢复',
      cancelText: '取消',
      onOk: () => restore(to),
    });
}
