import dayjs from 'dayjs';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { newRow } from '../../../engine/lists/newRow.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { useExpressions } from '../store/useModule.ts';

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
