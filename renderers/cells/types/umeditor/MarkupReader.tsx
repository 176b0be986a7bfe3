import { Markup } from '../../../ui/markup/Markup.tsx';
import type { ReaderProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';

/** Rich text to read. */
export function MarkupReader({ value, context }: ReaderProps<'umeditor'>) {
  return <Markup html={inputText(value)} files={context.files} />;
}
