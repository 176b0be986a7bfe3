import { Input } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { inputText, oneLine } from '../text.ts';

function TextareaEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
}: EditorProps) {
  const rows = column.rows ?? 3;
  return (
    <Input.TextArea
      id={id}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      maxLength={column.maxLength}
      autoSize={{ minRows: rows, maxRows: Math.max(rows, 10) }}
      placeholder={column.placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** Several lines of text; a list shows them as one. */
export const textareaCell: Cell = {
  display: { align: 'left', format: oneLine },
  Editor: TextareaEditor,
  wide: true,
  askedBy: 'input',
};
