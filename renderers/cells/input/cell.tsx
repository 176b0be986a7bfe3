import type { Cell, EditorProps } from '../Cell.ts';
import { kindText } from '../kindText.ts';
import { TextInput } from '../TextInput.tsx';
import { inputText } from '../text.ts';

function InputEditor({ value, onChange, ...rest }: EditorProps) {
  return <TextInput {...rest} text={inputText(value)} onText={(text) => onChange(text === '' ? null : text)} />;
}

/** One line of text. */
export const inputCell: Cell = { display: { align: 'left', format: kindText }, Editor: InputEditor };
