import { Checkbox, theme } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { boxDrawing, toggledFlag } from '../flagMarks.ts';
import { flagValues } from '../flagValues.ts';
import { kindText } from '../kindText.ts';
import { inputText } from '../text.ts';

function CheckboxEditor({
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
      style={
        status === 'error' ? { outline: `1px solid ${token.colorError}`, outlineOffset: 2, borderRadius: 2 } : undefined
      }
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** A box to tick, stored as two texts. */
export const checkboxCell: Cell = {
  display: { align: 'left', format: kindText, drawing: boxDrawing },
  Editor: CheckboxEditor,
  askedBy: 'select',
};
