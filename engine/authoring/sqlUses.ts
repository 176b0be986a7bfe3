import { findNodeAtLocation } from 'jsonc-parser';
import type { Document, SourceFile } from '../compile/documents.ts';
import { positionAt } from '../compile/places.ts';
import type { Compiled, Report } from '../plan/compiled.ts';
import type { Use, UseKind } from './Use.ts';

/** The tables and columns that the statements of reports name; a column that several of its tables have is meant of each. */
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
    const stretches = stretchesOf(report, texts, byFile);
    const named = new Map<string, [UseKind, string][]>();
    const note = (word: string, kind: UseKind, name: string) =>
      named.set(word, [...(named.get(word) ?? []), [kind, name]]);
    for (const model of read) {
      note(model.table, 'model', model.id);
      for (const { key, column } of model.fields) note(column, 'field', `${model.id}.${key}`);
    }
    return stretches.flatMap(({ file, text, start, end }) =>
      words(text, start, end).flatMap(({ word, offset }) =>
        (named.get(word) ?? []).map(([kind, name]) => ({
          ...{ kind, name, file, offset, length: word.length, statement: true as const },
          ...positionAt(text, offset),
        })),
      ),
    );
  });
}

interface Stretch {
  file: string;
  text: string;
  start: number;
  end: number;
}

/** Where a report's statement stands: a file of its own, or lines of the declaration. */
function stretchesOf(
  { file, sqlOrigin }: Report,
  texts: ReadonlyMap<string, string>,
  byFile: ReadonlyMap<string, Document>,
): Stretch[] {
  const own = texts.get(sqlOrigin.file);
  if (sqlOrigin.file !== file && own !== undefined)
    return [{ file: sqlOrigin.file, text: own, start: 0, end: own.length }];
  const document = byFile.get(file);
  const node = document && findNodeAtLocation(document.tree, ['sql']);
  if (document === undefined || node === undefined) return [];
  const lines = node.type === 'array' ? (node.children ?? []) : [node];
  return lines.map(({ offset, length }) => ({
    file,
    text: document.text,
    start: offset + 1,
    end: offset + length - 1,
  }));
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
