import { useMemo } from 'react';
import { Markup } from '../../../ui/markup/Markup.tsx';
import { markdownHtml } from '../../../ui/markup/markdownHtml.ts';
import { useBoard } from './useBoard.ts';

/** A text of the board's author. */
export function TextPart({ text }: { text: string }) {
  const { cells } = useBoard();
  const html = useMemo(() => markdownHtml(text), [text]);
  return <Markup html={html} files={cells.files} />;
}
