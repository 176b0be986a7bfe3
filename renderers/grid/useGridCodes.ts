import { useMemo } from 'react';
import { type GridCodes, gridCodes } from '../../engine/permissions/lists.ts';
import { usePermissionsQuery } from '../services/queries.ts';

/**
 * What the signed-in user lacks of a grid with this permission prefix; until the lists have come, everything that changes
 * rows. `saves`: the grid has a 保存 of its own.
 */
export function useGridCodes(prefix: string, saves = false): GridCodes {
  const { data } = usePermissionsQuery();
  return useMemo(() => (data ? gridCodes(`${prefix}:`, data, saves) : UNKNOWN), [data, prefix, saves]);
}

const UNKNOWN: GridCodes = {
  excluded: new Set(['add', 'save', 'remove', 'batch_delete']),
  locked: new Set(['edit']),
};
