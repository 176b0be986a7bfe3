import Input from 'antd/es/input/Input';
import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';
import { slotDrawing } from './slotDrawing.ts';

function SlotEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
}: EditorProps<'slot'>) {
  return (
    <Input
      id={id}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      placeholder={column.placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      status={status}
      autoComplete="off"
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** Text with something to do beside it: to copy it, or to follow where it leads. */
export const slotCell: Cell<'slot'> = {
  display: { align: 'left', format: kindText, drawing: slotDrawing },
  Editor: SlotEditor,
  query: { type: 'input' },
  fixedInGrid: true,
};
