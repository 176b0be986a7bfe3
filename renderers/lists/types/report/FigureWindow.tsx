import { useQuery } from '@tanstack/react-query';
import { type FigureOrigin, originRequest, type PointedFigure } from '../../../../engine/lists/origins/figureOrigin.ts';
import type { ReportPlan } from '../../../../engine/plan/Plan.ts';
import { useClient } from '../../../services/services.ts';
import { columnText, FigureOriginWindow } from '../../FigureOriginWindow.tsx';
import type { useList } from '../../useList.ts';

interface FigureWindowProps {
  plan: ReportPlan;
  list: ReturnType<typeof useList>;
  figure: PointedFigure;
  onClose: () => void;
}

/** Where a figure of a report comes from: how its total is made, or what its SQL puts out. */
export function FigureWindow({ plan, list, figure, onClose }: FigureWindowProps) {
  const client = useClient();
  const { path, parameters } = originRequest(plan, list.state, figure);
  const { data, isError, refetch } = useQuery({
    queryKey: ['figure', path, parameters],
    queryFn: ({ signal }) => client.get<FigureOrigin>(path, parameters, { signal, silent: true }),
  });
  const text = (key: string, value: unknown) => columnText(plan.columns, key, value, list.cells);
  const titleOf = (key: string) => plan.columns.find((column) => column.key === key)?.title ?? key;
  const group = Object.entries(figure.place === 'row' ? {} : figure.group).map(
    ([key, value]) => `${titleOf(key)} ${text(key, value) || '（空）'}`,
  );
  return (
    <FigureOriginWindow
      title={figure.title}
      value={text(figure.column, figure.value)}
      group={group}
      query={plan.query}
      list={list}
      columns={plan.columns}
      origin={data}
      onRetry={isError ? () => void refetch() : undefined}
      onClose={onClose}
    />
  );
}
