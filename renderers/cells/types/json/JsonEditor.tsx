import TextArea from 'antd/es/input/TextArea';
import type { EditorProps } from '../../Cell.ts';
import { jsonText } from './jsonText.ts';

/** A structure as its text; what is no JSON yet stays a text, and the rules say so. */
export function JsonEditor({ id, value, onChange, onBlur, disabled, autoFocus, status, describedBy }: EditorProps) {
  return (
    <TextArea
      id={id}
      value={jsonText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      autoSize={{ minRows: 3, maxRows: 12 }}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
