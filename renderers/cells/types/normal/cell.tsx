import Input from 'antd/es/input/Input';
import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';

function NormalEditor({ id, value, column, describedBy }: EditorProps<'normal'>) {
  const text = kindText(value, column, { dictionary: () => undefined });
  return <Input id={id} value={text} readOnly variant="filled" aria-describedby={describedBy} />;
}

/** Read-only text. */
export const normalCell: Cell<'normal'> = {
  display: { align: 'left', format: kindText },
  Editor: NormalEditor,
  readOnly: true,
  query: { type: 'input' },
};
