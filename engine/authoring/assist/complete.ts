import type { SourceFile } from '../../compile/documents.ts';
import { branches, branchFor, propertiesOf, type Schema, type SchemaPlace } from '../../compile/language/schemaWalk.ts';
import type { Path } from '../../compile/places.ts';
import { expressionFunctions, nameMeanings } from '../../expressions/vocabulary.ts';
import { systemFields } from '../../names.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { documentOf } from '../documentOf.ts';
import { namesFields } from '../fieldUses.ts';
import { ownersOf } from '../owners.ts';
import { type Spot, schemasAt, spotAt } from './Spot.ts';
import { helpOf, itemsText, typesOf, typeWords } from './words.ts';

/** One of the things that may be written at a place. */
export interface Completion {
  label: string;
  /** What it is, in a few words: a title, a kind of value. */
  detail: string;
  /** What the reference says of it. */
  help?: string;
  kind: 'key' | 'value' | 'name' | 'field' | 'function';
  insert: string;
  /** Where one goes on in `insert`, in characters; absent: behind it. */
  caret?: number;
  /** The stretch it takes the place of, as offsets of the text. */
  from: number;
  to: number;
}

/** What may stand at an offset of a file, in the order of the language; of a file that is no declaration nothing. */
export function completionsAt(
  files: readonly SourceFile[],
  compiled: Compiled,
  file: SourceFile,
  offset: number,
): Completion[] {
  const spot = spotAt(file, offset);
  if (spot === undefined) return [];
  if (spot.at === 'key') return keysAt(spot, { files, compiled });
  const places = schemasAt(spot.document, spot.path);
  const found = [
    ...places.flatMap(({ schema }) => constants(schema)),
    ...namesAt(places, spot, { files, compiled }),
    ...places.flatMap(({ schema }) => wordsOf(schema, spot, { files, compiled })),
  ];
  return distinct(found.map((each) => ({ from: spot.from, to: spot.to, ...each })));
}

type Found = Omit<Completion, 'from' | 'to'> & Partial<Pick<Completion, 'from' | 'to'>>;

const withHelp = (help: string | undefined) => (help ? { help } : {});

function distinct(found: readonly Completion[]): Completion[] {
  return [...new Map(found.toReversed().map((each) => [each.insert, each])).values()].toReversed();
}

function keysAt({ document, path, from, to }: Spot, world: World): Completion[] {
  const parent = path.slice(0, -1);
  const present = new Set(Object.keys(Object(valueAt(document.value, parent))));
  const own = String(path.at(-1));
  const places = schemasAt(document, parent);
  const known = new Map(places.flatMap(knownKeys).toReversed());
  const isFree = (key: string) => key === own || !present.has(key);
  const rest = document.text.slice(to);
  const next = /^\s*"/.test(rest) ? ',' : '';
  const written = /^\s*:/.test(rest);
  const put = (key: string, value: string): Pick<Completion, 'insert' | 'caret'> => {
    const begin = `${JSON.stringify(key)}: `;
    const into = Math.floor(value.length / 2);
    return written ? { insert: JSON.stringify(key) } : { insert: begin + value + next, caret: begin.length + into };
  };
  const keys = [...known]
    .toReversed()
    .filter(([key]) => isFree(key))
    .map(([key, place]): Found => {
      const help = withHelp(helpOf(place));
      return { label: key, detail: typeWords(place), ...help, kind: 'key', ...put(key, emptyOf(place)) };
    });
  // Keys of the author's own choice are, most of them, fields.
  const free = places.some(({ schema }) => typeof schema.additionalProperties === 'object');
  const fields = free ? fieldsAt({ document, path }, world).filter(({ label }) => isFree(label)) : [];
  return distinct(
    [...keys, ...fields.map((each) => ({ ...each, ...put(each.label, '') }))].map((each) => ({
      ...each,
      from,
      to,
    })),
  );
}

function valueAt(value: unknown, path: Path): unknown {
  let now = value;
  for (const part of path) now = Object(now)[part];
  return now;
}

/** The keys a schema names itself; of a choice not yet made those that all it may become have in common. */
function knownKeys(place: SchemaPlace): [string, SchemaPlace][] {
  const { file, schema } = place;
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(
    ([key, property]): [string, SchemaPlace] => [key, { file, schema: property }],
  );
  const { propertyName: tag } = (schema.discriminator ?? {}) as { propertyName?: string };
  const [first, ...others] = tag === undefined ? [] : branches(place, tag);
  const branch = first && tag && branchFor(place, tag, first.value);
  if (!branch) return own;
  return [...own, ...[...propertiesOf(branch)].filter(([key]) => others.every(({ keys }) => keys.has(key)))];
}

function emptyOf(place: SchemaPlace): string {
  const [type] = typesOf(place);
  if (type === 'string') return '""';
  if (type === 'array') return '[]';
  return type === 'object' ? '{}' : '';
}

function constants(schema: Schema): Found[] {
  const { enum: list, const: only, type } = schema;
  const values = Array.isArray(list) ? list : only !== undefined ? [only] : type === 'boolean' ? [true, false] : [];
  return values.map((value) => ({
    label: String(value),
    detail: value === schema.default ? '默认' : '',
    kind: 'value',
    insert: JSON.stringify(value),
  }));
}

interface World {
  files: readonly SourceFile[];
  compiled: Compiled;
}

/** What a reference may name: declarations of its kind, or the fields of whoever is spoken of. */
function namesAt(places: readonly SchemaPlace[], spot: Spot, world: World): Found[] {
  const kinds = new Set(places.map(({ schema }) => schema['x-ref']));
  const fields = kinds.has('field') || namesFields(spot.document, spot.path) ? fieldsAt(spot, world) : [];
  const { catalog, plans } = world.compiled;
  const entries = catalog().filter(({ kind, id }) => kinds.has(kind) || (kinds.has('screen') && plans.has(id)));
  return [
    ...fields.map((each) => ({ ...each, insert: JSON.stringify(each.insert) })),
    ...entries.map(
      ({ id, title, kind }): Found => ({
        label: id,
        detail: title,
        ...withHelp(kind === 'dictionary' ? itemsText(id, world.compiled) : undefined),
        kind: 'name',
        insert: JSON.stringify(id),
      }),
    ),
  ];
}

/** Fields of whoever is spoken of at a place; on a board its measures as well. */
function fieldsAt({ document, path }: Pick<Spot, 'document' | 'path'>, { files, compiled }: World): Found[] {
  const documents = files.flatMap((file) => (file.path === document.file ? document : (documentOf(file) ?? [])));
  return ownersOf(documents, compiled)
    .at(document, path)
    .flatMap(({ id }) => fieldsOf(id, document.kind === 'board', compiled));
}

function fieldsOf(id: string, measured: boolean, { models, reports }: Compiled): Found[] {
  const [model, report] = [models.get(id), reports.get(id)];
  const owner = model ?? report;
  if (owner === undefined) return [];
  const own = model?.fields ?? report?.columns ?? [];
  const listed = [...own, ...(measured ? owner.measures : []), ...(model === undefined ? [] : systemFields)];
  return listed.map(({ key, title }) => ({
    label: key,
    detail: `${title} · ${owner.title}`,
    kind: 'field',
    insert: key,
  }));
}

/** Within the text of an expression: what it may name and call, for the word before the cursor. */
function wordsOf(schema: Schema, spot: Spot, world: World): Found[] {
  if (schema['x-expression'] === undefined) return [];
  const [word = ''] = /[A-Za-z_]\w*$/.exec(spot.typed) ?? [];
  const before = spot.typed.slice(0, spot.typed.length - word.length);
  const from = spot.from + 1 + before.length;
  const at = { from, to: from + word.length };
  if (/(?:^|\W)(?:row|old|form)\.$/.test(before)) return fieldsAt(spot, world).map((each) => ({ ...each, ...at }));
  if (before.endsWith('.')) return [];
  const names = Object.entries(nameMeanings).map(
    ([name, help]): Found => ({ label: name, detail: '名字', help, kind: 'name', insert: name, ...at }),
  );
  const calls = expressionFunctions.map(
    ({ name, meaning, example }): Found => ({
      label: name,
      detail: '函数',
      help: `${meaning}\n\n\`${example}\``,
      kind: 'function',
      insert: `${name}()`,
      caret: name.length + 1,
      ...at,
    }),
  );
  return [...names, ...calls];
}
