import Input from 'antd/es/input/Input';
import type { EditorProps } from '../Cell.ts';
import { cellOf } from '../cellTypes.ts';
import { kindText } from '../drawing/kindText.ts';

const NOTHING_KNOWN = { dictionary: () => undefined };

/** The place of an editor that is still to come: as high as it, and for one line of text with the value to read. */
export function EditorPlace({ column, value, dictionary }: EditorProps) {
  const height = cellOf(column).height?.(column);
  if (height !== undefined) return <div className="editor-place" style={{ height }} />;
  const known = dictionary ? { dictionary: () => dictionary } : NOTHING_KNOWN;
  return (
    <Input
      readOnly
      tabIndex={-1}
      value={column.kind === 'secret' ? '' : kindText(value, column, known)}
      placeholder={column.placeholder}
      aria-hidden
    />
  );
}
