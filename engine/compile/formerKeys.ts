import { sentences } from '../problems.ts';
import type { Document } from './documents.ts';
import type { Linker } from './Linker.ts';

/** What was called so before is one column, and none that is called so now. */
export function checkFormerKeys(
  linker: Linker,
  document: Document,
  columns: readonly { key: string; title?: string | undefined; formerKey?: string | undefined }[],
  at: 'fields' | 'columns',
): void {
  if (!columns.some(({ formerKey }) => formerKey !== undefined)) return;
  const owners = new Map<string, string>();
  for (const [index, { key, title, formerKey }] of columns.entries()) {
    if (formerKey === undefined) continue;
    const now = columns.find((each) => each.key === formerKey);
    const other = now === undefined ? owners.get(formerKey) : (now.title ?? now.key);
    if (other !== undefined)
      linker.report(document, 'taken-name', sentences['taken-name']('原来的名字', formerKey, other), [
        at,
        index,
        'formerKey',
      ]);
    owners.set(formerKey, title ?? key);
  }
}
