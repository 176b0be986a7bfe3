import { Checkbox, theme } from 'antd';
import type { EditorProps } from '../Cell.ts';
import { wrongOutline } from '../drawing/editorLooks.ts';
import { toggledFlag } from '../drawing/flagMarks.ts';
import { flagValues } from '../drawing/kindText.ts';
import { inputText } from '../drawing/text.ts';

/** A box to tick. */
export function CheckboxEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
}: EditorProps<'checkbox'>) {
  const { token } = theme.useToken();
  const [on] = flagValues(column);
  return (
    <Checkbox
      id={id}
      checked={inputText(value) === on}
      onChange={() => onChange(toggledFlag(value, column))}
      onBlur={onBlur}
      disabled={disabled}
      autoFocus={autoFocus}
      style={wrongOutline(status, token.colorError)}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
