import { Suspense } from 'react';
import type { Plan } from '../../engine/plan/Plan.ts';
import { holdsRecords } from '../../engine/plan/parts.ts';
import { useManifest } from '../services/queries.ts';
import { useViewsAhead, ViewsOfScreen } from '../services/views.ts';
import { fetchPart } from '../ui/lazyComponent.tsx';
import { FailureState, NoPermissionState, ScreenSkeleton } from '../ui/States.tsx';
import { LinkedRecord } from './LinkedRecord.tsx';
import type { ListType, PageRegistry } from './ListType.ts';
import { listTypes } from './listTypes.ts';
import { OriginPlace } from './OriginPlace.tsx';
import { usePlan } from './usePlan.ts';
import { WhyPlace } from './why/WhyPlace.tsx';
import './lists.css';

/**
 * The page of one screen, built from its plan. A changed plan replaces the old one under the open page: query, page
 * and selection stay.
 */
export function ScreenPage({ screenId, pages }: { screenId: string; pages: PageRegistry }) {
  const manifest = useManifest();
  const entry = manifest.data?.find((one) => one.id === screenId || one.code === screenId);
  const plan = usePlan(entry?.id ?? screenId, entry?.hash);
  const viewed = entry?.rows ? entry.id : undefined;
  useViewsAhead(viewed);
  if (manifest.isError && !entry)
    return <FailureState error={manifest.error} onRetry={() => void manifest.refetch()} />;
  if (manifest.data && !entry) return <NoPermissionState />;
  if (plan.isError && !plan.data) return <FailureState error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!plan.data) return <ScreenSkeleton />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <ViewsOfScreen value={viewed}>
        <WhyPlace screen={plan.data.code}>
          <OriginPlace>
            <PlanView plan={plan.data} pages={pages} />
            {holdsRecords(plan.data) && <LinkedRecord plan={plan.data} />}
          </OriginPlace>
        </WhyPlace>
      </ViewsOfScreen>
    </Suspense>
  );
}

/** Loads the view of a list type; of one that nobody knows nothing. */
export async function fetchView(type: string): Promise<void> {
  if (Object.hasOwn(listTypes, type)) await fetchPart(listTypes[type as Plan['type']]);
}

/** Draws a plan by its list type. */
export function PlanView({ plan, pages }: { plan: Plan; pages: PageRegistry }) {
  // The record is total over the types; that a plan meets its own view is what the compiler cannot pair.
  const View = listTypes[plan.type] as ListType<Plan['type']>;
  return <View key={plan.id} plan={plan} pages={pages} />;
}
