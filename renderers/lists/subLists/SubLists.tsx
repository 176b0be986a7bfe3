import { Empty, Tabs } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { heldBy, ofRecord } from '../../../engine/lists/requests.ts';
import { lockedSubList } from '../../../engine/lists/states/lockedSubList.ts';
import type { PlanSubList } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useWhyWithin, WhyProvider } from '../../services/why.ts';
import { RecordList } from '../records/RecordList.tsx';
import { useList } from '../useList.ts';
import './subLists.css';

interface SubListsProps {
  lists: readonly PlanSubList[];
  /** Code of the list that the record is chosen in. */
  above: string;
  /** What a record of it is called. */
  owner: string;
  /** The chosen one. */
  record: Row | undefined;
  /** What is read of the record itself, before its lists. */
  own?: ((record: Row) => ReactNode) | undefined;
}

const OWN = '_own';

/** A tab for each sub-list; the one in front asks for its rows, once a record is chosen. */
export function SubLists({ lists, above, owner, record, own }: SubListsProps) {
  const [front, setFront] = useTabState('front', '');
  const nothing = (
    <Empty className="sub-lists-nothing" image={Empty.PRESENTED_IMAGE_SIMPLE} description={`请先选择一条${owner}`} />
  );
  const items = [
    ...(own ? [{ key: OWN, label: '详情', children: record ? own(record) : nothing }] : []),
    ...lists.map((list) => ({
      key: list.code,
      label: list.title,
      children: record ? <SubListOf list={list} above={above} owner={owner} record={record} /> : nothing,
    })),
  ];
  const shown = items.some(({ key }) => key === front) ? front : (items[0]?.key ?? '');
  return <Tabs className="sub-lists" items={items} activeKey={shown} onChange={setFront} destroyOnHidden />;
}

type SubListOfProps = Pick<SubListsProps, 'above' | 'owner'> & { list: PlanSubList; record: Row };

function SubListOf({ list: whole, record, ...place }: SubListOfProps) {
  const list = useMemo(() => lockedSubList(whole, record), [whole, record]);
  const held = heldBy(list, record);
  if (held === undefined)
    return (
      <Empty
        className="sub-lists-nothing"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={`这条${place.owner}没有${list.title}`}
      />
    );
  return <SubList key={held} list={list} held={held} {...place} />;
}

type SubListProps = Pick<SubListsProps, 'above' | 'owner'> & { list: PlanSubList; held: string };

/** The rows of one sub-list, with buttons and a form of their own. */
function SubList({ list: sub, above, owner, held }: SubListProps) {
  const plan = useMemo(() => ofRecord(sub, held), [sub, held]);
  const list = useList(plan, { density: 'middle', inPage: true });
  const full = sub.single && (list.rows.data?.total ?? 0) > 0 ? `一条${owner}只能有一条${sub.title}` : undefined;
  const within = useMemo(() => ({ [sub.foreignKey]: held }), [sub, held]);
  return (
    <WhyProvider value={useWhyWithin({ below: sub.permission })}>
      <RecordList plan={plan} list={list} within={within} above={above} full={full} />
    </WhyProvider>
  );
}
