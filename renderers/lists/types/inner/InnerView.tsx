import { useMemo } from 'react';
import type { InnerPlan } from '../../../../engine/plan/Plan.ts';
import { useTabState } from '../../../services/pageTab.ts';
import { RecordList } from '../../records/RecordList.tsx';
import { useList } from '../../useList.ts';
import { InnerTabs } from './InnerTabs.tsx';

/** Records that open, one at a time, to the rows of their sub-tables. */
export function InnerView({ plan }: { plan: InnerPlan }) {
  const list = useList(plan);
  const [open, setOpen] = useTabState<string | undefined>('open', undefined);
  const { subLists } = plan;
  const detail = useMemo(
    () => ({
      open,
      onToggle: (id: string) => setOpen((now) => (now === id ? undefined : id)),
      draw: ({ id }: { id?: unknown }) => <InnerTabs lists={subLists} record={String(id)} above={plan.code} />,
    }),
    [open, setOpen, subLists, plan.code],
  );
  // A reader of none of them has nothing to open.
  return <RecordList plan={plan} list={list} {...(subLists.length > 0 ? { grid: { detail } } : {})} />;
}
