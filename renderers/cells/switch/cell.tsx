import { Switch } from 'antd';
import type { Cell, EditorProps } from '../Cell.ts';
import { flagValues } from '../flagValues.ts';
import { kindText } from '../kindText.ts';
import { inputText } from '../text.ts';

function SwitchEditor({ id, value, onChange, column, disabled, autoFocus }: EditorProps) {
  const [on, off] = flagValues(column);
  return (
    <Switch
      id={id}
      checked={inputText(value) === on}
      onChange={(checked) => onChange(checked ? on : off)}
      checkedChildren="是"
      unCheckedChildren="否"
      disabled={disabled}
      autoFocus={autoFocus}
      aria-label={column.title}
    />
  );
}

/** On or off, stored as two texts. */
export const switchCell: Cell = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        const text = kindText(value, column, context);
        const mark = document.createElement('span');
        mark.className = text === '是' ? 'cell-flag cell-flag-on' : 'cell-flag';
        mark.textContent = text;
        if (text !== '') element.append(mark);
      },
    },
  },
  Editor: SwitchEditor,
  askedBy: 'select',
};
