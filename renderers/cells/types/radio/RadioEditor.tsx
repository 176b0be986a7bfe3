import { Radio, theme } from 'antd';
import type { EditorProps } from '../../Cell.ts';
import { wrongOutline } from '../../drawing/editorLooks.ts';
import { inputText } from '../../drawing/text.ts';

/** All choices in sight. */
export function RadioEditor(props: EditorProps<'radio'>) {
  const { id, value, onChange, onBlur, column, disabled, autoFocus, status, describedBy, dictionary } = props;
  const { token } = theme.useToken();
  const items = column.options ?? dictionary ?? [];
  const chosen = inputText(value);
  // A radio button tells of no change when it is clicked again.
  const clear = column.allowClear ? () => onChange(null) : undefined;
  // The keyboard goes to the chosen one, as with the browser's own radio buttons.
  const first = items.find((item) => item.value === chosen) ?? items.find((item) => !item.disabled);
  return (
    <Radio.Group
      id={id}
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
      disabled={disabled}
      style={wrongOutline(status, token.colorError)}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    >
      {items.map((item) => (
        <Radio
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          autoFocus={autoFocus && item === first}
          onClick={item.value === chosen ? clear : undefined}
        >
          {item.text}
        </Radio>
      ))}
    </Radio.Group>
  );
}
