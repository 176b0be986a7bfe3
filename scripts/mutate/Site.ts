import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Document } from '../../engine/compile/documents.ts';
import { visitSchema } from '../../engine/compile/language/schemaVisit.ts';
import { jsonType, type Schema, schemaFile } from '../../engine/compile/language/schemaWalk.ts';
import type { Path } from '../../engine/compile/places.ts';

/** One value of a declaration with all that the schemas say of it. */
export interface Site {
  document: Document;
  path: Path;
  value: unknown;
  schemas: Schema[];
  node: Node;
  /** As in `Mutant`. */
  place: string;
}

/** Every value that a schema speaks of, the whole first. */
export function sitesOf(document: Document): Site[] {
  const found = new Map<string, Site>();
  visitSchema(schemaFile(`${document.kind}.schema.json`), document.value, (schema, value, path) => {
    const key = JSON.stringify(path);
    const known = found.get(key);
    const node = known?.node ?? findNodeAtLocation(document.tree, path);
    if (known) known.schemas.push(schema);
    else if (node) found.set(key, { document, path, value, schemas: [schema], node, place: placeAt(document, path) });
  });
  return [...found.values()];
}

/** `model.fields[inputNumber].width`. */
export function placeAt({ kind, value }: Pick<Document, 'kind' | 'value'>, path: Path): string {
  let place: string = kind;
  let current: unknown = value;
  for (const part of path) {
    current = (current as Record<string | number, unknown> | undefined)?.[part];
    const { type, rule } = (current ?? {}) as { type?: unknown; rule?: unknown };
    const tag = typeof type === 'string' ? type : typeof rule === 'string' ? rule : '';
    place += typeof part === 'number' ? `[${tag}]` : `.${part}`;
  }
  return place;
}

/** The types of JSON that may stand there; none where nothing is said. */
export function typesOf({ schemas }: Pick<Site, 'schemas'>): Set<string> {
  const types = new Set<string>();
  for (const { type, enum: values, const: only } of schemas) {
    for (const each of [type].flat()) if (typeof each === 'string') types.add(each);
    for (const each of Array.isArray(values) ? values : only === undefined ? [] : [only]) types.add(jsonType(each));
  }
  if (types.has('number')) types.add('integer');
  return types;
}
