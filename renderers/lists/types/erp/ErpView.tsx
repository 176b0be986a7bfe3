import { Empty, Tabs } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import { ofRecord } from '../../../../engine/lists/requests.ts';
import type { ErpPlan, PlanSubList } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { RecordList } from '../../records/RecordList.tsx';
import { useList } from '../../useList.ts';
import './erp.css';

/** Records of which one is chosen, and below them the rows of its sub-tables. */
export function ErpView({ plan }: { plan: ErpPlan }) {
  const list = useList(plan);
  const { chosen, choose } = useChosenRow(list);
  const { subLists } = plan;
  // A reader of none of them has nothing to choose a row for.
  if (subLists.length === 0) return <RecordList plan={plan} list={list} />;
  return (
    <div className="erp">
      <RecordList plan={plan} list={list} grid={{ selected: chosen, single: true, onSelect: choose }} />
      <section className="screen-card" aria-label="子表">
        <SubLists lists={subLists} above={plan.code} owner={plan.recordTitle} record={[...chosen.keys()][0]} />
      </section>
    </div>
  );
}

/** The chosen row. On the first page that is the first one until another is; it is dropped when its row leaves the page. */
function useChosenRow({ rows, state }: ReturnType<typeof useList>) {
  const [wanted, setWanted] = useTabState<string | undefined>('chosen', undefined);
  const records = rows.data?.records;
  const isThere = records?.some(({ id }) => String(id) === wanted);
  const row = records?.find(({ id }) => String(id) === wanted) ?? (state.pageNo === 1 ? records?.[0] : undefined);
  useEffect(() => {
    if (wanted !== undefined && isThere === false && !rows.isPlaceholderData) setWanted(undefined);
  }, [wanted, isThere, rows.isPlaceholderData, setWanted]);
  const chosen = useMemo(() => new Map<string, Row>(row ? [[String(row.id), row]] : []), [row]);
  const choose = useCallback(
    ([next]: Row[]) => {
      if (next) setWanted(String(next.id));
    },
    [setWanted],
  );
  return { chosen, choose };
}

interface SubListsProps {
  lists: readonly PlanSubList[];
  /** Code of the list above. */
  above: string;
  /** What a record above is called. */
  owner: string;
  /** Id of the chosen one. */
  record: string | undefined;
}

/** A tab for each sub-table; the one in front asks for its rows, once a record is chosen. */
function SubLists({ lists, above, owner, record }: SubListsProps) {
  const [front, setFront] = useTabState('front', '');
  const items = lists.map((list) => ({
    key: list.code,
    label: list.title,
    children:
      record === undefined ? (
        <Empty
          className="erp-nothing"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={`请先在上面选择一条${owner}`}
        />
      ) : (
        <SubList key={record} {...{ list, above, owner, record }} />
      ),
  }));
  const shown = lists.some(({ code }) => code === front) ? front : (lists[0]?.code ?? '');
  return <Tabs className="erp-tabs" items={items} activeKey={shown} onChange={setFront} destroyOnHidden />;
}

type SubListProps = Pick<SubListsProps, 'above' | 'owner'> & { list: PlanSubList; record: string };

/** The rows of one sub-table, with buttons and a form of their own. */
function SubList({ list: sub, above, owner, record }: SubListProps) {
  const plan = useMemo(() => ofRecord(sub, record), [sub, record]);
  const list = useList(plan, { density: 'middle', inPage: true });
  const full = sub.single && (list.rows.data?.total ?? 0) > 0 ? `一条${owner}只能有一条${sub.title}` : undefined;
  return <RecordList plan={plan} list={list} within={plan.within} above={above} full={full} />;
}
