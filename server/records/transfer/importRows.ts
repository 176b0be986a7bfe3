import { setImmediate as pause } from 'node:timers/promises';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { ValueKind } from '../../../engine/plan/Plan.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Database, Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RecordPorts, TableHooks, Writer } from '../Records.ts';
import { completed } from '../write/check.ts';
import { codeProblems } from '../write/checkedCodes.ts';
import { firstProblems } from '../write/drafts.ts';
import { type DictionaryItems, readBody, withDefaults } from '../write/input.ts';
import { insertRows } from '../write/insertRows.ts';
import { fillOrder } from '../write/orderNumbers.ts';
import type { References } from '../write/references.ts';
import { refusalOfWrite } from '../write/refusals.ts';
import { sealed } from '../write/secrets.ts';
import { lockTree, placeDrafts, updateMovedNodes } from '../write/tree.ts';
import { takenDrafts, type UniqueGroup, uniqueGroups, uniqueKey } from '../write/unique.ts';
import { keptFields } from '../write/writeRows.ts';

/** The model, and who imports into it. Records of a request fit. */
export interface ImportTarget extends Writer {
  dictionary: DictionaryItems;
  ports: Pick<RecordPorts, 'hooks' | 'loadCheckRules'>;
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

/** Keeps an import from being done twice. */
export interface ImportOnce {
  hold(session: Session): Promise<void>;
  settle(session: Session, result: ImportResult): Promise<void>;
}

interface Prepared {
  row: number;
  id: string;
  values: Record<string, Value>;
}

const DEADLINE = 300_000;
const BREATH = 200;

/**
 * Checks rows (objects of values by key, as a form would send them) by the model's kinds, dictionaries and rules and
 * writes them in one transaction. Rows whose unique values exist already are reported and never doubled.
 * `once.hold` runs first in the transaction, `once.settle` when it is sure to be kept. Throws ParamError for what is no row, and what
 * the database throws.
 */
export async function importRows(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  rows: readonly unknown[],
  mode: ImportMode,
  once?: ImportOnce,
): Promise<ImportResult> {
  // What its table asks of each record by itself is asked when they are added one by one.
  const hooks = hooksOf(target);
  if (hooks === 'oneByOne') throw new BusinessError(`${target.shape.model.title}不支持导入，请逐条新增`);
  const read = await prepare(target, rows);
  try {
    return await db.withTenant(
      { tenant: target.actor.tenant },
      async (session) => {
        await once?.hold(session);
        // What is found and filled in on the way is not kept when the work has to be done again.
        const errors = [...read.errors];
        const prepared = read.prepared.map((each) => ({ ...each, values: { ...each.values } }));
        const sound = await withoutBroken(session, target, prepared, errors, hooks);
        const result = await write(session, target, sound, errors, hooks);
        if (mode === 'check' || (mode === 'all' && result.errors.length > 0)) throw new Undo(result);
        await once?.settle(session, result);
        return result;
      },
      { deadline: DEADLINE },
    );
  } catch (error) {
    if (!(error instanceof Undo)) throw refusalOfWrite(error, target.shape.model);
    return mode === 'check' ? error.result : { ...error.result, inserted: 0 };
  }
}

/** What its table asks of records that come in a file; `oneByOne`: none may. */
function hooksOf({ ports, shape }: ImportTarget): Exclude<TableHooks, { oneByOne: true }> | 'oneByOne' | undefined {
  const hooks = ports.hooks.get(shape.model.table);
  return hooks?.oneByOne ? 'oneByOne' : hooks;
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
    if (mistakes.length === 0) prepared.push({ row, id: target.context.newId(), values });
  }
  return { prepared, errors };
}

function readRow(target: ImportTarget, given: unknown) {
  const read = readBody(withoutNames(target, given), target.shape, target.dictionary);
  const { row, problems } = completed(target, withDefaults(read.values, target.shape));
  const found = new Map<string, { key: string; message: string }>();
  // What cannot be read counts as missing too; the first diagnostic is the one that helps.
  for (const problem of [...read.problems, ...problems]) if (!found.has(problem.key)) found.set(problem.key, problem);
  return { values: row, problems: [...found.values()] };
}

const named: ReadonlySet<ValueKind> = new Set(['reference', 'area', 'code', 'codes']);

/** People write names into files; records keep what the names stand for. */
function withoutNames({ shape, references, dictionary }: ImportTarget, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const row: Record<string, unknown> = { ...given };
  for (const { key, kind, type, dictCode, cell } of shape.fields) {
    const text = row[key];
    const items = references?.get(type) ?? (dictCode === undefined ? undefined : dictionary(dictCode));
    if (!named.has(kind) || typeof text !== 'string' || !items) continue;
    const parsed = valueTypes[kind].fromText(text, optionsOf(cell, items));
    if (parsed.ok) row[key] = parsed.value;
  }
  return row;
}

function columnsOf({ context, actor, shape }: ImportTarget, { id, values }: Prepared): Record<string, unknown> {
  const columns: Record<string, unknown> = {
    id,
    tenant_id: actor.tenant,
    version: 1,
    create_by: actor.username,
    create_time: formatDateTime(context.clock(), context.compiled().app.timeZone),
    sys_org_code: actor.orgCode,
  };
  for (const field of keptFields(shape.model)) columns[field.column] = values[field.key] ?? null;
  return columns;
}

type Hooks = Exclude<ReturnType<typeof hooksOf>, 'oneByOne'>;

/** The rows that pass the tenant's check rules and their table's; what is wrong with the others joins the errors. */
async function withoutBroken(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  errors: RowError[],
  hooks: Hooks,
): Promise<Prepared[]> {
  const rows = prepared.map(({ values }) => values);
  const problems = await codeProblems(target, rows, session);
  const ofTable = await hooks?.check?.(target, prepared, session);
  return prepared.filter((each, index) => {
    const { row } = each;
    const found = firstProblems([...(ofTable?.get(each) ?? []), ...(problems[index] ?? [])]);
    errors.push(...found.map((problem) => ({ row, ...problem })));
    return found.length === 0;
  });
}

async function write(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  errors: readonly RowError[],
  hooks: Hooks,
): Promise<ImportResult> {
  const { model, columns } = target.shape;
  // A field hidden from the actor must not tell its values by being taken.
  const byRule = uniqueGroups(model).filter(
    ({ fields, indexed }) => !indexed && fields.every(({ key }) => columns.has(key)),
  );
  await lockTree(target, session);
  const misplaced = await placeDrafts(target, prepared, session);
  const held = new Map([...(await takenDrafts(target, byRule, prepared, [], session)), ...misplaced]);
  const free = prepared.filter((each) => !held.has(each));
  await fillOrder(target, free, session);
  const rows = await sealed(
    model,
    free.map((each) => columnsOf(target, each)),
  );
  const written = await insertRows(session, model.table, rows, { skipTaken: true });
  const added = free.filter(({ id }) => written.has(id));
  await updateMovedNodes(target, added, session);
  await hooks?.written?.(target, added, session);
  const taken = prepared.flatMap((each): RowError[] => {
    if (written.has(each.id)) return [];
    const [problem] = held.get(each) ?? [];
    return [problem ? { row: each.row, ...problem } : takenError(model, each.row)];
  });
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
