import type { ReaderProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import './code.css';

/** Code to read, line by line. */
export function CodeReader({ value }: ReaderProps<'code'>) {
  return (
    <pre className="code-reader">
      <code>{inputText(value)}</code>
    </pre>
  );
}
