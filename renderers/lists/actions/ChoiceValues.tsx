import { useMemo, useState } from 'react';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { elementsOf } from '../../../engine/queries/filterValue.ts';
import { PickerModal } from '../../pickers/PickerModal.tsx';
import { ConditionValue } from '../../query/builder/ConditionRow.tsx';
import '../../query/builder/queryBuilder.css';
import { useCells } from '../useCells.ts';

interface ChoiceValuesProps {
  title: string;
  field: PlanQueryItem;
  values: readonly string[];
  onTake: (values: string[]) => void;
  onCancel: () => void;
}

/** Several values of a field, chosen with its own editor. */
export function ChoiceValues({ title, field, values, onTake, onCancel }: ChoiceValuesProps) {
  const { dictCode, key } = field;
  const cells = useCells(useMemo(() => (dictCode === undefined ? [] : [dictCode]), [dictCode]));
  const [val, setVal] = useState<string | undefined>(values.join(','));
  const chosen = elementsOf(val ?? '');
  return (
    <PickerModal title={title} width={560} onTake={() => onTake(chosen)} onCancel={onCancel}>
      <div className="super-value choice-values">
        <ConditionValue
          draft={{ field: key, rule: 'in', ...(val === undefined ? {} : { val }) }}
          number={1}
          field={field}
          cells={cells}
          label={field.title}
          onChange={(draft) => setVal(draft.val)}
        />
      </div>
      <p className="picker-hint" aria-live="polite">
        {chosen.length === 0
          ? `一个${field.title}也不选，就是不授予这一条。`
          : `已选 ${chosen.length} 个${field.title}。`}
      </p>
    </PickerModal>
  );
}
