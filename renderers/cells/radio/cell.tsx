import { Radio } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { codesDrawing } from '../codesDrawing.ts';
import { kindText } from '../kindText.ts';
import { inputText } from '../text.ts';

function RadioEditor({ id, value, onChange, column, disabled, dictionary }: EditorProps) {
  const items = column.options ?? dictionary ?? [];
  return (
    <Radio.Group
      id={id}
      value={inputText(value)}
      options={items.map((item) => ({ value: item.value, label: item.text, disabled: item.disabled }))}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
    />
  );
}

/** One code, all choices in sight. */
export const radioCell: Cell = {
  display: { align: 'left', format: kindText, drawing: codesDrawing },
  Editor: RadioEditor,
  askedBy: 'select',
};
