import { useCallback } from 'react';
import { isShown } from '../../engine/permissions/lists.ts';
import { usePermissionsQuery } from '../state/queries.ts';

/** Whether the signed-in user holds a permission; nothing is held before the list has come. */
export function usePermitted(): (permission: string) => boolean {
  const { data } = usePermissionsQuery();
  return useCallback((permission: string) => (data ? isShown(permission, data) : false), [data]);
}
