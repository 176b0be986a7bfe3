import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { drillAddress, drillValues } from '../../../../engine/lists/drill.ts';
import type { QueryValues } from '../../../../engine/lists/query.ts';
import type { PlanColumn, ReportPlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { useAsking } from '../../../services/useAsking.ts';
import { useMenuRoutes } from '../../../services/useMenu.ts';

/**
 * The columns, of which only those lead on whose page the menu has an address for; and the way there. What is left stays
 * in its tab as it is: going back comes to it.
 */
export function useDrill(
  columns: readonly PlanColumn[],
  { query }: ReportPlan,
  values: QueryValues,
): [readonly PlanColumn[], (column: PlanColumn, row: Row) => void] {
  const routes = useMenuRoutes();
  const navigate = useNavigate();
  const { today } = useAsking();
  const paths = useMemo(
    () => new Map(routes.flatMap(({ path, target }) => (target.kind === 'screen' ? [[target.screenId, path]] : []))),
    [routes],
  );
  const leading = useMemo(
    () => columns.map((column) => (column.drill && !paths.has(column.drill.to) ? withoutDrill(column) : column)),
    [columns, paths],
  );
  const follow = ({ drill, across }: PlanColumn, row: Row) => {
    const path = drill && paths.get(drill.to);
    // A cell of a cross table has the value it stands below, too.
    const whole = across?.key === undefined ? row : { ...row, [across.key]: across.value ?? null };
    if (drill && path) void navigate(drillAddress(path, drill, whole, drillValues(query, values, today)));
  };
  return [leading, follow];
}

function withoutDrill({ drill: _nowhere, ...column }: PlanColumn): PlanColumn {
  return column as PlanColumn;
}
