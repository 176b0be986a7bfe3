import { SearchOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Checkbox, Drawer, Empty, Input, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import {
  type BinEntry,
  type BinOutcome,
  keptWords,
  parseBin,
  parseRecovered,
} from '../../../engine/lists/changes/recycleBin.ts';
import type { RecycleBin } from '../../../engine/plan/base.ts';
import type { PlanColumn, RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { showText } from '../../cells/show.ts';
import { useServices } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import { useSettled } from '../../ui/useSettled.ts';
import { Refusals } from '../changeSets/Refusals.tsx';
import '../history/history.css';
import './recycleBin.css';

const PAGE = 20;
/** Milliseconds without a key after which words are searched. */
const QUIET = 250;
/** Columns told of each, beside its name. */
const MOST_TOLD = 4;

interface RecycleBinDrawerProps {
  plan: RecordsPlan;
  bin: RecycleBin;
  cells: CellContext;
  mayRestore: boolean;
  mayPurge: boolean;
  /** Says what was done, with the way back. */
  onDone: (said: string, set: string | undefined) => void;
  onRestored: () => void;
  onClose: () => void;
}

/** What was removed from a list, last first: to be found, brought back, or removed for good. */
export function RecycleBinDrawer(props: RecycleBinDrawerProps) {
  const { plan, bin, cells, mayRestore, mayPurge, onClose } = props;
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useBin(plan.source.model, useSettled(keyword, QUIET), page);
  const { entries = [], total = 0 } = query.data ?? {};
  const { outcome, busy, restore, purge } = useBinActions(props, () => setChosen(new Set()));
  const turn = (id: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((each) => each !== id)));
  const among = entries.filter(({ id }) => chosen.has(id));
  const search = (words: string) => {
    setKeyword(words);
    setPage(1);
    setChosen(new Set());
  };
  return (
    <Drawer open title={`回收站：${plan.title}`} size="large" onClose={onClose}>
      <div className="bin-tools">
        <Input
          allowClear
          prefix={<SearchOutlined />}
          placeholder="搜索名称、编号等文字"
          aria-label="搜索回收站"
          onChange={({ target }) => search(target.value.trim())}
        />
        {mayRestore && (
          <Button disabled={among.length === 0 || busy} onClick={() => void restore(among)}>
            恢复所选{among.length > 0 && ` ${among.length}`}
          </Button>
        )}
        {mayPurge && among.length > 0 && (
          <Button danger disabled={busy} onClick={() => purge(among)}>
            彻底删除所选
          </Button>
        )}
        {mayPurge && among.length === 0 && (
          <Button danger disabled={total === 0 || keyword !== '' || busy} onClick={() => purge(total)}>
            清空回收站
          </Button>
        )}
      </div>
      <p className="bin-about">{keptWords(bin)}</p>
      {outcome && <Outcome {...outcome} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.data && entries.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={keyword === '' ? '回收站是空的' : `没有找到含“${keyword}”的`}
        />
      )}
      <ol className="history bin">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Checkbox
              aria-label={`选择 ${entry.name}`}
              checked={chosen.has(entry.id)}
              onChange={({ target }) => turn(entry.id, target.checked)}
            />
            <div className="bin-entry">
              <b>{entry.name}</b>
              <Told entry={entry} cells={cells} columns={plan.columns} />
              <p className="bin-about">
                {[`${entry.byName} 删除于 ${entry.time}`, ...(entry.lines > 0 ? [linesText(plan, entry)] : [])].join(
                  ' · ',
                )}
              </p>
            </div>
            {mayRestore && (
              <Button type="link" size="small" disabled={busy} onClick={() => void restore([entry])}>
                恢复
              </Button>
            )}
            {mayPurge && (
              <Button type="link" size="small" danger disabled={busy} onClick={() => purge([entry])}>
                彻底删除
              </Button>
            )}
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
          onChange={setPage}
        />
      )}
    </Drawer>
  );
}

const binKey = (code: string) => ['recycleBin', code] as const;

function useBin(code: string, keyword: string, page: number) {
  const { client } = useServices();
  return useQuery({
    queryKey: [...binKey(code), keyword, page],
    queryFn: async ({ signal }) => {
      const asked = { pageNo: page, pageSize: PAGE, ...(keyword === '' ? {} : { keyword }) };
      return parseBin(await client.get(pathTo(ENDPOINTS.recordBin, { code }), asked, { signal, silent: true }));
    },
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** Brings back, or removes for good after asking; `settled` once something was done. */
function useBinActions({ plan, onDone, onRestored }: RecycleBinDrawerProps, settled: () => void) {
  const { client, report } = useServices();
  const { modal, message } = App.useApp();
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<BinOutcome>();
  const [busy, setBusy] = useState(false);
  const code = plan.source.model;
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      settled();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: binKey(code) });
    }
  };
  const restore = (entries: readonly BinEntry[]) =>
    doing(async () => {
      const body = { ids: entries.map(({ id }) => id) };
      const path = pathTo(ENDPOINTS.recoverRecords, { code });
      const { message: said, result } = await client.exchange({
        ...ENDPOINTS.recoverRecords,
        path,
        body,
        silent: true,
      });
      const found = parseRecovered(result);
      setOutcome(found);
      if (found.done > 0) onDone(said, found.set);
      else message.warning(said);
      onRestored();
    });
  const purge = (what: readonly BinEntry[] | number) => {
    const body = typeof what === 'number' ? { all: true, count: what } : { ids: what.map(({ id }) => id) };
    const path = pathTo(ENDPOINTS.purgeRecords, { code });
    void modal.confirm({
      title: '彻底删除？',
      content: `将彻底删除${sayWhat(plan, what)}。此后不能恢复，也不能撤销；历史里仍看得到曾经的改动。`,
      okText: '彻底删除',
      cancelText: '取消',
      okButtonProps: { danger: true },
      onOk: () =>
        doing(async () => {
          const { message: said } = await client.exchange({ ...ENDPOINTS.purgeRecords, path, body, silent: true });
          setOutcome(undefined);
          message.success(said);
        }),
    });
  };
  return { outcome, busy, restore, purge };
}

function sayWhat(plan: RecordsPlan, what: readonly BinEntry[] | number): string {
  if (typeof what === 'number') return `回收站里的全部 ${what} 条${plan.recordTitle}`;
  const [first] = what;
  if (!first || what.length > 1) return `所选的 ${what.length} 条${plan.recordTitle}`;
  return first.lines > 0 ? `“${first.name}”（${linesText(plan, first)}）` : `“${first.name}”`;
}

const linesText = (plan: RecordsPlan, { lines }: BinEntry): string =>
  'tree' in plan ? `连同 ${lines} 个下级` : `连同 ${lines} 行子表`;

/** A few values by which one record is told from another. */
function Told({ entry, cells, columns }: { entry: BinEntry; cells: CellContext; columns: readonly PlanColumn[] }) {
  const told = columns
    .filter(({ hidden }) => !hidden)
    .map((column) => ({ title: column.title, text: showText(entry.row[column.key], column, cells) }))
    .filter(({ text }) => text !== '' && text !== entry.name)
    .slice(0, MOST_TOLD);
  return <p className="bin-values">{told.map(({ title, text }) => `${title}：${text}`).join('，')}</p>;
}

/** What did not come back, and what of it. */
function Outcome({ refused, lost }: BinOutcome) {
  if (refused.length === 0 && lost.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={refused.length > 0 ? `${refused.length} 条没有恢复` : '已恢复，有些字段的值没有地方放了'}
      description={
        <>
          <Refusals refused={refused} count={refused.length} />
          {lost.map(({ name, titles }) => (
            <p key={name}>
              “{name}”的{titles.join('、')}：字段已删去或换了类型，值没有恢复
            </p>
          ))}
        </>
      }
    />
  );
}
