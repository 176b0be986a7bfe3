import { Select } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { codesOf } from '../items.ts';
import { kindText } from '../kindText.ts';
import { POPUP_CLASS_NAMES } from '../popup.ts';

function ListMultiEditor({
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
  return (
    <Select
      id={id}
      mode="multiple"
      value={codesOf(value)}
      options={(items ?? []).map((item) => ({ value: item.value, label: item.text, disabled: item.disabled }))}
      onChange={(codes: string[]) => onChange(codes.length > 0 ? codes.join(',') : null)}
      onBlur={onBlur}
      loading={items === undefined}
      showSearch={column.allowSearch === false ? false : { optionFilterProp: 'label' }}
      maxTagCount="responsive"
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

/** Several codes, comma-joined. */
export const listMultiCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: ListMultiEditor,
};
