import type { Field } from '../../../engine/plan/compiled.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Database, Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { ofTenant } from '../../db/where.ts';
import type { Records } from '../Records.ts';
import { uniqueKey } from '../uniqueGroups.ts';
import { changedFields, draftOf, readChange } from '../write/drafts.ts';
import { readBody } from '../write/input.ts';
import { judge } from '../write/judge.ts';
import { keptLines } from '../write/lines.ts';
import { type Through, touchParents } from '../write/orphans.ts';
import type { FieldProblem } from '../write/refusals.ts';
import { lockRows } from '../write/tenantRows.ts';
import { lockTree, updateMovedNodes } from '../write/tree.ts';
import { updateDrafts } from '../write/writeRows.ts';
import type { RowError } from './RowError.ts';

/** How rows find the records they change. */
export interface Match {
  /** Who may change them. */
  records: Records;
  /** Fields that tell one record from another. */
  key: readonly Field[];
  /** Further fields that must be equal: rows under one record find none of another's. */
  within?: readonly Field[];
  /** A row that finds none is a new record; otherwise it is told. */
  add: boolean;
  /** Rows that but name the record their lines come under: it must be there, and they are not counted. */
  named?: ReadonlySet<number>;
  /** An empty cell empties the field; otherwise what is kept stays. */
  clear: boolean;
}

/** A given row by its place, from 1, with names exchanged for what they stand for. */
export interface GivenRow {
  row: number;
  given: unknown;
  problems: readonly FieldProblem[];
}

/** A row and the record it changes. */
export interface RowChange extends GivenRow {
  id: string;
}

export interface Matched {
  fresh: GivenRow[];
  changes: RowChange[];
  errors: RowError[];
}

/** Which records the rows name. A key that is empty, that comes twice, or that several records hold is an error of its row. */
export async function matchRows(
  db: Pick<Database, 'withTenant'>,
  match: Match,
  rows: readonly GivenRow[],
): Promise<Matched> {
  const { records, key, add, named } = match;
  const matched: Matched = { fresh: [], changes: [], errors: [] };
  const titles = key.map(({ title }) => title).join('、');
  const keyed = rows.map((each) => ({ each, ...keyOf(match, each) }));
  const ids = await db.withTenant(records.actor, (session) =>
    idsByKey(
      session,
      match,
      keyed.map(({ values }) => values),
    ),
  );
  const seen = new Map<string, number>();
  for (const { each, name, values } of keyed) {
    const { row } = each;
    const refuse = (message: string, repeats?: number): void => {
      matched.errors.push({ row, key: key[0]?.key ?? '', message, ...(repeats === undefined ? {} : { repeats }) });
    };
    const found = name === undefined ? [] : (ids.get(name) ?? []);
    const before = name === undefined ? undefined : seen.get(name);
    if (name === undefined) refuse(`${titles}为空或不正确，无法找到要修改的记录`);
    else if (before !== undefined) refuse(`${titles}与第 ${before} 行重复`, before);
    else if (found.length > 1)
      refuse(`有 ${found.length} 条记录的${titles}是“${sayKey(key, values)}”，不知道修改哪一条`);
    else if (found[0] !== undefined) matched.changes.push({ ...each, id: found[0] });
    else if (add && !named?.has(row)) matched.fresh.push(each);
    else refuse(`没有${titles}为“${sayKey(key, values)}”的记录`);
    if (name !== undefined && before === undefined) seen.set(name, row);
  }
  return matched;
}

type Values = Readonly<Record<string, Value>>;

const sayKey = (key: readonly Field[], values: Values): string =>
  key
    .map((field) => valueTypes[field.kind].toText(values[field.key]))
    .join(' ')
    .slice(0, 60);

const wholeKey = ({ key, within = [] }: Match): readonly Field[] => [...key, ...within];

function keyOf(match: Match, { given }: GivenRow): { name?: string; values: Values } {
  const { shape, dictionary } = match.records;
  const key = wholeKey(match);
  const row = (given ?? {}) as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(key.map((field) => [field.key, row[field.key]]));
  const { values, problems } = readBody(own, shape, dictionary);
  const name = problems.length > 0 ? undefined : uniqueKey({ fields: key, indexed: false }, values);
  return { values, ...(name === undefined ? {} : { name }) };
}

const AT_ONCE = 1_000;

async function idsByKey(session: Session, match: Match, keys: readonly Values[]) {
  const { records } = match;
  const key = wholeKey(match);
  const [first] = key;
  const ids = new Map<string, string[]>();
  if (!first) return ids;
  const group = { fields: key, indexed: false };
  const wanted = [
    ...new Set(keys.flatMap((values) => (uniqueKey(group, values) === undefined ? [] : [values[first.key]]))),
  ];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const select = builder
      .selectFrom(records.shape.model.table)
      .where(ofTenant(records.actor.tenant))
      .where(first.column, 'in', wanted.slice(start, start + AT_ONCE))
      .select('id')
      .select(key.map((field) => sqlFragment.ref<Value>(field.column).as(field.key)));
    for (const { id, ...values } of (await run<Record<string, Value> & { id: string }>(session, select)).rows) {
      const name = uniqueKey(group, values);
      if (name !== undefined) ids.set(name, [...(ids.get(name) ?? []), id]);
    }
  }
  return ids;
}

/** What changing records came to. */
export interface RowsChanged {
  updated: number;
  same: number;
  /** Those that say something else now. */
  ids: readonly string[];
  errors: RowError[];
}

export const NOTHING_CHANGED: RowsChanged = { updated: 0, same: 0, ids: [], errors: [] };

/** What else is known of records that are changed. */
interface Around {
  /** Those whose sub-tables have other rows now: they move on, whatever their own row says. */
  moved?: ReadonlySet<string>;
  /** The record they are rows of knows of them. */
  through?: Through;
}

/** Changes the records that rows name, by the rules of each; those refused stay as they are. */
export async function changeRows(
  session: Session,
  { records, clear, named }: Pick<Match, 'records' | 'clear' | 'named'>,
  changes: readonly RowChange[],
  { moved, through }: Around = {},
): Promise<RowsChanged> {
  if (changes.length === 0) return NOTHING_CHANGED;
  const { context, actor, shape } = records;
  const ids = changes.map(({ id }) => id);
  await lockTree(records, session);
  const kept = await lockRows(records, ids, session);
  const known = { model: shape.model, models: context.compiled().models, tenant: actor.tenant };
  const linesOf = await keptLines(known, ids, session);
  const errors: RowError[] = [];
  const read = changes.flatMap(({ id, row, given, problems }) => {
    const old = kept.get(id);
    if (!old) {
      errors.push({ row, key: '', message: '这条记录已经不在了' });
      return [];
    }
    const reading = readChange(records, clear ? given : withoutEmpty(given), old);
    reading.problems.unshift(...problems);
    return [{ row, read: draftOf(records, reading, { tables: linesOf(id) }) }];
  });
  const moving = read.filter(
    ({ read: { draft, problems } }) => problems.length > 0 || moved?.has(draft.id) || differs(draft),
  );
  const problemsOf = await judge(
    records,
    moving.map((each) => each.read),
    [],
    session,
  );
  const sound = moving.flatMap(({ row, read: own }) => {
    const problems = problemsOf(own);
    errors.push(...problems.map((problem) => ({ row, ...problem })));
    return problems.length > 0 ? [] : [own.draft];
  });
  const differing = new Set(sound.filter(differs).map(({ id }) => id));
  await updateDrafts(records, sound, session);
  await updateMovedNodes(records, sound, session);
  await touchParents(records, sound, session, through);
  const refused = new Set(errors.map(({ row }) => row));
  const told = read.filter(({ row }) => !refused.has(row) && !named?.has(row));
  const updated = told.filter(({ read: { draft } }) => differing.has(draft.id)).length;
  return { updated, same: told.length - updated, ids: [...differing], errors };
}

const differs = (draft: Parameters<typeof changedFields>[0]): boolean => Object.keys(changedFields(draft)).length > 0;

function withoutEmpty(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''));
}
