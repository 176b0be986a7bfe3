import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type JsonSchema = { [keyword: string]: unknown };

/** Every schema of the language by its path under `schemas/`, sorted, `generated/` aside. */
export function readSchemas(root: string): Map<string, JsonSchema> {
  const names = readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
  return new Map(names.map((name) => [name, JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8'))]));
}

const TRAITS = 'cellTraits.schema.json';

/** Names of the traits a cell type may have: those that `cellTraits.schema.json` describes. */
export function traitNames(schemas: ReadonlyMap<string, JsonSchema>): string[] {
  return Object.keys((schemas.get(TRAITS)?.properties ?? {}) as object);
}

/** Keywords of the language's own, which say something of a value without checking it. */
export function annotations(schemas: ReadonlyMap<string, JsonSchema>): string[] {
  const traits = traitNames(schemas).map((name) => `x-${name}`);
  return ['x-kind', 'x-ref', 'x-aliases', 'x-expression', 'x-samples', ...traits];
}

/** The tag of a cell type, and the other names JeecgBoot knows it by. */
export function tagsOf(cell: JsonSchema): { own: string; aliases: string[] } {
  const { type } = cell.properties as { type: { const?: string; enum?: string[] } };
  const [own = '', ...aliases] = type.enum ?? [type.const ?? ''];
  return { own, aliases };
}

/** Resolves a `$ref` met in `file` to `{file, pointer}`; pointer is '' for a whole file. */
export function resolveRef(file: string, ref: string): { file: string; pointer: string } {
  const [path = '', pointer = ''] = ref.split('#');
  if (path === '') return { file, pointer };
  const parts = file.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return { file: parts.join('/'), pointer };
}
