import { Input } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { kindText } from '../kindText.ts';
import { inputText } from '../text.ts';

function InputEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  clearable,
  status,
  describedBy,
}: EditorProps) {
  return (
    <Input
      id={id}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      maxLength={column.maxLength}
      placeholder={column.placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      allowClear={clearable}
      status={status}
      autoComplete="off"
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** One line of text. */
export const inputCell: Cell = { display: { align: 'left', format: kindText }, Editor: InputEditor };
