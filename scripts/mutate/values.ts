import { jsonType } from '../../engine/compile/language/schemaWalk.ts';
import type { Mutant } from './Mutant.ts';
import { type Site, typesOf } from './Site.ts';
import { type Chance, misspelt } from './text.ts';

const OTHERS: readonly unknown[] = [7, 'q9q', true, [], {}, null];

/** Mistakes in single values and keys, told by what the schemas say of them. */
export function valueMutants(site: Site, chance: Chance): Mutant[] {
  return [...otherKinds(site), ...numbers(site), ...choices(site, chance), ...keys(site, chance), ...lists(site)];
}

const NUMBERS: readonly [string, number][] = [
  ['number far below', -999_999_999],
  ['number far above', 999_999_999_999],
];

/** A text with another value in the place of the site's. */
function replaced({ document: { file, text }, node, place }: Site, operator: string, written: string): Mutant {
  const { offset, length } = node;
  return { operator, place, file, offset, text: text.slice(0, offset) + written + text.slice(offset + length) };
}

function otherKinds(site: Site): Mutant[] {
  const types = typesOf(site);
  if (types.size === 0) return [];
  return OTHERS.filter((value) => !types.has(jsonType(value))).map((value) =>
    replaced(site, `of another kind: ${jsonType(value)}`, JSON.stringify(value)),
  );
}

function numbers(site: Site): Mutant[] {
  if (typeof site.value !== 'number') return [];
  const types = typesOf(site);
  const whole = types.has('integer') && !types.has('number');
  return [
    ...NUMBERS.map(([operator, value]) => replaced(site, operator, String(value))),
    ...(whole ? [replaced(site, 'number with a fraction', `${site.value}.5`)] : []),
  ];
}

function choices(site: Site, chance: Chance): Mutant[] {
  const { value, schemas } = site;
  if (typeof value !== 'string' || value === '') return [];
  const chosen = schemas.some((each) => Array.isArray(each.enum) || each.const !== undefined);
  const patterned = schemas.some((each) => typeof each.pattern === 'string' || typeof each.format === 'string');
  return [
    replaced(site, 'text left empty', '""'),
    ...(chosen ? [replaced(site, 'choice misspelt', JSON.stringify(wrongly(value, chance)))] : []),
    ...(patterned ? [replaced(site, 'text against its pattern', JSON.stringify(`${value} 、;`))] : []),
  ];
}

/** Another word that looks like it. */
export function wrongly(word: string, chance: Chance): string {
  const wrong = word.length > 3 ? misspelt(word, chance) : `${word}q`;
  return wrong === word ? `${word}q` : wrong;
}

function keys(site: Site, chance: Chance): Mutant[] {
  const { document, node, path, schemas, place } = site;
  if (node.type !== 'object') return [];
  const { file, text } = document;
  const known = new Set(schemas.flatMap(({ properties }) => Object.keys((properties ?? {}) as object)));
  const open = schemas.some(({ additionalProperties: others }) => others !== undefined && others !== false);
  if (known.size === 0 || open) return [];
  const required = new Set(schemas.flatMap((each) => (each.required ?? []) as string[]));
  const made: Mutant[] = [];
  const add = (operator: string, key: string, offset: number, wrong: string): void => {
    made.push({ operator, place: key === '' ? place : `${place}.${key}`, file, offset, text: wrong });
  };
  add(
    'key that nobody knows',
    '',
    node.offset,
    `${text.slice(0, node.offset + 1)}"stranger": 1,${text.slice(node.offset + 1)}`,
  );
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined || (path.length === 0 && key.value === '$schema')) continue;
    const name = String(key.value);
    const end = key.offset + key.length;
    const written = JSON.stringify(wrongly(name, chance));
    if (!known.has(JSON.parse(written) as string))
      add('key misspelt', name, key.offset, text.slice(0, key.offset) + written + text.slice(end));
    const whole = text.slice(property.offset, property.offset + property.length);
    add('key twice', name, key.offset, `${text.slice(0, property.offset)}${whole}, ${text.slice(property.offset)}`);
    if (required.has(name)) add('required key lost', name, key.offset, withoutProperty(text, node, property));
  }
  return made;
}

type Part = Pick<Site['node'], 'offset' | 'length' | 'children'>;

/** With the comma that goes with it. */
export function withoutProperty(text: string, { children = [] }: Part, gone: Part): string {
  const index = children.findIndex(({ offset }) => offset === gone.offset);
  const [before, after] = [children[index - 1], children[index + 1]];
  const from = after === undefined && before !== undefined ? before.offset + before.length : gone.offset;
  const to = after === undefined ? gone.offset + gone.length : after.offset;
  return text.slice(0, from) + text.slice(to);
}

/** Of things with a name, and of names, one is enough. */
function lists(site: Site): Mutant[] {
  const { document, node, place } = site;
  const [first] = node.children ?? [];
  if (node.type !== 'array' || first === undefined) return [];
  if (first.type !== 'object' && first.type !== 'string') return [];
  const { file, text } = document;
  const whole = text.slice(first.offset, first.offset + first.length);
  const twice = `${text.slice(0, first.offset)}${whole}, ${text.slice(first.offset)}`;
  return [{ operator: 'item twice', place, file, offset: first.offset, text: twice }];
}
