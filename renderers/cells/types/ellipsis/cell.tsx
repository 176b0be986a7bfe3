import Input from 'antd/es/input/Input';
import { deviceName } from '../../../../engine/session/deviceName.ts';
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

function titled(text: string, title: string): HTMLElement {
  const element = document.createElement('span');
  Object.assign(element, { textContent: text, title });
  return element;
}

/** Read-only text, cut after some characters; the whole of it is the tooltip and what is copied. */
export const ellipsisCell: Cell<'ellipsis'> = {
  display: {
    align: 'left',
    format: kindText,
    drawing: {
      wanted: () => true,
      draw: (element, value, column, context) => {
        const text = kindText(value, column, context);
        if (column.userAgent && text !== '') element.append(titled(deviceName(text), text));
        else element.append(cutText(text, column.ellipsisLength ?? LENGTH));
      },
    },
  },
  Editor: EllipsisEditor,
  readOnly: true,
  query: { type: 'input' },
};
