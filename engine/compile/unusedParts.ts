import type { ScreenFile } from '../../schemas/generated/types.ts';
import { sentences } from '../problems.ts';
import type { SourceFile } from './documents.ts';
import { type Declared, declarationsOf, type Linker } from './Linker.ts';

/** Kinds of files that screens are put together of, and where a screen names one. */
const PARTS = ['columns', 'query', 'form'] as const;

/**
 * What no screen uses is held against no model: whatever stands in it. Where a screen has a mistake of its own, it is not
 * known what it uses.
 */
export function checkPartsUsed(
  { report }: Linker,
  declared: readonly Declared<unknown>[],
  files: readonly SourceFile[],
): void {
  const parts = PARTS.map((kind) => [kind, declarationsOf<object>(declared, kind)] as const);
  if (parts.every(([, those]) => those.size === 0)) return;
  const screens = declarationsOf<ScreenFile>(declared, 'screen');
  if (files.reduce((count, { path }) => count + (path.endsWith('.screen.json') ? 1 : 0), 0) > screens.size) return;
  const used = new Set<string>();
  for (const { value } of screens.values())
    for (const kind of PARTS) {
      const named = (value as Partial<Record<(typeof PARTS)[number], unknown>>)[kind];
      if (typeof named === 'string') used.add(`${kind} ${named}`);
    }
  for (const [kind, those] of parts)
    for (const [id, { document }] of those)
      if (!used.has(`${kind} ${id}`)) report(document, 'file-unused', sentences['file-unused'](id), []);
}
