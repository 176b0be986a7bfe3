import type { SourceFile } from '../compile/documents.ts';
import { type Path, pointerOf, positionAt } from '../compile/places.ts';
import type { Compiled } from '../plan/compiled.ts';
import { documentOf } from './documentOf.ts';
import { type How, type Part, placeOf, step } from './origins/Part.ts';
import { pageOf } from './origins/page.ts';
import { Sources } from './origins/Sources.ts';

/** Where one value of a plan comes from. */
export interface Origin {
  /** JSON pointer in the plan. */
  pointer: string;
  value: unknown;
  file: string;
  /** 1-based. */
  line: number;
  column: number;
  how: How;
}

/** Every value of a screen's plan with its place; undefined where there is no such page. */
export function originsOf(id: string, files: readonly SourceFile[], compiled: Compiled): Origin[] | undefined {
  const plan = compiled.plans.get(id);
  if (plan === undefined) return undefined;
  const sources = new Sources(
    files.flatMap((file) => documentOf(file) ?? []),
    compiled,
  );
  const page = pageOf(plan, sources);
  if (page === undefined) return undefined;
  const origins: Origin[] = [];
  const walk = (value: unknown, path: Path, part: Part): void => {
    if (typeof value !== 'object' || value === null) {
      if (value !== undefined) origins.push({ pointer: pointerOf(path), value, ...placed(part, value) });
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(key) : key;
      walk(inner, [...path, at], step(part, at, inner));
    }
  };
  walk(plan, [], page);
  return ofDictionaries(origins);
}

function placed(part: Part, value: unknown): Omit<Origin, 'pointer' | 'value'> {
  const { spot, how } = placeOf(part, value);
  const { document, node } = spot;
  return { how, file: document.file, ...positionAt(document.text, node.offset) };
}

/** The dictionaries a page needs are those its columns name. */
function ofDictionaries(origins: readonly Origin[]): Origin[] {
  const named = new Map<unknown, Origin>();
  for (const each of origins)
    if (each.pointer.endsWith('/dictCode') && !named.has(each.value)) named.set(each.value, each);
  return origins.map((origin) => {
    const by = /^(?:\/subLists\/\d+)?\/dictCodes\/\d+$/.test(origin.pointer) ? named.get(origin.value) : undefined;
    return by === undefined ? origin : { ...by, pointer: origin.pointer, how: 'derived' };
  });
}
