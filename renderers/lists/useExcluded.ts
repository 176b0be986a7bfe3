import { useMemo } from 'react';
import { excludedCodes } from '../../engine/permissions/lists.ts';
import { usePermissionsQuery } from '../state/queries.ts';

/** Codes under a permission prefix that the signed-in user lacks; everything counts as lacking until the list has come. */
export function useExcluded(prefix: string): ReadonlySet<string> {
  const { data } = usePermissionsQuery();
  return useMemo(() => (data ? excludedCodes(`${prefix}:`, data) : LOCKED), [data, prefix]);
}

const LOCKED: ReadonlySet<string> = new Set(['add', 'save', 'remove', 'batch_delete']);
