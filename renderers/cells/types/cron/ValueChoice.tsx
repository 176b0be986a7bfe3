import { Checkbox, Select } from 'antd';
import { type CronFieldName, cronFields } from '../../../../engine/cron/fields.ts';
import { POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { weekdayChoices, yearChoices } from './inputBounds.ts';

interface ValueChoiceProps {
  field: CronFieldName;
  values: readonly number[];
  disabled: boolean;
  onChange: (values: readonly number[]) => void;
}

/** Chooses some of a part's values. */
export function ValueChoice({ field, values, disabled, onChange }: ValueChoiceProps) {
  const title = `指定的${cronFields[field].title}`;
  if (field === 'year') {
    return (
      <Select
        mode="multiple"
        value={[...values]}
        options={[...yearChoices]}
        onChange={onChange}
        disabled={disabled}
        aria-label={title}
        placeholder="请选择年份"
        classNames={POPUP_CLASS_NAMES}
        className="cron-years"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div role="group" aria-label={title}>
      <Checkbox.Group
        value={[...values]}
        options={choicesOf(field)}
        disabled={disabled}
        onChange={(chosen) => onChange(chosen.map(Number))}
        className="cron-values"
      />
    </div>
  );
}

function choicesOf(field: CronFieldName): { value: number; label: string }[] {
  if (field === 'week') return weekdayChoices;
  const { min, max } = cronFields[field];
  return Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: String(min + index) }));
}
