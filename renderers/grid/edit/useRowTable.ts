import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PlanGrid } from '../../../engine/plan.ts';
import { createRowTable } from '../../../engine/rows/createRowTable.ts';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import { sessionAtom } from '../../state/atoms.ts';
import { useServices } from '../../state/services.ts';

/** A row table of the signed-in user for the columns of a grid; a new one only when the grid's declaration changes. */
export function useRowTable({ columns, options }: PlanGrid): RowTable {
  const create = useCreateRowTable();
  return useMemo(() => create({ columns, options }), [create, columns, options]);
}

/** The way to make row tables, for forms that hold several. */
export function useCreateRowTable(): (grid: PlanGrid) => RowTable {
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  return useMemo(
    () =>
      ({ columns, options }: PlanGrid) =>
        createRowTable({
          columns,
          clock,
          random: Math.random,
          ...(user ? { user: { username: user.username, realname: user.realname, orgCode: user.orgCode ?? '' } } : {}),
          ...(options.dragSort === undefined ? {} : { sortKey: options.dragSort }),
        }),
    [clock, user],
  );
}
