import type { PlanOf } from '../../../../engine/plan/Plan.ts';
import { RecordList } from '../../records/RecordList.tsx';
import { useList } from '../../useList.ts';

/** Records whose form and sub-tables are tabs of one window. */
export function TabView({ plan }: { plan: PlanOf<'tab'> }) {
  return <RecordList plan={plan} list={useList(plan)} />;
}
