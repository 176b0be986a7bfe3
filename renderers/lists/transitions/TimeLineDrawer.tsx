import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton, Timeline } from 'antd';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { recordPath } from '../../../engine/lists/requests.ts';
import { parseSteps, stateColumn, type TransitionStep } from '../../../engine/lists/states/transitions.ts';
import type { PlanColumn, RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';
import { useClient } from '../../services/services.ts';
import { FailureState } from '../../ui/States.tsx';
import './timeLine.css';

export interface TimeLineDrawerProps {
  plan: RecordsPlan;
  id: string;
  cells: CellContext;
  onClose: () => void;
}

/** How a record came to its state: who did what, when, and what was said about it. */
export function TimeLineDrawer({ plan, id, cells, onClose }: TimeLineDrawerProps) {
  const client = useClient();
  const code = plan.source.model;
  const query = useQuery({
    queryKey: ['transitions', code, id],
    queryFn: async ({ signal }) => {
      const more = { signal, silent: true } as const;
      const [row, steps] = await Promise.all([
        client.get<Row>(recordPath(plan.source, id), undefined, more),
        client.get(pathTo(ENDPOINTS.transitions, { code, id }), undefined, more),
      ]);
      return { row, steps: parseSteps(steps) };
    },
    staleTime: 0,
  });
  const column = stateColumn(plan);
  return (
    <Drawer open title="历程" size="default" onClose={onClose}>
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {query.data && (
        <Timeline
          items={[
            {
              color: 'gray',
              content: <Created row={query.data.row} steps={query.data.steps} column={column} cells={cells} />,
            },
            ...query.data.steps.map((step) => ({
              key: step.version,
              content: <Step step={step} column={column} cells={cells} />,
            })),
          ]}
        />
      )}
    </Drawer>
  );
}

interface Shown {
  column: PlanColumn | undefined;
  cells: CellContext;
}

function State({ value, column, cells }: Shown & { value: string }) {
  return column && value !== '' ? <ValueView value={value} column={column} context={cells} row={{}} /> : value;
}

function Created({ row, steps, ...shown }: Shown & { row: Row; steps: readonly TransitionStep[] }) {
  const first = steps[0]?.from ?? String(row[shown.column?.key ?? ''] ?? '');
  return (
    <div className="time-line-step">
      <div>
        <b>新增</b> <State value={first} {...shown} />
      </div>
      <div className="time-line-by">
        {String(row.createBy_dictText ?? row.createBy ?? '')} · {String(row.createTime ?? '')}
      </div>
    </div>
  );
}

function Step({ step, ...shown }: Shown & { step: TransitionStep }) {
  const { title, from, to, comment, byName, time } = step;
  return (
    <div className="time-line-step">
      <div>
        <b>{title}</b> <State value={from} {...shown} /> → <State value={to} {...shown} />
      </div>
      {comment !== '' && <blockquote className="time-line-comment">{comment}</blockquote>}
      <div className="time-line-by">
        {byName} · {time}
      </div>
    </div>
  );
}
