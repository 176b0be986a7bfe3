import { Alert, Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { askFillRules, type Unfilled } from '../../../engine/lists/fillRules.ts';
import { filledFields } from '../../../engine/lists/newRow.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import { isNothing, type Row } from '../../../engine/plan/record.ts';
import { useClient } from '../../services/services.ts';
import type { FormStore } from './FormStore.ts';

interface FillRulesProps {
  form: PlanForm;
  store: FormStore;
  /** Told what came: defaults are no changes of the person's. */
  onFilled: (values: Row) => void;
}

/** Brings the defaults of a new record that only the server knows; says which did not come, and asks again. */
export function FillRules({ form, store, onFilled }: FillRulesProps) {
  const client = useClient();
  const [unfilled, setUnfilled] = useState<readonly Unfilled[]>([]);
  const fill = useCallback(
    async (fields: ReturnType<typeof filledFields>) => {
      setUnfilled([]);
      const answer = await askFillRules(client, fields, store.row());
      // What has been typed meanwhile is what is meant.
      const wanted = Object.entries(answer.values).filter(([key]) => isNothing(store.row()[key]));
      onFilled(Object.fromEntries(wanted));
      store.set(Object.fromEntries(wanted));
      setUnfilled(answer.unfilled);
    },
    [client, store, onFilled],
  );
  useEffect(() => {
    const fields = filledFields(form.fields);
    if (fields.length > 0) void fill(fields);
  }, [form, fill]);
  if (unfilled.length === 0) return null;
  const titleOf = (key: string) => form.fields.find((field) => field.key === key)?.title ?? key;
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title="有默认值没有取到，可以重试，或自己填写"
      description={unfilled.map(({ field, message }) => (
        <div key={field.key}>
          {titleOf(field.key)}（填值规则 {field.code}）：{message}
        </div>
      ))}
      action={
        <Button size="small" onClick={() => void fill(unfilled.map(({ field }) => field))}>
          重试
        </Button>
      }
    />
  );
}
