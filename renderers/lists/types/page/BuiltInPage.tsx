import type { PagePlan } from '../../../../engine/plan/Plan.ts';
import { PageDescription } from '../../../ui/PageSlots.tsx';
import { StateNotice } from '../../../ui/StateNotice.tsx';
import type { PageRegistry } from '../../ListType.ts';

/** A page written in code, named by its plan. */
export function BuiltInPage({ plan, pages }: { plan: PagePlan; pages: PageRegistry }) {
  const Page = Object.hasOwn(pages, plan.page) ? pages[plan.page] : undefined;
  if (!Page) return <StateNotice mark="404" title="页面不存在" text={`此版本没有名为“${plan.page}”的内置页面。`} />;
  return (
    <>
      {plan.description && <PageDescription>{plan.description}</PageDescription>}
      <Page />
    </>
  );
}
