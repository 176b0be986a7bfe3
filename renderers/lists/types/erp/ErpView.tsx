import type { ErpPlan } from '../../../../engine/plan/Plan.ts';
import { RecordList } from '../../records/RecordList.tsx';
import { SubLists } from '../../subLists/SubLists.tsx';
import { useChosenRow } from '../../subLists/useChosenRow.ts';
import { useList } from '../../useList.ts';
import './erp.css';

/** Records of which one is chosen, and below them the rows of its sub-tables. */
export function ErpView({ plan }: { plan: ErpPlan }) {
  const list = useList(plan);
  const { chosen, grid } = useChosenRow(list, list.rows.data?.records);
  const { subLists } = plan;
  // A reader of none of them has nothing to choose a row for.
  if (subLists.length === 0) return <RecordList plan={plan} list={list} />;
  return (
    <div className="erp">
      <RecordList plan={plan} list={list} grid={grid} />
      <section className="screen-card" aria-label="子表">
        <SubLists lists={subLists} above={plan.code} owner={plan.recordTitle} record={chosen} />
      </section>
    </div>
  );
}
