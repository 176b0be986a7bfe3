import type { ListPlan } from '../../../../engine/plan/Plan.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { RecordList } from '../../records/RecordList.tsx';
import { useList } from '../../useList.ts';

const LazyInlineList = lazyComponent('InlineList', async () => (await import('./InlineList.tsx')).InlineList);

/** A list of records, edited in windows or in place as its plan says. */
export function ListView({ plan }: { plan: ListPlan }) {
  return plan.grid ? <LazyInlineList plan={plan} grid={plan.grid} /> : <WindowList plan={plan} />;
}

function WindowList({ plan }: { plan: ListPlan }) {
  return <RecordList plan={plan} list={useList(plan)} />;
}
