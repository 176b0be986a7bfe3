import { ReloadOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton, Switch, Tabs, Tooltip } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { Fact, MonitorGroup, MonitorState } from '../../../engine/api/monitor.ts';
import { FailureState } from '../../ui/States.tsx';
import { type ChartName, HistoryCharts } from './HistoryCharts.tsx';
import { DatabaseTables, Disks, Problems, Traces } from './MonitorTables.tsx';
import { shownFact } from './shownFact.ts';
import { useMonitor } from './useMonitor.ts';
import './monitor.css';

/** How the server fares, now and in the last hour. */
export function MonitorPage() {
  const [live, setLive] = useState(true);
  const query = useMonitor(live);
  const { data: state, error, isError, refetch, isFetching } = query;
  if (state === undefined)
    return isError ? (
      <FailureState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  return (
    <div className="monitor">
      <div className="monitor-card monitor-bar">
        <span className="monitor-live">
          <Switch checked={live} onChange={setLive} aria-label="自动刷新" /> 自动刷新
        </span>
        <span className="monitor-secondary">
          进程 {state.process}，{dayjs(state.at).format('HH:mm:ss')} 的数据
        </span>
        <Button icon={<ReloadOutlined />} loading={isFetching && !live} onClick={() => void refetch()}>
          刷新
        </Button>
      </div>
      {isError && <Alert type="warning" showIcon title="没有取到新的数据，下面是上一次的" />}
      <Tabs
        className="monitor-tabs"
        items={TABS.map(({ key, label, draw }) => ({ key, label, children: draw(state) }))}
      />
    </div>
  );
}

const TABS: readonly { key: string; label: string; draw: (state: MonitorState) => React.ReactNode }[] = [
  {
    key: 'system',
    label: '系统与磁盘',
    draw: (state) => (
      <Group state={state} name="system" charts={['cpu', 'memory', 'load']}>
        <h3>磁盘</h3>
        <Disks disks={state.disks} />
      </Group>
    ),
  },
  {
    key: 'runtime',
    label: '运行时',
    draw: (state) => <Group state={state} name="runtime" charts={['heap', 'loop']} />,
  },
  {
    key: 'http',
    label: 'HTTP 服务',
    draw: (state) => <Group state={state} name="http" charts={['requests', 'bytes', 'connections']} />,
  },
  {
    key: 'trace',
    label: '请求追踪',
    draw: ({ traces }) => (
      <section className="monitor-card">
        <Traces traces={traces} />
      </section>
    ),
  },
  {
    key: 'database',
    label: '数据库',
    draw: (state) => (
      <Group state={state} name="database" charts={[]}>
        <DatabaseTables state={state} />
      </Group>
    ),
  },
  {
    key: 'cache',
    label: '缓存',
    draw: (state) => <Group state={state} name="cache" charts={['cacheKeys', 'cacheMemory']} />,
  },
  {
    key: 'declarations',
    label: '声明',
    draw: (state) => (
      <Group state={state} name="declarations" charts={[]}>
        <h3>问题</h3>
        <Problems problems={state.problems} />
      </Group>
    ),
  },
];

interface GroupProps {
  state: MonitorState;
  name: MonitorGroup;
  charts: readonly ChartName[];
  children?: React.ReactNode;
}

function Group({ state, name, charts, children }: GroupProps) {
  const why = state.failed[name];
  return (
    <>
      {why !== undefined && <Alert className="monitor-failed" type="error" showIcon title={why} />}
      <HistoryCharts names={charts} history={state.history} />
      <section className="monitor-card">
        <Facts facts={state.groups[name] ?? []} />
        {children}
      </section>
    </>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="monitor-facts">
      {facts.map(({ key, title, help, ...fact }) => (
        <div key={key}>
          <dt>
            {help === undefined ? (
              title
            ) : (
              <Tooltip title={help}>{<span className="monitor-help">{title}</span>}</Tooltip>
            )}
          </dt>
          <dd>{shownFact(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
