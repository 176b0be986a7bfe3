import { ReloadOutlined } from '@ant-design/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { parseWaiting } from '../../../engine/lists/states/transitions.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';
import { StateNotice } from '../../ui/StateNotice.tsx';
import { FailureState } from '../../ui/States.tsx';
import { WaitingRecords } from './WaitingRecords.tsx';
import './approvals.css';

const PAGE = 20;
/** Milliseconds. */
const FRESH = 60_000;

/** 待我审批: every record that waits for whoever is signed in, model by model, longest first. */
export function ApprovalsPage() {
  const client = useClient();
  const [size, setSize] = useState(PAGE);
  const [chosen, setChosen] = useTabState('waiting', '');
  const query = useQuery({
    queryKey: ['waiting', size],
    queryFn: async ({ signal }) =>
      parseWaiting(await client.get(ENDPOINTS.waiting.path, { size }, { signal, silent: true })),
    placeholderData: keepPreviousData,
    refetchInterval: FRESH,
    staleTime: 0,
  });
  const { data: groups, error, isError, isFetching, refetch } = query;
  if (groups === undefined)
    return isError ? (
      <FailureState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const shown = groups.some(({ code }) => code === chosen) ? chosen : (groups[0]?.code ?? '');
  return (
    <section className="approvals" aria-label="待我审批" aria-busy={isFetching}>
      <header className="approvals-head">
        <span role="status">
          {total === 0 ? '没有等您处理的记录' : '等您处理的记录 '}
          {total > 0 && <b>{total}</b>}
          {total > 0 && ' 条'}
        </span>
        <Button icon={<ReloadOutlined />} loading={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
      </header>
      {isError && <Alert type="warning" showIcon title="没有取到新的数据，下面是上一次的" />}
      {total === 0 && <StateNotice title="都处理完了" text="有记录等您审批时会列在这里，铃铛里也会收到通知。" />}
      {total > 0 && (
        <Tabs
          activeKey={shown}
          onChange={setChosen}
          items={groups.map((group) => ({
            key: group.code,
            label: `${group.title}（${group.total}）`,
            children: (
              <WaitingRecords
                group={group}
                onMore={() => setSize(size + PAGE)}
                more={isFetching}
                onDone={() => void refetch()}
              />
            ),
          }))}
        />
      )}
    </section>
  );
}
