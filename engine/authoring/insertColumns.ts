import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';

export interface NewColumn {
  key: string;
  title: string;
  type: string;
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/** The text of a report with columns put behind those it has; undefined where they have no place in it. */
export function insertColumns(text: string, columns: readonly NewColumn[]): string | undefined {
  const root = parseTree(text);
  if (root?.type !== 'object') return undefined;
  const known = findNodeAtLocation(root, ['columns']);
  if (known === undefined) return applyEdits(text, modify(text, ['columns'], columns, FORMAT));
  if (known.type !== 'array') return undefined;
  const lines = columns.map(
    ({ key, title, type }) =>
      `\n    { "key": ${JSON.stringify(key)}, "title": ${JSON.stringify(title)}, "type": ${JSON.stringify(type)} }`,
  );
  const last = known.children?.at(-1);
  if (last === undefined) return spliced(text, known, `[${lines.join(',')}\n  ]`);
  return spliced(text, { offset: last.offset + last.length, length: 0 }, `,${lines.join(',')}`);
}

const spliced = (text: string, { offset, length }: { offset: number; length: number }, part: string): string =>
  text.slice(0, offset) + part + text.slice(offset + length);
