import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import type { Use } from '../../engine/authoring/Use.ts';
import type { Document, SourceFile } from '../../engine/compile/documents.ts';
import type { Path } from '../../engine/compile/places.ts';
import type { Mutant } from './Mutant.ts';
import { placeAt } from './Site.ts';
import type { Chance } from './text.ts';
import { wrongly } from './values.ts';

/** Mistakes in what names something else: the name misspelt, what it names called otherwise, or its file lost. */
export function referenceMutants(
  files: readonly SourceFile[],
  documents: ReadonlyMap<string, Document>,
  uses: readonly Use[],
  chance: Chance,
): Mutant[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const names = new Map<string, Set<string>>();
  for (const { kind, name } of uses) names.set(kind, (names.get(kind) ?? new Set()).add(name));
  const used = new Set(uses.flatMap(({ kind, name, declares }) => (declares ? [] : `${kind} ${name}`)));
  return uses.flatMap((use): Mutant[] => {
    const { kind, name, file, offset, length, declares } = use;
    const text = texts.get(file);
    if (text === undefined) return [];
    if (declares && kind !== 'field')
      return used.has(`${kind} ${name}`) ? [{ operator: 'file lost', place: kind, file, offset, text: undefined }] : [];
    if (length === 0 || (declares && !used.has(`${kind} ${name}`))) return [];
    const at = wordIn(text, offset, length);
    if (at === undefined) return [];
    const wrong = wrongly(at.word, chance);
    const full = name.slice(0, name.length - at.word.length) + wrong;
    if (names.get(kind)?.has(full)) return [];
    const document = documents.get(file);
    const place = document === undefined ? 'sql' : placeAt(document, pathAt(document, offset));
    const operator = declares ? 'declaration renamed alone' : `reference misspelt: ${kind}`;
    return [
      { operator, place, file, offset, text: text.slice(0, at.from) + wrong + text.slice(at.from + at.word.length) },
    ];
  });
}

/** The stretch without its quotation marks. */
function wordIn(text: string, offset: number, length: number): { from: number; word: string } | undefined {
  const written = text.slice(offset, offset + length);
  const inner = written.startsWith('"') && written.endsWith('"') ? 1 : 0;
  const word = written.slice(inner, written.length - inner);
  return /^[\w/.-]+$/.test(word) ? { from: offset + inner, word } : undefined;
}

function pathAt({ tree }: Document, offset: number): Path {
  const node = findNodeAtOffset(tree, offset);
  return node === undefined ? [] : getNodePath(node);
}
