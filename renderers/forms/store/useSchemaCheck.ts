import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import { dataOf } from '../../../engine/rules/schemaData.ts';
import { failuresOf } from '../../../engine/rules/schemaFailures.ts';
import type { Judge } from './schemaCheck.ts';

/** What a form's own schema says of a row with its sub-tables. */
export type SchemaCheck = (row: Row) => FieldFailure[];

interface LoadedCheck {
  /** Undefined until it has come; a form without a schema has nothing to wait for. */
  check: SchemaCheck | undefined;
  error: Error | null;
  retry: () => void;
}

/** The check of a form's own schema; fetched when the form opens, since most forms have none. */
export function useSchemaCheck(form: PlanForm): LoadedCheck {
  const { schema } = form;
  const query = useQuery({
    queryKey: ['schema', schema?.module],
    queryFn: async () => schema && (await import('./schemaCheck.ts')).loadJudge(schema),
    enabled: schema !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judge = query.data;
  const check = useMemo(() => checkOf(form, judge), [form, judge]);
  return { check, error: query.isFetching ? null : query.error, retry: () => void query.refetch() };
}

function checkOf(form: PlanForm, judge: Judge | undefined): SchemaCheck | undefined {
  const { schema } = form;
  if (schema === undefined) return () => [];
  return judge && ((row) => failuresOf(judge(dataOf(schema.root, row, form)), form));
}
