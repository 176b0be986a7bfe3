import { findNodeAtOffset, getLocation, type Node, parseTree } from 'jsonc-parser';
import { type Document, fileKindOf, type SourceFile } from '../../compile/documents.ts';
import { partsFor } from '../../compile/language/schemaVisit.ts';
import { branches, branchFor, propertiesOf, type SchemaPlace, schemaFile } from '../../compile/language/schemaWalk.ts';
import type { Path } from '../../compile/places.ts';

/** What is being written at one place of a declaration, however broken its text is at the moment. */
export interface Spot {
  /** The declaration as far as it can be read. */
  document: Document;
  /** Of the value, or of the property whose key is being written. */
  path: Path;
  at: 'key' | 'value';
  /** What stands there already and would be replaced: offsets in the text, the quotation marks with it. */
  from: number;
  to: number;
  /** What stands there before the cursor, without its quotation mark. */
  typed: string;
}

/** Tolerates what is usual while somebody writes. */
const TOLERANT = { allowTrailingComma: true, disallowComments: false, allowEmptyContent: true };

/** The place of an offset; undefined in a file that is no declaration, or in a comment. */
export function spotAt({ path: file, text }: SourceFile, offset: number): Spot | undefined {
  const named = fileKindOf(file);
  const tree = parseTree(text, [], TOLERANT);
  if (named === undefined || tree === undefined) return undefined;
  const { path, isAtPropertyKey } = getLocation(text, offset);
  const { from, to } = wordAt(text, tree, offset);
  const document = { file, text, ...named, value: readable(tree), valid: false, tree, spelled: [] };
  const typed = text.slice(from, offset).replace(/^"/, '');
  return { document, path, at: isAtPropertyKey ? 'key' : 'value', from, to, typed };
}

/** The word or text around an offset; nothing between two of them. */
function wordAt(text: string, tree: Node, offset: number): { from: number; to: number } {
  const node = findNodeAtOffset(tree, offset, true);
  if (node !== undefined && ['string', 'number', 'boolean', 'null'].includes(node.type)) {
    // A text that nobody closed reaches to the end of its line, and is not meant to.
    const end = text.slice(node.offset, node.offset + node.length).search(/[\n]/);
    return { from: node.offset, to: end < 0 ? node.offset + node.length : offset };
  }
  const before = /[\w.-]*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^[\w.-]*/.exec(text.slice(offset))?.[0] ?? '';
  return { from: offset - before.length, to: offset + after.length };
}

/** The value of a tree; a property without one is there, empty. */
function readable(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(readable);
  if (node.type !== 'object') return node.value;
  const entries = (node.children ?? []).flatMap(({ children: [key, value] = [] }): [string, unknown][] =>
    key === undefined ? [] : [[String(key.value), value === undefined ? null : readable(value)]],
  );
  return Object.fromEntries(entries);
}

/** Everything the language says of the value at a path, given what stands around it. */
export function schemasAt({ kind, value }: Pick<Document, 'kind' | 'value'>, path: Path): SchemaPlace[] {
  let now = value;
  let places = partsFor(schemaFile(`${kind}.schema.json`), now);
  for (const part of path) {
    now = typeof now === 'object' && now !== null ? (now as Record<string, unknown>)[part] : undefined;
    places = places.flatMap((place) => below(place, part)).flatMap((place) => partsFor(place, now));
  }
  return places;
}

function below({ file, schema }: SchemaPlace, part: string | number): SchemaPlace[] {
  const { properties, items, additionalProperties } = schema as Record<string, Record<string, unknown> | undefined>;
  const found = typeof part === 'number' ? items : (properties?.[part] ?? additionalProperties);
  if (typeof found === 'object' && found !== null) return [{ file, schema: found as SchemaPlace['schema'] }];
  return typeof part === 'string' ? inAllBranches({ file, schema }, part) : [];
}

/** Of a choice not yet made: what it says whatever is chosen. */
function inAllBranches(place: SchemaPlace, key: string): SchemaPlace[] {
  const { propertyName: tag } = (place.schema.discriminator ?? {}) as { propertyName?: string };
  const [first, ...others] = tag === undefined ? [] : branches(place, tag);
  if (tag === undefined || tag === key || !first || !others.every(({ keys }) => keys.has(key))) return [];
  const branch = branchFor(place, tag, first.value);
  const found = branch && propertiesOf(branch).get(key);
  return found ? [found] : [];
}
