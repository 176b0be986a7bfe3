import Input from 'antd/es/input/Input';
import type { Cell, EditorProps } from '../../Cell.ts';
import { kindText } from '../../drawing/kindText.ts';
import { cutText, inputText } from '../../drawing/text.ts';

const LENGTH = 25;

function EllipsisEditor({ id, value, column, describedBy }: EditorProps<'ellipsis'>) {
  const text = inputText(value);
  return (
    <Input
      id={id}
      value={text}
      title={text}
      readOnly
      variant="filled"
      aria-label={column.title}
      aria-describedby={describedBy}
    />
  );
}

/** Read-only text, cut after some characters; the whole of it is the tooltip and what is copied. */
export const ellipsisCell: Cell<'ellipsis'> = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        element.append(cutText(kindText(value, column, context), column.ellipsisLength ?? LENGTH));
      },
    },
  },
  Editor: EllipsisEditor,
  readOnly: true,
  query: { type: 'input' },
};
