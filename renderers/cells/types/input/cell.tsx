import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { inputText } from '../../drawing/text.ts';
import { TextInput } from '../../editors/TextInput.tsx';

function InputEditor({ value, onChange, ...rest }: EditorProps<'input'>) {
  return <TextInput {...rest} text={inputText(value)} onText={(text) => onChange(text === '' ? null : text)} />;
}

/** One line of text. */
export const inputCell: Cell<'input'> = {
  display: { align: 'left', format: kindText },
  Editor: InputEditor,
  query: { several: 'typed' },
};
