import { Select } from 'antd';
import type { EditorProps } from '../Cell.ts';
import { itemOf } from '../items.ts';
import { POPUP_CLASS_NAMES } from '../popup.ts';

/** Chooses one code. A stored code that is no longer offered stays chosen and readable. */
export function SelectEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  dictionary,
  describedBy,
}: EditorProps) {
  const items = column.options ?? dictionary;
  const code = value === null || value === undefined || value === '' ? null : String(value);
  const options = (items ?? []).map((item) => ({ value: item.value, label: item.text, disabled: item.disabled }));
  if (code !== null && items && !itemOf(code, items)) options.push({ value: code, label: code, disabled: true });
  return (
    <Select
      id={id}
      value={code}
      options={options}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      loading={items === undefined}
      showSearch={column.allowSearch === false ? false : { optionFilterProp: 'label' }}
      allowClear
      placeholder={column.placeholder ?? '请选择'}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
