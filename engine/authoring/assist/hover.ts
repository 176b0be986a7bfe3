import type { SourceFile } from '../../compile/documents.ts';
import type { SchemaPlace } from '../../compile/language/schemaWalk.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { inForceAt } from './inForce.ts';
import { type Named, namedAt } from './named.ts';
import { schemasAt, spotAt } from './Spot.ts';
import { fieldText, helpOf, itemsText, limitsOf, typeWords } from './words.ts';

/** What is said of a place: Markdown, a paragraph each. */
export interface Hover {
  paragraphs: readonly string[];
  /** The stretch it is said of, as offsets of the text. */
  from: number;
  to: number;
}

/** What is named at an offset, what the reference says of the key or value there, and what of it is in force. */
export function hoverAt(
  files: readonly SourceFile[],
  compiled: Compiled,
  file: SourceFile,
  offset: number,
): Hover | undefined {
  const named = namedAt(files, compiled, file.path, offset);
  const about = named === undefined ? [] : aboutName(named, compiled);
  const spot = spotAt(file, offset);
  if (spot === undefined) return named && { paragraphs: about, ...stretchOf(named) };
  if (spot.from === spot.to) return undefined;
  const places = schemasAt(spot.document, spot.path);
  const paragraphs = [...about, ...aboutPlaces(places), ...inForceAt(files, compiled, spot)];
  return paragraphs.length === 0 ? undefined : { paragraphs, from: spot.from, to: spot.to };
}

/** In a statement the name alone is known. */
const stretchOf = ({ here: { offset, length } }: Named) => ({ from: offset, to: offset + length });

function aboutPlaces(places: readonly SchemaPlace[]): string[] {
  const help = places.map(helpOf).find((each) => each !== undefined);
  const types = [...new Set(places.map(typeWords).filter((each) => each !== ''))];
  const limits = [...new Set(places.flatMap(({ schema }) => limitsOf(schema)))];
  return [...(help === undefined ? [] : [help]), [...types.slice(0, 1), ...limits].join('；')].filter(Boolean);
}

function aboutName({ kind, name, declared, uses }: Named, compiled: Compiled): string[] {
  const places = `${uses.length} 处写到${declared === undefined ? '' : `，声明在 ${declared.file}:${declared.line}`}`;
  const [title, text] = kind === 'field' ? aboutField(name, compiled) : aboutFile(kind, name, compiled);
  return [`**${[title, `\`${name}\``].filter(Boolean).join(' ')}**`, ...(text === '' ? [] : [text]), places];
}

function aboutField(name: string, { models, reports }: Compiled): [string, string] {
  const at = name.lastIndexOf('.');
  const [id, key] = [name.slice(0, at), name.slice(at + 1)];
  const field = models.get(id)?.fields.find((each) => each.key === key);
  if (field !== undefined) return [field.title, fieldText(field)];
  return [reports.get(id)?.columns.find((each) => each.key === key)?.title ?? '', ''];
}

function aboutFile(kind: string, name: string, compiled: Compiled): [string, string] {
  const entry = compiled.catalog().find((each) => each.kind === kind && each.id === name);
  return [entry?.title ?? '', kind === 'dictionary' ? itemsText(name, compiled) : ''];
}
