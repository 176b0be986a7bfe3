import { useMemo } from 'react';
import { sessionAtom } from '../../../services/atoms.ts';
import { useServices } from '../../../services/services.ts';
import type { TableUser } from './createPlanTable.ts';

/** Who works in the tables of this page; read when asked for, since another table would have none of the unsaved rows. */
export function useTableUser(): TableUser {
  const { clock, store } = useServices();
  return useMemo(() => {
    const user = () => {
      const { username, realname = '', orgCode = '' } = store.get(sessionAtom)?.user ?? {};
      return username === undefined ? undefined : { username, realname, orgCode };
    };
    return { clock, user };
  }, [clock, store]);
}
