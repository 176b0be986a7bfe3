import { useState } from 'react';
import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';
import { TextInput } from '../../editors/TextInput.tsx';
import { isNumberTyping, plainNumberText, typedNumber } from './typing.ts';

function NumberEditor({ value, onChange, onBlur, ...rest }: EditorProps<'inputNumber'>) {
  // `1.` and `-` are not numbers yet, so the text is kept here while it is being typed.
  const [typing, setTyping] = useState<string | null>(null);
  const change = (written: string) => {
    const text = plainNumberText(written);
    if (!isNumberTyping(text)) return;
    setTyping(text);
    onChange(typedNumber(text));
  };
  const leave = () => {
    setTyping(null);
    onBlur?.();
  };
  const shown = typing !== null && typedNumber(typing) === typedNumber(inputText(value)) ? typing : inputText(value);
  return (
    <TextInput {...rest} text={shown} onText={change} onBlur={leave} inputMode="decimal" unit={rest.column.unit} />
  );
}

/** A number. */
export const inputNumberCell: Cell<'inputNumber'> = {
  display: { align: 'right', format: kindText },
  Editor: NumberEditor,
  query: { several: 'typed' },
};
