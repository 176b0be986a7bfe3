import { Markup } from '../../markup/Markup.tsx';
import type { ReaderProps } from '../Cell.ts';
import { inputText } from '../text.ts';

/** Rich text to read. */
export function MarkupReader({ value, context }: ReaderProps) {
  return <Markup html={inputText(value)} files={context.files} />;
}
