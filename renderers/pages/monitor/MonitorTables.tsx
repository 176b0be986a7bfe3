import { Input, Tag } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import type { DiskEntry, MonitorState, TraceEntry } from '../../../engine/api/monitor.ts';
import { shownBytes, shownSpan } from './shownFact.ts';

interface Column<T> {
  title: string;
  cell: (row: T) => ReactNode;
  right?: boolean;
  wide?: boolean;
}

interface SimpleTableProps<T> {
  name: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  keyOf: (row: T) => string;
  empty: string;
}

function SimpleTable<T>({ name, rows, columns, keyOf, empty }: SimpleTableProps<T>) {
  if (rows.length === 0) return <p className="monitor-empty">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className="monitor-table" tabIndex={0} aria-label={name}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, right }) => (
              <th key={title} scope="col" data-align={right ? 'right' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, right, wide }) => (
                <td key={title} data-align={right ? 'right' : undefined} className={wide ? 'monitor-wide' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How full the disks are. */
export function Disks({ disks }: { disks: readonly DiskEntry[] }) {
  if (disks.length === 0) return <p className="monitor-empty">没有读到磁盘</p>;
  return (
    <ul className="monitor-disks">
      {disks.map(({ name, max, rest }) => {
        // Servers disagree on the share they send: it is counted here.
        const used = max > 0 ? Math.round((1 - rest / max) * 1000) / 10 : 0;
        return (
          <li key={name}>
            <span>{name}</span>
            <meter min={0} max={100} low={80} high={90} optimum={0} value={used} aria-label={`${name} 已用 ${used}%`} />
            <span className="monitor-secondary">
              已用 {used}%，剩 {shownBytes(rest)}，共 {shownBytes(max)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const statusColor = (status: number): string => (status >= 500 ? 'error' : status >= 400 ? 'warning' : 'default');

/** The newest requests; a number of the log or of an error window finds its request. */
export function Traces({ traces }: { traces: readonly TraceEntry[] }) {
  const [sought, seek] = useState('');
  const word = sought.trim().toLowerCase();
  const found = traces.filter(({ path, requestId, user, status }) =>
    [path, requestId, user, String(status)].some((text) => text.toLowerCase().includes(word)),
  );
  return (
    <>
      <Input.Search
        className="monitor-search"
        placeholder="地址、状态、账号或请求编号"
        aria-label="查找请求"
        allowClear
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <SimpleTable
        name="请求追踪"
        rows={found}
        keyOf={({ requestId }) => requestId}
        empty={word === '' ? '还没有请求' : '没有符合的请求'}
        columns={[
          { title: '时间', cell: ({ at }) => dayjs(at).format('HH:mm:ss.SSS') },
          { title: '方法', cell: ({ method }) => method },
          { title: '地址', cell: ({ path }) => path, wide: true },
          { title: '状态', cell: ({ status }) => <Tag color={statusColor(status)}>{status}</Tag> },
          { title: '耗时 ms', cell: ({ took }) => took, right: true },
          { title: '账号', cell: ({ user }) => user || '—' },
          { title: '请求编号', cell: ({ requestId }) => <code>{requestId}</code> },
        ]}
      />
    </>
  );
}

/** What the database was busy with longest, who waits for whom, and what takes room. */
export function DatabaseTables({ state }: { state: MonitorState }) {
  return (
    <>
      <h3>等待中的锁</h3>
      <SimpleTable
        name="等待中的锁"
        rows={state.locks}
        keyOf={({ pid, relation, mode }) => `${pid} ${relation} ${mode}`}
        empty="没有语句在等待锁"
        columns={[
          { title: '进程', cell: ({ pid }) => pid },
          { title: '在等', cell: ({ blockedBy }) => blockedBy || '—' },
          { title: '对象', cell: ({ relation }) => relation },
          { title: '方式', cell: ({ mode }) => mode },
          { title: '已等', cell: ({ waits }) => shownSpan(waits) },
          { title: '语句', cell: ({ sql }) => <code>{sql}</code>, wide: true },
        ]}
      />
      <h3>平均最慢的语句</h3>
      <SimpleTable
        name="平均最慢的语句"
        rows={state.statements}
        keyOf={({ sql }) => sql}
        empty="还没有语句"
        columns={[
          { title: '语句', cell: ({ sql }) => <code>{sql}</code>, wide: true },
          { title: '次数', cell: ({ calls }) => calls, right: true },
          { title: '平均 ms', cell: ({ mean }) => mean, right: true },
          { title: '最长 ms', cell: ({ longest }) => longest, right: true },
          { title: '累计 ms', cell: ({ total }) => total, right: true },
          { title: '失败', cell: ({ failed }) => failed, right: true },
        ]}
      />
      <h3>最大的表</h3>
      <SimpleTable
        name="最大的表"
        rows={state.tables}
        keyOf={({ name }) => name}
        empty="没有读到表"
        columns={[
          { title: '表', cell: ({ name }) => name },
          { title: '大小', cell: ({ size }) => shownBytes(size), right: true },
          { title: '行数（估计）', cell: ({ rows }) => rows.toLocaleString('zh-CN'), right: true },
        ]}
      />
    </>
  );
}

export function Problems({ problems }: Pick<MonitorState, 'problems'>) {
  return (
    <SimpleTable
      name="声明的问题"
      rows={problems}
      keyOf={({ file, line, message }) => `${file}:${line} ${message}`}
      empty="声明没有问题"
      columns={[
        { title: '位置', cell: ({ file, line }) => <code>{`${file}:${line}`}</code> },
        {
          title: '程度',
          cell: ({ severity }) => (
            <Tag color={severity === 'error' ? 'error' : 'warning'}>{severity === 'error' ? '错误' : '提醒'}</Tag>
          ),
        },
        { title: '问题', cell: ({ message }) => message, wide: true },
      ]}
    />
  );
}
