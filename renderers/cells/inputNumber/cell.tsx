import { Input } from 'antd';
import { type ChangeEvent, useState } from 'react';
import type { Cell, EditorProps } from '../Cell.ts';
import { kindText } from '../kindText.ts';
import { inputText } from '../text.ts';
import { isNumberTyping, plainNumberText, typedNumber } from './typing.ts';

function NumberEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  clearable,
  status,
  describedBy,
}: EditorProps) {
  // `1.` and `-` are not numbers yet, so the text is kept here while it is being typed.
  const [typing, setTyping] = useState<string | null>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = plainNumberText(event.target.value);
    if (!isNumberTyping(text)) return;
    setTyping(text);
    onChange(typedNumber(text));
  };
  const shown = typing !== null && typedNumber(typing) === typedNumber(inputText(value)) ? typing : inputText(value);
  return (
    <Input
      id={id}
      value={shown}
      onChange={change}
      onBlur={() => {
        setTyping(null);
        onBlur?.();
      }}
      suffix={column.unit}
      inputMode="decimal"
      placeholder={column.placeholder}
      disabled={disabled}
      autoFocus={autoFocus}
      allowClear={clearable}
      status={status}
      autoComplete="off"
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** A number. */
export const inputNumberCell: Cell = { display: { align: 'right', format: kindText }, Editor: NumberEditor };
