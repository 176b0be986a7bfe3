import type { ValueKind } from '../plan/Plan.ts';
import { readBuilderQuery } from './builderConditions.ts';
import { type Comparison, type Filter, type QueryFields, QueryProblem } from './Filter.ts';
import { belowOneOf, comparison, elementsOf, memberOf, oneOf, textMatch } from './filterValue.ts';
import { listParameters } from './takenParameters.ts';

const suffixes = ['_begin', '_end', '_MultiString', '_below'] as const;

/**
 * A list's query parameters as one AND of filters. Unknown parameters are ignored; a hidden field's name, or a value
 * that is not of its field's kind, is a QueryProblem.
 */
export function readFilter(parameters: Readonly<Record<string, string>>, fields: QueryFields): Filter {
  const filters: Filter[] = [];
  for (const [name, text] of Object.entries(parameters)) {
    if (listParameters.has(name)) continue;
    const filter = readParameter(name, text.trim(), fields);
    if (filter) filters.push(filter);
  }
  const query = readBuilderQuery(parameters.superQueryParams, parameters.superQueryMatchType, fields);
  if (query) filters.push(query);
  return { op: 'and', filters };
}

function readParameter(name: string, text: string, fields: QueryFields): Filter | undefined {
  const { key, suffix } = splitName(name, fields);
  if (fields.hidden.has(key)) throw new QueryProblem(name, 'unknown field');
  const kind = fields.kinds.get(key);
  if (!kind || text === '') return undefined;
  if (suffix === '_begin') return comparison('ge', key, kind, text);
  if (suffix === '_end') return comparison('le', key, kind, text);
  if (suffix === '_below' && fields.branches?.has(key)) return belowOneOf(key, literalsOf(text));
  if (suffix === '_MultiString' || suffix === '_below') return choice(key, kind, text);
  return readValue(key, kind, text);
}

function splitName(name: string, fields: QueryFields): { key: string; suffix?: (typeof suffixes)[number] } {
  // A field may itself be called `…_end`; its own name goes first.
  if (fields.kinds.has(name) || fields.hidden.has(name)) return { key: name };
  const suffix = suffixes.find((ending) => name.endsWith(ending));
  return suffix ? { key: name.slice(0, -suffix.length), suffix } : { key: name };
}

const signs: readonly [string, Comparison][] = [
  ['>=', 'ge'],
  ['<=', 'le'],
  ['!=', 'ne'],
  ['>', 'gt'],
  ['<', 'lt'],
  ['!', 'ne'],
];

/** The rule is derived from the value itself: a comparison, a star, commas, or plain equality. */
function readValue(key: string, kind: ValueKind, text: string): Filter {
  return compared(key, kind, text) ?? starred(key, text) ?? listed(key, kind, text) ?? equal(key, kind, text);
}

function compared(key: string, kind: ValueKind, text: string): Filter | undefined {
  const spelt = /^(eq|ne|gt|ge|lt|le)\s+(.+)$/s.exec(text);
  if (spelt) return comparison(spelt[1] as Comparison, key, kind, literal(spelt[2] ?? ''));
  const found = signs.find(([sign]) => text.startsWith(sign) && text.slice(sign.length).trim() !== '');
  return found && comparison(found[1], key, kind, literal(text.slice(found[0].length).trim()));
}

function starred(key: string, text: string): Filter | undefined {
  const before = text.startsWith('*');
  const after = text.endsWith('*');
  const inner = text.slice(before ? 1 : 0, after ? -1 : undefined);
  if ((!before && !after) || inner.trim() === '' || text.length < 2) return undefined;
  return textMatch(before && after ? 'like' : before ? 'ends' : 'starts', key, inner.trim());
}

function listed(key: string, kind: ValueKind, text: string): Filter | undefined {
  if (!text.includes(',') || elementsOf(text).length === 0) return undefined;
  if (text.startsWith(',') && text.endsWith(',')) return memberOf(key, kind, literalsOf(text));
  return choice(key, kind, text);
}

function choice(key: string, kind: ValueKind, text: string): Filter {
  return oneOf(key, kind, literalsOf(text));
}

function equal(key: string, kind: ValueKind, text: string): Filter {
  return comparison('eq', key, kind, literal(text));
}

const literalsOf = (text: string): string[] => elementsOf(text).map(literal);

/** `a++b` stands for a comma that is part of the value. */
function literal(text: string): string {
  return text.replace(/(?<=[^+])\+\+(?=[^+])/g, ',');
}
