import type { FormPlan } from '../../../../engine/plan/Plan.ts';
import { FormPage } from '../../../forms/dialogs/FormPage.tsx';
import { PageDescription } from '../../../ui/PageSlots.tsx';
import { NoPermissionState } from '../../../ui/States.tsx';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useCells } from '../../useCells.ts';

/** A form as a page of its own. */
export function FormView({ plan }: { plan: FormPlan }) {
  const cells = useCells(plan.dictCodes);
  const narrow = useNarrow();
  const allowed = useAllowed();
  // Nobody shall fill in what they may not send.
  const actions = allowed(plan.toolbar);
  if (actions.length < plan.toolbar.length) return <NoPermissionState />;
  return (
    <div className="screen">
      {plan.description && <PageDescription>{plan.description}</PageDescription>}
      <section className="screen-card screen-main" aria-label={plan.title}>
        <FormPage plan={plan} cells={cells} narrow={narrow} readOnly={actions.some(({ disabled }) => disabled)} />
      </section>
    </div>
  );
}
