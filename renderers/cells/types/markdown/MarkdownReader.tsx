import { useMemo } from 'react';
import { Markup } from '../../../ui/markup/Markup.tsx';
import { markdownHtml } from '../../../ui/markup/markdownHtml.ts';
import type { ReaderProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';

/** A Markdown text as it reads. */
export function MarkdownReader({ value, context }: ReaderProps<'markdown'>) {
  const html = useMemo(() => markdownHtml(inputText(value)), [value]);
  return <Markup html={html} files={context.files} />;
}
