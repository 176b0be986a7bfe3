import { sentences } from '../../problems.ts';
import type { Document } from '../documents.ts';
import type { Path } from '../places.ts';
import type { CheckWorld, TellIn, WorldCheck } from './Check.ts';

/** A list of columns, fields, query items or buttons, by key or code. */
interface Keyed {
  document: Document;
  path: Path;
  entries: unknown;
  name: 'key' | 'code';
}

/** What stands twice in one list is drawn twice. */
export const checkLists: WorldCheck = (world, tell) => {
  for (const list of listsOf(world)) checkList(list, tell);
};

function checkList({ document, path, entries, name }: Keyed, tell: TellIn): void {
  if (!Array.isArray(entries)) return;
  const seen = new Set<unknown>();
  for (const [index, entry] of entries.entries()) {
    const key = typeof entry === 'string' ? entry : (entry as Record<string, unknown>)[name];
    if (seen.has(key))
      tell(document, 'duplicate-item', sentences['duplicate-item'](`"${key}"`), [...path, index, name]);
    seen.add(key);
  }
}

function* listsOf({ files }: CheckWorld): Generator<Keyed> {
  for (const { value, document } of files.screens.values()) {
    const { columns, query, form, toolbar, rowActions } = value as unknown as Record<string, unknown>;
    yield { document, path: ['columns'], entries: columns, name: 'key' };
    yield { document, path: ['query'], entries: query, name: 'key' };
    yield { document, path: ['toolbar'], entries: toolbar, name: 'code' };
    yield { document, path: ['rowActions'], entries: rowActions, name: 'code' };
    const { fields } = (typeof form === 'object' && form !== null ? form : {}) as { fields?: unknown };
    yield { document, path: ['form', 'fields'], entries: fields, name: 'key' };
  }
  for (const { value, document } of files.columns.values())
    yield { document, path: ['columns'], entries: value.columns, name: 'key' };
  for (const { value, document } of files.queries.values())
    yield { document, path: ['items'], entries: value.items, name: 'key' };
  for (const { value, document } of files.forms.values())
    yield { document, path: ['fields'], entries: value.fields, name: 'key' };
  for (const { value, document } of files.reports.values())
    yield { document, path: ['query'], entries: value.query, name: 'key' };
  for (const { value, document } of files.pickers.values()) {
    const { columns, query } = value as unknown as Record<string, unknown>;
    yield { document, path: ['columns'], entries: columns, name: 'key' };
    yield { document, path: ['query'], entries: query, name: 'key' };
  }
}
