import { useMemo } from 'react';
import { Markup } from '../../markup/Markup.tsx';
import { markdownHtml } from '../../markup/markdownHtml.ts';
import type { ReaderProps } from '../Cell.ts';
import { inputText } from '../text.ts';

/** A Markdown text as it reads. */
export function MarkdownReader({ value, context }: ReaderProps) {
  const html = useMemo(() => markdownHtml(inputText(value)), [value]);
  return <Markup html={html} files={context.files} />;
}
