import { setImmediate as pause } from 'node:timers/promises';
import type { Field, Model } from '../../engine/compiled.ts';
import type { Value } from '../../engine/values/ValueType.ts';
import { valueTypes } from '../../engine/values/valueTypes.ts';
import type { Actor, Context } from '../context.ts';
import type { Database, Session } from '../db/Database.ts';
import { momentText } from '../system/moments.ts';
import { type Checking, completed } from './check.ts';
import { type DictionaryItems, readBody, withDefaults } from './input.ts';
import { insertRows } from './insertRows.ts';
import type { References } from './references.ts';
import { refusalOfWrite } from './refusals.ts';
import { type UniqueGroup, uniqueGroups, uniqueKey } from './unique.ts';

/** The model, and who imports into it. Records of a request fit. */
export interface ImportTarget extends Checking {
  context: Pick<Context, 'clock' | 'compiled' | 'newId'>;
  actor: Checking['actor'] & Pick<Actor, 'tenant'>;
  dictionary: DictionaryItems;
  /** Names by which rows may call users and departments. */
  references?: References;
}

/** `all`: every row or none; `good`: the rows without mistakes; `check`: nothing is kept, only mistakes are found. */
export type ImportMode = 'all' | 'good' | 'check';

export interface RowError {
  /** Place among the given rows, from 1. */
  row: number;
  /** The field; empty for the whole row. */
  key: string;
  /** A Chinese sentence. */
  message: string;
}

export interface ImportResult {
  /** Rows written; with `check` those that could be. */
  inserted: number;
  errors: RowError[];
}

interface Prepared {
  row: number;
  id: string;
  columns: Record<string, unknown>;
}

const DEADLINE = 300_000;
const BREATH = 200;

/**
 * Checks rows (objects of values by key, as a form would send them) by the model's kinds, dictionaries and rules and
 * writes them in one transaction. Rows whose unique values exist already are reported and never doubled.
 * `settle` runs inside the transaction once it is sure to be kept. Throws ParamError for what is no row, and what
 * the database throws.
 */
export async function importRows(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  rows: readonly unknown[],
  mode: ImportMode,
  settle?: (session: Session, result: ImportResult) => Promise<void>,
): Promise<ImportResult> {
  const { prepared, errors } = await prepare(target, rows);
  try {
    return await db.withTenant(
      { tenant: target.actor.tenant },
      async (session) => {
        const result = await write(session, target.shape.model, prepared, errors);
        if (mode === 'check' || (mode === 'all' && result.errors.length > 0)) throw new Undo(result);
        await settle?.(session, result);
        return result;
      },
      { deadline: DEADLINE },
    );
  } catch (error) {
    if (!(error instanceof Undo)) throw refusalOfWrite(error, target.shape.model);
    return mode === 'check' ? error.result : { ...error.result, inserted: 0 };
  }
}

/** Carries the result out of a transaction that must leave nothing behind. */
class Undo extends Error {
  constructor(readonly result: ImportResult) {
    super('rolled back');
  }
}

async function prepare(target: ImportTarget, rows: readonly unknown[]) {
  const seen = uniqueGroups(target.shape.model).map((group) => ({ group, rows: new Map<string, number>() }));
  const prepared: Prepared[] = [];
  const errors: RowError[] = [];
  for (const [index, given] of rows.entries()) {
    // Others wait for this process too.
    if (index % BREATH === BREATH - 1) await pause();
    const row = index + 1;
    const { values, problems } = readRow(target, given);
    const mistakes = problems.length > 0 ? problems : repeated(seen, values, row);
    errors.push(...mistakes.map((mistake) => ({ row, ...mistake })));
    if (mistakes.length === 0) prepared.push({ row, ...columnsOf(target, values) });
  }
  return { prepared, errors };
}

function readRow(target: ImportTarget, given: unknown) {
  const read = readBody(withoutNames(target, given), target.shape, target.dictionary);
  const { row, problems } = completed(target, withDefaults(read.values, target.shape));
  const found = new Map<string, { key: string; message: string }>();
  // What cannot be read counts as missing too; the first complaint is the one that helps.
  for (const problem of [...read.problems, ...problems]) if (!found.has(problem.key)) found.set(problem.key, problem);
  return { values: row, problems: [...found.values()] };
}

/** People write names into files; records keep what the names stand for. */
function withoutNames({ shape, references }: ImportTarget, given: unknown): unknown {
  if (!references || typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const row: Record<string, unknown> = { ...given };
  for (const { key, kind, type } of shape.fields) {
    const text = row[key];
    const items = references.get(type);
    if (kind !== 'reference' || typeof text !== 'string' || !items) continue;
    const parsed = valueTypes.reference.fromText(text, { items });
    if (parsed.ok) row[key] = parsed.value;
  }
  return row;
}

function columnsOf({ context, actor, shape }: ImportTarget, values: Readonly<Record<string, Value>>) {
  const id = context.newId();
  const columns: Record<string, unknown> = {
    id,
    tenant_id: actor.tenant,
    version: 1,
    create_by: actor.username,
    create_time: momentText(context.clock(), context.compiled().app.timeZone),
    sys_org_code: actor.orgCode,
  };
  for (const field of shape.model.fields) columns[field.column] = values[field.key] ?? null;
  return { id, columns };
}

async function write(
  session: Session,
  model: Model,
  prepared: readonly Prepared[],
  errors: readonly RowError[],
): Promise<ImportResult> {
  const rows = prepared.map(({ columns }) => columns);
  const written = await insertRows(session, model.table, rows, { skipTaken: true });
  const taken = prepared.filter(({ id }) => !written.has(id)).map(({ row }) => takenError(model, row));
  return { inserted: written.size, errors: [...errors, ...taken].sort((left, right) => left.row - right.row) };
}

type Seen = readonly { group: UniqueGroup; rows: Map<string, number> }[];

function repeated(seen: Seen, values: Readonly<Record<string, Value>>, row: number): Omit<RowError, 'row'>[] {
  const errors: Omit<RowError, 'row'>[] = [];
  for (const { group, rows } of seen) {
    const known = uniqueKey(group, values);
    if (known === undefined) continue;
    const before = rows.get(known);
    if (before === undefined) rows.set(known, row);
    else errors.push({ key: group.fields[0]?.key ?? '', message: `${titlesOf(group.fields)}与第 ${before} 行重复` });
  }
  return errors;
}

function takenError(model: Model, row: number): RowError {
  const [only, ...others] = uniqueGroups(model);
  if (!only || others.length > 0) return { row, key: '', message: '与已有记录重复' };
  const { fields } = only;
  return { row, key: fields[0]?.key ?? '', message: `${titlesOf(fields)}${fields.length > 1 ? '的组合' : ''}已存在` };
}

function titlesOf(fields: readonly Field[]): string {
  return fields.map((field) => field.title).join('、');
}
