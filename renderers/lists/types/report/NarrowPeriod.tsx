import { Alert, Button } from 'antd';
import { Failure } from '../../../../engine/api/Failure.ts';
import type { ReportPlan } from '../../../../engine/plan/Plan.ts';
import { periodTitles } from '../../../../engine/queries/periods.ts';
import type { useList } from '../../useList.ts';

const GATEWAY_TIMEOUT = 504;

/** Says which report was not done in its time, and offers a shorter period where it asks for one. */
export function NarrowPeriod({ plan, list }: { plan: ReportPlan; list: ReturnType<typeof useList> }) {
  const { error } = list.rows;
  if (!(error instanceof Failure) || error.code !== GATEWAY_TIMEOUT) return null;
  const period = plan.query.find((item) => item.dayRange);
  const shorter = period && list.state.values[period.key] !== 'last7' ? period : undefined;
  return (
    <Alert
      type="warning"
      banner
      title={`报表“${plan.title}”没有在限定的时间内算完，请缩小查询范围`}
      action={
        shorter && (
          <Button size="small" onClick={() => list.search({ ...list.state.values, [shorter.key]: 'last7' })}>
            {shorter.title}改为{periodTitles.last7}
          </Button>
        )
      }
    />
  );
}
