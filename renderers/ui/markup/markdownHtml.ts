import { Marked } from 'marked';

let marked: Marked | undefined;

/** HTML of a Markdown text: to be sanitized before it is shown, since Markdown may hold any HTML. */
export function markdownHtml(source: string): string {
  marked ??= new Marked({ gfm: true, breaks: true, renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') } });
  return marked.parse(source, { async: false });
}
