import type { Path } from '../../compile/places.ts';
import { systemFields } from '../../names.ts';
import type { Compiled, Field, Report } from '../../plan/compiled.ts';
import { documentOf } from '../documentOf.ts';
import { type Owner, ownersOf } from '../owners.ts';
import { type Found, valueAt, type World } from './Completion.ts';
import type { Spot } from './Spot.ts';

type Place = Pick<Spot, 'document' | 'path'>;

/** Whoever is spoken of at a place. */
export function ownersAt({ document, path }: Place, { files, compiled }: World): readonly Owner[] {
  const documents = files.flatMap((file) => (file.path === document.file ? document : (documentOf(file) ?? [])));
  return ownersOf(documents, compiled).at(document, path);
}

/** Fields of whoever is spoken of at a place; of a board what is counted. What its list has already is left out. */
export function fieldsAt(place: Place, world: World): Found[] {
  const others = listedBeside(place);
  const isCounted = isMeasured(place);
  return ownersAt(place, world)
    .flatMap(({ id }) => (isCounted ? measuresOf(id, world.compiled) : fieldsOf(id, world.compiled)))
    .filter(({ label }) => !others.has(label));
}

/** Where a board says what is counted: a figure, columns of a table, the heights of a chart. */
export const isMeasured = ({ document: { kind }, path }: Place): boolean =>
  kind === 'board' && path.some((part) => part === 'measure' || part === 'measures' || part === 'y');

/** Those of one model or report. */
export function fieldsOf(id: string, { models, reports }: Compiled): Found[] {
  const [model, report] = [models.get(id), reports.get(id)];
  const owner = model ?? report;
  if (owner === undefined) return [];
  const own = model?.fields ?? report?.columns ?? [];
  return [...own, ...(model === undefined ? [] : systemFields)].map((each) => fieldOf(each, owner.title));
}

function measuresOf(id: string, { models, reports }: Compiled): Found[] {
  const owner = models.get(id) ?? reports.get(id);
  return (owner?.measures ?? []).map((each) => fieldOf(each, owner?.title ?? id));
}

const fieldOf = ({ key, title }: { key: string; title: string }, of: string): Found => ({
  label: key,
  detail: `${title} · ${of}`,
  kind: 'field',
  insert: key,
});

/** A field of whoever is spoken of at a place, by its key. */
export function fieldAt(place: Place, key: string, world: World): Field | Report['columns'][number] | undefined {
  const { models, reports } = world.compiled;
  for (const { id } of ownersAt(place, world)) {
    const all = models.get(id)?.fields ?? reports.get(id)?.columns ?? [];
    const field = all.find((each) => each.key === key);
    if (field) return field;
  }
  return undefined;
}

/** What the other entries of a list name: a text each, or an object's key. */
function listedBeside({ document, path }: Place): ReadonlySet<string> {
  const at = path.findLastIndex((part) => typeof part === 'number');
  const isEntry = at === path.length - 1 || (at === path.length - 2 && path.at(-1) === 'key');
  const list = at < 0 || !isEntry ? [] : valueAt(document.value, path.slice(0, at));
  const others = Array.isArray(list) ? list.filter((_, index) => index !== path[at]) : [];
  return new Set(others.map((each) => String(Object(each).key ?? each)));
}

/** The place of a key's own object. */
export const around = (path: Path): Path => path.slice(0, -1);
