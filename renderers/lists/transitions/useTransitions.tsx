import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { standsOn } from '../../../engine/lists/actions.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { showText } from '../../cells/show.ts';
import type { RecordTransitions } from '../../forms/dialogs/RecordForm.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useAllowed } from '../actions/useAllowed.ts';
import { useRowCall } from '../actions/useRowCall.tsx';

const TimeLineDrawer = lazyComponent('TimeLineDrawer', () =>
  import('./TimeLineDrawer.tsx').then((part) => part.TimeLineDrawer),
);

/** The transitions of a record with their questions and windows, which the caller draws. */
interface Transitions extends RecordTransitions {
  windows: ReactNode;
}

/** The transitions of a plan's records for whoever is signed in; `onDone` is called after each, done or refused. */
export function useTransitions(
  plan: RecordsPlan,
  { cells, onDone }: { cells: CellContext; onDone: () => void },
): Transitions {
  const allowed = useAllowed();
  const queryClient = useQueryClient();
  const [timeLine, setTimeLine] = useState<string>();
  const [first] = plan.columns;
  const nameOf = (row: Row): string => (first ? showText(row[first.key], first, cells) : '');
  const done = (): void => {
    void queryClient.invalidateQueries({ queryKey: ['record'] });
    void queryClient.invalidateQueries({ queryKey: ['waiting'] });
    onDone();
  };
  const [call, calls] = useRowCall(done, nameOf);
  const key = plan.source.states;
  const moving = key === undefined ? [] : plan.rowActions.filter(({ set }) => set !== undefined && key in set);
  return {
    on: (row) => allowed(moving).filter((action) => !action.disabled && standsOn(action, row)),
    run: (action, row) => call(action, row),
    ...(key === undefined ? {} : { showTimeLine: setTimeLine }),
    windows: (
      <>
        {calls}
        {timeLine !== undefined && (
          <TimeLinePanel plan={plan} cells={cells} id={timeLine} onClose={() => setTimeLine(undefined)} />
        )}
      </>
    ),
  };
}

/** The time line, over whatever is open. */
export function TimeLinePanel(props: Parameters<typeof TimeLineDrawer>[0]) {
  return (
    <Panel name="历程" onClose={props.onClose}>
      <TimeLineDrawer {...props} />
    </Panel>
  );
}
