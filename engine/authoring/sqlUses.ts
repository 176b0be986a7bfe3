import { findNodeAtLocation } from 'jsonc-parser';
import type { Document, SourceFile } from '../compile/documents.ts';
import { positionAt } from '../compile/places.ts';
import type { Compiled, Report } from '../plan/compiled.ts';
import type { SqlColumn } from '../plan/sqlText.ts';
import type { Use } from './Use.ts';

/**
 * The tables and columns that the statements of reports name. A column is meant of the tables it is of; where that cannot
 * be told, it may be of each that has one of its name.
 */
export function usesInSql(
  files: readonly SourceFile[],
  documents: readonly Document[],
  { reports, models }: Compiled,
): Use[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const byTable = new Map([...models.values()].map((model) => [model.table, model]));
  return [...reports.values()].flatMap((report) => {
    const read = report.relations.flatMap((table) => byTable.get(table) ?? []);
    const tables = new Map(read.map((model) => [model.table, model.id]));
    const columns = new Map<string, { table: string; name: string }[]>();
    for (const { id, table, fields } of read)
      for (const { key, column } of fields)
        columns.set(column, [...(columns.get(column) ?? []), { table, name: `${id}.${key}` }]);
    const columnsAt = columnsOf(report);
    return stretchesOf(report, texts, byFile).flatMap((stretch) => {
      const { file, text, start, end } = stretch;
      return words(text, start, end).flatMap(({ word, offset }): Use[] => {
        const at = { file, offset, length: word.length, statement: true as const, ...positionAt(text, offset) };
        const table = tables.get(word);
        const known = columnsAt?.get(sqlOffset(stretch, offset));
        const of = known === undefined && columnsAt && !isShared(text, start, offset) ? [] : known?.of;
        const fields = (columns.get(word) ?? []).filter((each) => of === undefined || of.includes(each.table));
        const maybe = of === undefined ? { maybe: true as const } : {};
        return [
          ...(table === undefined ? [] : [{ kind: 'model' as const, name: table, ...at }]),
          ...fields.map(({ name }) => ({ kind: 'field' as const, name, ...at, ...maybe })),
        ];
      });
    });
  });
}

/** The columns a statement names, by where their own names stand in it; undefined: nothing is known of its tables. */
function columnsOf({ said: { named }, sqlOrigin: { text } }: Report): ReadonlyMap<number, SqlColumn> | undefined {
  return (
    named &&
    new Map(
      named.map((column) => {
        let at = column.offset;
        for (let left = column.qualified; left > 0; left--) at += /^[^.]*\.\s*/.exec(text.slice(at))?.[0].length ?? 0;
        return [text[at] === '"' ? at + 1 : at, column];
      }),
    )
  );
}

/** What two tables are joined by has one name for both, and a field of a row in brackets is said of no table. */
function isShared(text: string, start: number, offset: number): boolean {
  return /\busing\s*\([^()]*$|\)\s*\.\s*$/i.test(text.slice(start, offset));
}

/** The place in the statement of a place in the file. */
function sqlOffset({ text, start, base, escaped }: Stretch, offset: number): number {
  return base + (escaped ? String(JSON.parse(`"${text.slice(start, offset)}"`)).length : offset - start);
}

interface Stretch {
  file: string;
  text: string;
  start: number;
  end: number;
  /** Where it begins in the statement. */
  base: number;
  /** It is a text of JSON. */
  escaped: boolean;
}

/** Where a report's statement stands: a file of its own, or lines of the declaration. */
function stretchesOf(
  { file, sqlOrigin }: Report,
  texts: ReadonlyMap<string, string>,
  byFile: ReadonlyMap<string, Document>,
): Stretch[] {
  const own = texts.get(sqlOrigin.file);
  if (sqlOrigin.file !== file && own !== undefined)
    return [{ file: sqlOrigin.file, text: own, start: 0, end: own.length, base: 0, escaped: false }];
  const document = byFile.get(file);
  const node = document && findNodeAtLocation(document.tree, ['sql']);
  if (document === undefined || node === undefined) return [];
  const lines = node.type === 'array' ? (node.children ?? []) : [node];
  let base = 0;
  return lines.map(({ offset, length, value }) => {
    const stretch = { file, text: document.text, start: offset + 1, end: offset + length - 1, base, escaped: true };
    base += String(value).length + 1;
    return stretch;
  });
}

/** Bare names of a statement: neither in texts, comments and placeholders nor after `as`. */
function words(text: string, start: number, end: number): { word: string; offset: number }[] {
  const found: { word: string; offset: number }[] = [];
  const pattern = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|[$#]\{[^}]*\}|\bas\s+[a-z_]\w*|[a-z_]\w*/gi;
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match !== null && match.index < end; match = pattern.exec(text))
    if (/^[a-z_]\w*$/i.test(match[0])) found.push({ word: match[0].toLowerCase(), offset: match.index });
  return found;
}
