import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Drawer, Empty, Pagination, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { countsText, parseSet, parseSets, type ToldSet } from '../../../engine/lists/changes/changeSets.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { useClient } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { ACTS, useChangeTable } from '../history/useChangeTable.tsx';
import { Refusals } from './Refusals.tsx';
import '../history/history.css';
import './changeSets.css';

const PAGE = 20;

interface ChangeSetsDrawerProps {
  plan: RecordsPlan;
  cells: CellContext;
  onUndo: (set: string) => void;
  onClose: () => void;
}

/** What was done to many records at once, newest first, and what became of each in it. */
export function ChangeSetsDrawer({ plan, cells, onUndo, onClose }: ChangeSetsDrawerProps) {
  const [opened, setOpened] = useState<string>();
  return (
    <Drawer open title="改动记录" size="large" onClose={onClose}>
      {opened === undefined ? (
        <SetList code={plan.source.model} onOpen={setOpened} onUndo={onUndo} />
      ) : (
        <SetSteps plan={plan} cells={cells} set={opened} onUndo={onUndo} onBack={() => setOpened(undefined)} />
      )}
    </Drawer>
  );
}

interface SetListProps {
  code: string;
  onOpen: (set: string) => void;
  onUndo: (set: string) => void;
}

function SetList({ code, onOpen, onUndo }: SetListProps) {
  const client = useClient();
  const [page, setPage] = useState(1);
  const [mine, setMine] = useState(false);
  const query = useQuery({
    queryKey: ['changeSets', code, 'list', page, mine],
    queryFn: async ({ signal }) => {
      const asked = { pageNo: page, pageSize: PAGE, ...(mine ? { mine } : {}) };
      return parseSets(await client.get(pathTo(ENDPOINTS.changeSets, { code }), asked, { signal, silent: true }));
    },
    staleTime: 0,
  });
  const { sets = [], total = 0 } = query.data ?? {};
  return (
    <>
      <Checkbox
        checked={mine}
        onChange={(event) => {
          setMine(event.target.checked);
          setPage(1);
        }}
      >
        只看我的
      </Checkbox>
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.data && sets.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有一次改动多条的记录" />
      )}
      <ol className="history change-sets">
        {sets.map((set) => (
          <li key={set.id}>
            <SetHead set={set} onOpen={() => onOpen(set.id)} onUndo={() => onUndo(set.id)} />
          </li>
        ))}
      </ol>
      <Pages page={page} total={total} onPage={setPage} />
    </>
  );
}

function SetHead({ set, onOpen, onUndo }: { set: ToldSet; onOpen?: () => void; onUndo: () => void }) {
  return (
    <>
      <div className="change-sets-head">
        <b className="change-sets-title">{set.title}</b>
        {set.isUndone && <Tag>已撤销</Tag>}
        {onOpen && (
          <Button type="link" size="small" onClick={onOpen} aria-label={`查看：${set.title}`}>
            查看
          </Button>
        )}
        {set.mayUndo && !set.isUndone && (
          <Button type="link" size="small" onClick={onUndo} aria-label={`撤销：${set.title}`}>
            撤销
          </Button>
        )}
      </div>
      <p className="change-sets-about">{[set.byName, set.time, countsText(set)].join(' · ')}</p>
    </>
  );
}

interface SetStepsProps extends Omit<ChangeSetsDrawerProps, 'onClose'> {
  set: string;
  onBack: () => void;
}

function SetSteps({ plan, cells, set: id, onUndo, onBack }: SetStepsProps) {
  const client = useClient();
  const [page, setPage] = useState(1);
  const table = useChangeTable(plan, cells);
  const code = plan.source.model;
  const query = useQuery({
    queryKey: ['changeSets', code, 'one', id, page],
    queryFn: async ({ signal }) => {
      const path = pathTo(ENDPOINTS.changeSet, { code, id });
      return parseSet(await client.get(path, { pageNo: page, pageSize: PAGE }, { signal, silent: true }));
    },
    staleTime: 0,
  });
  const { set, steps = [], refusals = [], total = 0 } = query.data ?? {};
  return (
    <>
      <Button type="link" size="small" onClick={onBack}>
        返回
      </Button>
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {set && <SetHead set={set} onUndo={() => onUndo(id)} />}
      <Refusals refused={refusals} count={refusals.length} />
      <ol className="history change-sets">
        {steps.map((step) => (
          <li key={`${step.id}/${step.version}`}>
            <div className="history-head">
              <Tag>{ACTS[step.act]}</Tag>
              <b>{step.name}</b>
            </div>
            {step.changes.length > 0 && table(step.changes, ['原来', '改为'])}
          </li>
        ))}
      </ol>
      <Pages page={page} total={total} onPage={setPage} />
    </>
  );
}

function Pages({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  if (total <= PAGE) return null;
  return (
    <Pagination
      size="small"
      current={page}
      total={total}
      pageSize={PAGE}
      showSizeChanger={false}
      onChange={(next) => onPage(next)}
    />
  );
}
