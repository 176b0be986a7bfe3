import TextArea from 'antd/es/input/TextArea';
import type { EditorProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import { textareaRows } from './textareaRows.ts';

/** Several lines to type into; grows with them. */
export function TextareaEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
}: EditorProps<'textarea'>) {
  const rows = textareaRows(column);
  return (
    <TextArea
      id={id}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
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
