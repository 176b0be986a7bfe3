import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { allowedActions } from '../../../engine/lists/actions.ts';
import { isDisabled, isShown } from '../../../engine/permissions/lists.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { usePermissionsQuery } from '../../services/queries.ts';

/**
 * What of a plan's actions the signed-in user is shown, disabled where they may only look; nothing is held before the
 * permissions have come. Stable while they stay.
 */
export function useAllowed(): (actions: readonly PlanAction[]) => PlanAction[] {
  const { data } = usePermissionsQuery();
  const user = useAtomValue(sessionAtom)?.user;
  return useCallback(
    (actions) =>
      data
        ? allowedActions(
            actions,
            (permission) => isShown(permission, data),
            (permission) => isDisabled(permission, data),
            user,
          )
        : [],
    [data, user],
  );
}
