import { Switch, theme } from 'antd';
import type { EditorProps } from '../../Cell.ts';
import { wrongOutline } from '../../drawing/editorLooks.ts';
import { flagValues } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';

/** On or off at a touch. */
export function SwitchEditor(props: EditorProps<'switch'>) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, describedBy } = props;
  const { token } = theme.useToken();
  const [on, off] = flagValues(column);
  // Reaches the button, though antd's type does not name it.
  const leaving = { onBlur };
  return (
    <Switch
      id={id}
      checked={inputText(value) === on}
      onChange={(checked) => onChange(checked ? on : off)}
      {...leaving}
      checkedChildren="是"
      unCheckedChildren="否"
      disabled={disabled}
      autoFocus={autoFocus}
      style={wrongOutline(status, token.colorError)}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
