import { useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { ofRecord } from '../../../../engine/lists/requests.ts';
import type { PlanSubList } from '../../../../engine/plan/Plan.ts';
import { ROW_HEIGHTS, TOUCH_HEIGHT } from '../../../grid/shared/density.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { useWhyWithin, WhyProvider } from '../../../services/why.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { Rows } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';
import { rowsKey } from '../../useRows.ts';
import { InnerImport } from './InnerImport.tsx';
import './inner.css';

/** Px of a heading, and of the scroll bar below the rows. */
const HEADING = 36;
const SCROLL_BAR = 16;
/** Px of what says that there is nothing, or why. */
const MESSAGE = 128;

interface InnerRowsProps {
  list: PlanSubList;
  record: string;
  /** Code of the list the record stands in. */
  above: string;
}

/** What stands below an open record: a tab for each of its sub-tables, whose rows come when it is first in front. */
export function InnerTabs({ lists, record, above }: Omit<InnerRowsProps, 'list'> & { lists: readonly PlanSubList[] }) {
  const [front, setFront] = useTabState('front', '');
  const items = lists.map((list) => ({
    key: list.code,
    label: list.title,
    children: <InnerRows list={list} record={record} above={above} />,
  }));
  const shown = lists.some(({ code }) => code === front) ? front : (lists[0]?.code ?? '');
  return <Tabs className="inner-tabs" size="small" items={items} activeKey={shown} onChange={setFront} />;
}

/** The rows of one sub-table, to be read; further ones may come from a file. */
function InnerRows({ list: sub, record, above }: InnerRowsProps) {
  const plan = useMemo(() => ofRecord(sub, record), [sub, record]);
  const list = useList(plan, { density: 'compact', inPage: true });
  const narrow = useNarrow();
  const queryClient = useQueryClient();
  const records = list.rows.data?.records;
  const rows = records?.length ?? 0;
  const height =
    rows > 0 ? HEADING + rows * (narrow ? TOUCH_HEIGHT : ROW_HEIGHTS[list.view.density]) + SCROLL_BAR : MESSAGE;
  return (
    <div className="inner-rows" style={{ '--inner-height': `${height}px` } as CSSProperties}>
      <WhyProvider value={useWhyWithin({ below: sub.permission })}>
        <InnerImport
          list={sub}
          record={record}
          full={sub.single === true && (list.rows.data?.total ?? 0) > 0}
          cells={list.cells}
          onDone={() => {
            for (const code of [sub.code, above]) void queryClient.invalidateQueries({ queryKey: rowsKey(code) });
          }}
        />
        <Rows title={sub.title} list={list} rows={records} onReset={list.reset} short />
      </WhyProvider>
    </div>
  );
}
