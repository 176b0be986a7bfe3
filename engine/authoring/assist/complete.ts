import type { SourceFile } from '../../compile/documents.ts';
import { branches, branchFor, propertiesOf, type Schema, type SchemaPlace } from '../../compile/language/schemaWalk.ts';
import type { Path } from '../../compile/places.ts';
import type { Compiled } from '../../plan/compiled.ts';
import { namesFields } from '../fieldUses.ts';
import { type Completion, distinct, type Found, valueAt, type World, withHelp } from './Completion.ts';
import { expressionWords, isCondition } from './expressionWords.ts';
import { fieldsAt, isMeasured } from './fieldsAt.ts';
import { type Spot, schemasAt, spotAt } from './Spot.ts';
import { settledAt } from './settledAt.ts';
import { sqlFileWords, sqlLineWords } from './sqlWords.ts';
import { helpOf, itemsText, typesOf, typeWords } from './words.ts';

/** What may stand at an offset of a file, in the order of the language; of a file that is no declaration nothing. */
export function completionsAt(
  files: readonly SourceFile[],
  compiled: Compiled,
  file: SourceFile,
  offset: number,
): Completion[] {
  const world = { files, compiled };
  if (file.path.endsWith('.sql')) return sqlFileWords(file, offset, world);
  const spot = spotAt(file, offset);
  if (spot === undefined) return [];
  const found = spot.at === 'key' ? keysAt(spot, world) : valuesAt(spot, world);
  return distinct(found.map((each) => ({ from: spot.from, to: spot.to, ...each })));
}

function valuesAt(spot: Spot, world: World): Found[] {
  const statement = sqlLineWords(spot, world);
  if (statement !== undefined) return statement;
  const places = schemasAt(spot.document, spot.path);
  const isExpression = isCondition(spot) || places.some(({ schema }) => schema['x-expression'] !== undefined);
  return [
    ...tagsAt(spot),
    ...places.flatMap(({ schema }) => constants(schema)),
    ...settledAt(spot, world),
    ...namesAt(places, spot, world),
    ...(isExpression ? expressionWords(spot, world) : []),
  ];
}

function keysAt({ document, path, to }: Spot, world: World): Found[] {
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
  const needed = new Set(places.flatMap(({ schema }) => (schema.required ?? []) as string[]));
  const keys = [...known]
    .toReversed()
    .filter(([key]) => isFree(key))
    // What must be there stands first.
    .toSorted(([one], [other]) => Number(needed.has(other)) - Number(needed.has(one)))
    .map(([key, place]): Found => {
      const help = withHelp(helpOf(place));
      return { label: key, detail: typeWords(place), ...help, kind: 'key', ...put(key, emptyOf(place)) };
    });
  // Keys of the author's own choice are parameters of what is named beside them, or, most of them, fields.
  const free = places.some(({ schema }) => typeof schema.additionalProperties === 'object');
  const named = free ? (paramsAt(document.value, parent, world) ?? fieldsAt({ document, path }, world)) : [];
  const others = named.filter(({ label }) => isFree(label)).map((each) => ({ ...each, ...put(each.label, '') }));
  return [...keys, ...others];
}

/** Keys whose values are sent to the report that is named beside them, or by the picker that is. */
const SENDING: ReadonlySet<unknown> = new Set(['params', 'paramFields']);

function paramsAt(value: unknown, path: Path, { compiled }: World): Found[] | undefined {
  if (!SENDING.has(path.at(-1))) return undefined;
  const { report, picker } = Object(valueAt(value, path.slice(0, -1))) as { report?: string; picker?: string };
  const code = picker === undefined ? undefined : compiled.pickers.get(picker)?.source.report;
  const asked = [...compiled.reports.values()].find((each) => each.id === report || each.code === code);
  return asked?.params.map(({ key, title }) => ({
    label: key,
    detail: `${title} · ${asked.title}`,
    kind: 'name',
    insert: key,
  }));
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

/** What a thing may be, as a cell or a page: what each is and how it is written. */
function tagsAt({ document, path }: Spot): Found[] {
  const key = path.at(-1);
  const choices = schemasAt(document, path.slice(0, -1)).filter(
    ({ schema }) =>
      key !== undefined && (schema.discriminator as { propertyName?: unknown } | undefined)?.propertyName === key,
  );
  return choices.flatMap((place) =>
    branches(place, String(key)).flatMap(({ value }): Found[] => {
      const branch = branchFor(place, String(key), value)?.schema;
      const { description, examples } = branch ?? {};
      if (typeof description !== 'string') return [];
      const example = Array.isArray(examples) ? `\n\n\`\`\`json\n${JSON.stringify(examples[0], null, 2)}\n\`\`\`` : '';
      const [what = ''] = description.split(/[：，。；（]/);
      return [
        { label: value, detail: what, help: description + example, kind: 'value', insert: JSON.stringify(value) },
      ];
    }),
  );
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

/** What a reference may name: declarations of its kind, or the fields of whoever is spoken of. */
function namesAt(places: readonly SchemaPlace[], spot: Spot, world: World): Found[] {
  const kinds = new Set(places.map(({ schema }) => schema['x-ref']));
  const { document, path } = spot;
  const isField =
    kinds.has('field') || namesFields(document, path) || path.at(-2) === 'paramFields' || isMeasured(spot);
  const fields = isField ? fieldsAt(spot, world) : [];
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
