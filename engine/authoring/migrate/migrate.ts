import { modify } from 'jsonc-parser';
import { loadDocuments, type SourceFile } from '../../compile/documents.ts';
import { applyEdits } from '../../compile/language/edits.ts';
import { LANGUAGE_VERSION, versionIn } from '../../compile/language/version.ts';
import type { Problem } from '../../problems.ts';
import { codemods as all, type Rewriting } from './codemods.ts';

export interface Migrated {
  from: number;
  /** As `from` where files could not be read, or are of a newer product. */
  to: number;
  files: (Rewriting & { file: string; titles: string[] })[];
  /** Why files were not looked at. */
  unread: Problem[];
}

const APP = 'screens/app.json';

/** What brings declarations to a version of the language, each step over what the one before it left. */
export function migrate(files: readonly SourceFile[], codemods = all, newest = LANGUAGE_VERSION): Migrated {
  const texts = new Map(files.flatMap(({ path, text }) => (path.endsWith('.json') ? [[path, text] as const] : [])));
  const load = () => loadDocuments(files.flatMap((file) => ({ ...file, text: texts.get(file.path) ?? file.text })));
  const { documents, problems } = load();
  const unread = problems.filter(({ severity, file }) => severity === 'error' && texts.has(file));
  const from = versionIn(documents.find(({ kind }) => kind === 'app')?.value);
  const rewritten = new Map<string, Migrated['files'][number]>();
  if (from > newest) return { from, to: from, files: [], unread };
  const note = (file: string, { text, keys }: Rewriting, title: string) => {
    const { keys: known = [], titles = [] } = rewritten.get(file) ?? {};
    texts.set(file, text);
    rewritten.set(file, { file, text, keys: [...known, ...keys], titles: [...titles, title] });
  };
  for (const { version, always, title, rewrite } of codemods) {
    if (version <= from && always !== true) continue;
    for (const document of load().documents) {
      const made = rewrite(document);
      if (made !== undefined) note(document.file, made, title);
    }
  }
  const app = texts.get(APP);
  if (unread.length > 0 || (from === newest && rewritten.size === 0))
    return { from, to: from, files: [...rewritten.values()], unread };
  const numbered = app === undefined ? undefined : withVersion(app, newest);
  if (numbered !== undefined && numbered !== app) note(APP, { text: numbered, keys: [] }, `schemaVersion: ${newest}`);
  return { from, to: newest, files: [...rewritten.values()], unread };
}

function withVersion(text: string, version: number): string {
  const edits = modify(text, ['schemaVersion'], version, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' },
    getInsertionIndex: (keys) => keys.indexOf('$schema') + 1,
  });
  return applyEdits(
    text,
    edits.map(({ offset, length, content }) => ({ offset, length, text: content })),
  );
}
