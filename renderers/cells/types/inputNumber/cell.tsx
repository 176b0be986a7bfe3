import { useState } from 'react';
import type { Cell, EditorProps } from '../../Cell.ts';
import { numberDisplay } from '../../drawing/numberLooks.ts';
import { TextInput } from '../../editors/TextInput.tsx';
import { isNumberTyping, numberInputText, plainNumberText, typedNumber } from './typing.ts';

function NumberEditor({ value, onChange, onBlur, ...rest }: EditorProps<'inputNumber'>) {
  const { format, unit } = rest.column;
  const as = format === undefined ? {} : { format };
  // `1.` and `-` are not numbers yet, so the text is kept here while it is being typed.
  const [typing, setTyping] = useState<string | null>(null);
  const change = (written: string) => {
    const text = plainNumberText(written);
    if (!isNumberTyping(text)) return;
    // Where percentages stand the sign is there already.
    setTyping(format === 'percent' ? text.replace('%', '') : text);
    onChange(typedNumber(text, as));
  };
  const leave = () => {
    setTyping(null);
    onBlur?.();
  };
  const written = numberInputText(value, as);
  const shown = typing !== null && typedNumber(typing, as) === typedNumber(written, as) ? typing : written;
  const sign = format === 'percent' ? '%' : unit;
  return <TextInput {...rest} text={shown} onText={change} onBlur={leave} inputMode="decimal" unit={sign} />;
}

/** A number. */
export const inputNumberCell: Cell<'inputNumber'> = {
  display: numberDisplay,
  Editor: NumberEditor,
  query: { several: 'typed' },
};
