import type { FastifyInstance } from 'fastify';
import type { Expression, SqlBool } from 'kysely';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import { escapeLike, type Filter } from '../../../engine/queries/Filter.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import { openScreens } from '../../access/openScreens.ts';
import type { Reading, Row } from '../../db/Database.ts';
import { expectedRows, planOf } from '../../db/estimate.ts';
import { selectionOf, sqlFragment } from '../../db/sql.ts';
import type { Actor } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { nameOf, namingField } from '../changeSets/readSets.ts';
import type { RecordParts } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { selectMatching } from '../read/records.ts';
import { shapeOf } from '../shape.ts';

/** Records told of one model. */
const MOST_TOLD = 5;
/** Models told at once. */
const MOST_MODELS = 8;
/** Milliseconds one statement may take, where the database can stop it alone; and all of them. */
const SHARE = 300;
const DEADLINE = 2_000;
/** Models that are asked in one journey. */
const TOGETHER = 8;
/** A name is looked for by a part of it in so many records; in more, no index would help. */
const MOST_SCANNED = 50_000;

/** A record that was found. */
export interface FoundRecord {
  id: string;
  /** What people call it. */
  name: string;
  /** The number it was found by, where that is another than its name: the field's title and the value. */
  number?: string;
  exact?: true;
}

export interface FoundModel {
  /** Wire code and title. */
  code: string;
  title: string;
  /** Ids of screens the actor may look at them in, the menu's own first. */
  screens: readonly string[];
  records: FoundRecord[];
}

export interface Found {
  /** Those that hold exactly the number first, then those that begin with it. */
  models: FoundModel[];
  /** Titles of models with too many records, or too slow, to have been looked through by name. */
  partial: string[];
}

/** A model as the actor may search it. */
interface Searched {
  records: Records;
  screens: readonly string[];
  /** Indexed texts: what people call its numbers. */
  numbers: readonly Field[];
  name: Field | undefined;
  found: Map<string, FoundRecord>;
  /** Best first: 0 the number itself, 1 one that begins so, 2 a name. */
  rank: number;
  /** It was not, or not wholly, looked through by name. */
  partial: boolean;
}

/**
 * Finds records of every model the actor may open by number or name. Numbers are looked for by an index, as they are or
 * as they begin, however many records there are; names by any part of them where the planner expects a table small enough
 * to be read. `left`: nobody waits any more.
 */
export async function searchRecords(
  parts: RecordParts,
  actor: Actor,
  words: string,
  left: () => boolean,
): Promise<Found> {
  const all = searchedModels(parts, actor);
  const until = performance.now() + DEADLINE;
  for (const ask of [askNumbers, askNames])
    for (let start = 0; start < all.length; start += TOGETHER) {
      const some = all.slice(start, start + TOGETHER);
      if (left()) break;
      if (performance.now() > until) for (const each of some) each.partial = true;
      else await ask(parts, actor, some, words);
    }
  const found = all.filter(({ found: records }) => records.size > 0).sort((one, other) => one.rank - other.rank);
  return {
    models: found.slice(0, MOST_MODELS).map(({ records, screens, found: records_ }) => {
      const { code, title } = records.shape.model;
      return { code, title, screens, records: [...records_.values()].slice(0, MOST_TOLD) };
    }),
    partial: all.filter(({ partial }) => partial).map(({ records }) => records.shape.model.title),
  };
}

function searchedModels({ context, ports }: RecordParts, actor: Actor): Searched[] {
  const byCode = new Map([...context.compiled().models.values()].map((model) => [model.code, model]));
  return [...openScreens(context, actor)].flatMap(([code, screens]): Searched[] => {
    const model = byCode.get(code);
    const hooks = ports.hooks.get(model?.table ?? '');
    if (!model || !isSearched(model) || hooks?.opening || hooks?.listing) return [];
    if (!context.rights.mayModel(actor, model.id, 'read')) return [];
    const shape = shapeOf(model, context.rights.hiddenFields(actor, model.id));
    const numbers = shape.fields.filter(isNumber);
    const name = namingField(shape);
    if (!name && numbers.length === 0) return [];
    const records: Records = { context, actor, shape, ports, dictionary: () => undefined };
    return [{ records, screens, numbers, name, found: new Map(), rank: 2, partial: false }];
  });
}

/** Rows that are worked out are no records people know; of the system's own those alone that have a number. */
const isSearched = ({ facts, fields, id }: Model): boolean =>
  facts === undefined && (!id.startsWith('system/') || fields.some(isNumber));

const isNumber = ({ type, kind, store }: Field): boolean =>
  kind === 'text' && (store.unique || store.index === true) && store.links === undefined && !cellTraits[type].hidden;

type Ask = (parts: RecordParts, actor: Actor, some: readonly Searched[], words: string) => Promise<void>;

/** By number; and how many records there are to be read for a name. */
const askNumbers: Ask = async ({ context }, actor, some, words) => {
  const kinds = ['exact', 'prefix', 'size'] as const;
  const asked = some.flatMap((each) => kinds.flatMap((kind) => readingsOf(each, kind, words)));
  const answers = await context.db.readTogether(
    actor,
    asked.map(({ reading }) => reading),
  );
  for (const [at, { of, kind }] of asked.entries()) {
    const answer = answers[at];
    if (answer === undefined) of.partial = true;
    else if (kind === 'size') of.partial ||= of.name !== undefined && expectedRows(answer) > MOST_SCANNED;
    else note(of, answer.rows, kind === 'exact' ? 0 : 1, words);
  }
};

/** By a part of the name. */
const askNames: Ask = async ({ context }, actor, some, words) => {
  const asked = some.filter(({ name, partial, found }) => name && !partial && found.size < MOST_TOLD);
  const pattern = `%${escapeLike(words)}%`;
  const readings = asked.map((each): Reading => {
    const column = sqlFragment.ref(each.name?.column ?? '');
    return reading(each, sqlFragment<SqlBool>`${column} ilike ${pattern}`);
  });
  const answers = await context.db.readTogether(actor, readings);
  for (const [at, each] of asked.entries()) {
    const answer = answers[at];
    if (answer === undefined) each.partial = true;
    else note(each, answer.rows, 2, words);
  }
};

type Kind = 'exact' | 'prefix' | 'size';

function readingsOf(of: Searched, kind: Kind, words: string): { of: Searched; kind: Kind; reading: Reading }[] {
  if (kind === 'size') {
    const all = selectMatching(of.records, EVERYTHING).select('id');
    return [{ of, kind, reading: planOf(selectionOf(all)) }];
  }
  const written = [...new Set([words, words.toUpperCase()])];
  return of.numbers.map(({ column }) => {
    const ref = sqlFragment.ref(column);
    const among = kind === 'exact' ? sqlFragment<SqlBool>`${ref} = any(${written}::text[])` : beginsWith(ref, written);
    return { of, kind, reading: reading(of, among) };
  });
}

/** Whatever the collation, an index has what begins alike between the beginning and its end. */
function beginsWith(ref: Expression<unknown>, written: readonly string[]) {
  const each = written.map(
    (text) => sqlFragment`(${ref} >= ${text} and ${ref} < ${text + LAST} and starts_with(${ref}, ${text}))`,
  );
  return sqlFragment<SqlBool>`(${sqlFragment.join(each, sqlFragment` or `)})`;
}

const LAST = '\u{10FFFF}';
const EVERYTHING: { filter: Filter } = { filter: { op: 'and', filters: [] } };

function reading({ records, numbers, name }: Searched, within: Expression<SqlBool>): Reading {
  const fields = new Map([...numbers, ...(name ? [name] : [])].map(({ key, column }) => [key, column]));
  const select = selectMatching(records, { ...EVERYTHING, within })
    .select(['id', ...[...fields].map(([key, column]) => sqlFragment.ref(column).as(key))])
    .limit(MOST_TOLD);
  return { ...selectionOf(select), share: SHARE };
}

function note(of: Searched, rows: readonly Row[], rank: number, words: string): void {
  const asked = words.toLowerCase();
  for (const row of rows) {
    const id = String(row.id);
    if (of.found.has(id)) continue;
    const name = nameOf(of.records.shape, row);
    const number = of.numbers.find(({ key }) =>
      String(row[key] ?? '')
        .toLowerCase()
        .startsWith(asked),
    );
    const value = number && String(row[number.key]);
    of.found.set(id, {
      id,
      name,
      ...(value === undefined || value === name ? {} : { number: `${number?.title} ${value}` }),
      ...(value?.toLowerCase() === asked ? { exact: true as const } : {}),
    });
    of.rank = Math.min(of.rank, rank);
  }
}

const LONGEST = 100;
const SHORTEST = 2;

/** Records of all models by number or name, for whoever is signed in: of each what they may read. */
export function searchRoutes(app: FastifyInstance, parts: RecordParts): void {
  addRoute(app, 'searchRecords', { config: { access: 'session' } }, async (request, reply) => {
    const { q = '' } = request.query as QueryParameters;
    const words = q.trim();
    if (words.length < SHORTEST || words.length > LONGEST) throw new ParamError('q');
    return ok(await searchRecords(parts, request.actor, words, () => reply.raw.destroyed));
  });
}
