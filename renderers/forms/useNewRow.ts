import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import { newRow } from '../../engine/lists/newRow.ts';
import type { PlanForm } from '../../engine/plan.ts';
import { sessionAtom } from '../state/atoms.ts';
import { useServices } from '../state/services.ts';
import { useExpressions } from './useExpressions.ts';

/** What a new record's form opens with, for whoever is signed in. */
export function useNewRow(form: PlanForm): Row {
  const { fields } = form;
  const createExpressions = useExpressions(form);
  const { clock } = useServices();
  const user = useAtomValue(sessionAtom)?.user;
  return useMemo(
    () =>
      newRow(
        fields,
        {
          now: dayjs(clock()).format('YYYY-MM-DD HH:mm:ss'),
          userId: user?.id ?? '',
          username: user?.username ?? '',
          realname: user?.realname ?? '',
          orgCode: user?.orgCode ?? '',
        },
        createExpressions,
      ),
    [fields, clock, user, createExpressions],
  );
}
