import { setImmediate as pause } from 'node:timers/promises';
import type { Field, Model } from '../../../engine/plan/compiled.ts';
import type { ValueKind } from '../../../engine/plan/Plan.ts';
import { optionsOf } from '../../../engine/values/optionsOf.ts';
import type { Parsed, Value } from '../../../engine/values/ValueType.ts';
import { valueTypes } from '../../../engine/values/valueTypes.ts';
import type { Database, Session } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { BusinessError } from '../../http/errors.ts';
import { addedEntries, writeHistory } from '../history/writeHistory.ts';
import type { RecordPorts, TableHooks, Writer } from '../Records.ts';
import { completed } from '../write/check.ts';
import { codeProblems } from '../write/checkedCodes.ts';
import { emptied, firstProblems } from '../write/drafts.ts';
import { type DictionaryItems, readBody, stateProblems, withDefaults } from '../write/input.ts';
import { insertRows } from '../write/insertRows.ts';
import { fillOrder } from '../write/orderNumbers.ts';
import { orphanProblems, touchParents } from '../write/orphans.ts';
import { type References, readReferred } from '../write/references.ts';
import { refusalOfWrite } from '../write/refusals.ts';
import { sealed } from '../write/secrets.ts';
import { lockTree, placeDrafts, updateMovedNodes } from '../write/tree.ts';
import { takenDrafts, type UniqueGroup, uniqueGroups, uniqueKey } from '../write/unique.ts';
import { keptFields } from '../write/writeRows.ts';
import { changeRows, type GivenRow, type Match, matchRows, type RowChange, type RowsChanged } from './matchRows.ts';
import type { RowError } from './RowError.ts';

/** The model, and who imports into it. Records of a request fit. */
export interface ImportTarget extends Writer {
  dictionary: DictionaryItems;
  ports: Pick<RecordPorts, 'hooks' | 'loadCheckRules'>;
  /** Names by which rows may call users and departments. */
  references?: References;
  /** Rows may name records that are there already, and change them; without it all are new. */
  match?: Match;
}

/** `all`: every row or none; `good`: the rows without mistakes; `check`: nothing is kept, only mistakes are found. */
export type ImportMode = 'all' | 'good' | 'check';

export interface ImportResult {
  /** Rows written; with `check` those that could be. */
  inserted: number;
  /** Records that were changed, and those that rows said nothing new of. */
  updated: number;
  same: number;
  errors: RowError[];
}

/** Keeps an import from being done twice. */
export interface ImportOnce {
  hold(session: Session): Promise<void>;
  settle(session: Session, result: ImportResult): Promise<void>;
}

/** Rows that were read: the new ones, those that change records, and what is wrong with others. */
interface Work {
  fresh: readonly Prepared[];
  changes: readonly RowChange[];
  errors: readonly RowError[];
}

interface Prepared {
  row: number;
  id: string;
  values: Record<string, Value>;
  /** What the rules of fields say of it. */
  problems: readonly Problem[];
}

type Problem = Omit<RowError, 'row'>;

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
  if (hooks === 'oneByOne' || target.shape.model.import === false)
    throw new BusinessError(`${target.shape.model.title}不支持导入，请逐条新增`);
  const given = rows.map((each, index): GivenRow => {
    const { named, problems } = withoutNames(target, each);
    return { row: index + 1, given: named, problems };
  });
  const matched = target.match ? await matchRows(db, target.match, given) : { fresh: given, changes: [], errors: [] };
  const work = { ...matched, fresh: await prepare(target, matched.fresh) };
  if (mode === 'check' && isSeparable(target, hooks)) return checkInParts(db, target, work, hooks);
  return writeAll(db, target, work, mode, hooks, once);
}

async function writeAll(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  { fresh, changes, errors: known }: Work,
  mode: ImportMode,
  hooks: Hooks,
  once?: ImportOnce,
): Promise<ImportResult> {
  try {
    return await db.withTenant(
      target.actor,
      async (session) => {
        await once?.hold(session);
        // What is found and filled in on the way is not kept when the work has to be done again.
        const prepared = fresh.map((each) => ({ ...each, values: { ...each.values } }));
        const changed = target.match ? await changeRows(session, target.match, changes) : NOTHING_CHANGED;
        const { sound, errors } = await withoutBroken(session, target, prepared, hooks);
        const written = await write(session, target, sound, hooks);
        const all = [...known, ...changed.errors, ...errors, ...written.errors];
        const result = {
          ...changed,
          inserted: written.inserted,
          errors: all.sort((left, right) => left.row - right.row),
        };
        if (mode === 'check' || (mode === 'all' && result.errors.length > 0)) throw new Undo(result);
        await once?.settle(session, result);
        return result;
      },
      { deadline: DEADLINE, patient: mode === 'check' || fresh.length + changes.length > PART },
    );
  } catch (error) {
    if (!(error instanceof Undo)) throw refusalOfWrite(error, target.shape.model);
    return mode === 'check' ? error.result : { ...error.result, inserted: 0, updated: 0 };
  }
}

const NOTHING_CHANGED: RowsChanged = { updated: 0, same: 0, errors: [] };

/** Whether rows of a file can be judged a part at a time: what two of them must not share has been looked at before. */
function isSeparable({ shape }: ImportTarget, hooks: Hooks): boolean {
  return hooks === undefined && !shape.model.tree;
}

/** Rows of one look at the database. */
const PART = 500;

/** Nothing is kept, so nothing has to be kept together: others have the database between two parts. */
async function checkInParts(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  { fresh, changes, errors }: Work,
  hooks: Hooks,
): Promise<ImportResult> {
  const sum: ImportResult = { inserted: 0, updated: 0, same: 0, errors: [...errors] };
  for (let start = 0; start < Math.max(fresh.length, changes.length); start += PART) {
    const part = { fresh: fresh.slice(start, start + PART), changes: changes.slice(start, start + PART), errors: [] };
    const result = await writeAll(db, target, part, 'check', hooks);
    sum.inserted += result.inserted;
    sum.updated += result.updated;
    sum.same += result.same;
    sum.errors.push(...result.errors);
  }
  return { ...sum, errors: sum.errors.sort((left, right) => left.row - right.row) };
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

async function prepare(target: ImportTarget, rows: readonly GivenRow[]): Promise<Prepared[]> {
  const seen = uniqueGroups(target.shape.model).map((group) => ({ group, rows: new Map<string, number>() }));
  const prepared: Prepared[] = [];
  for (const [index, { row, ...given }] of rows.entries()) {
    // Others wait for this process too.
    if (index % BREATH === BREATH - 1) await pause();
    const { values, problems } = readRow(target, given);
    const askable = problems.length > 0 ? emptied(values, problems) : values;
    const found = [...problems, ...repeated(seen, askable, row, problems.length === 0)];
    prepared.push({ row, id: target.context.newId(), values: askable, problems: found });
  }
  return prepared;
}

function readRow(target: ImportTarget, { given, problems: unnamed }: Omit<GivenRow, 'row'>) {
  const read = readBody(given, target.shape, target.dictionary);
  const { row, problems } = completed(target, withDefaults(read.values, target.shape));
  // What cannot be read counts as missing too; the first diagnostic is the one that helps.
  return {
    values: row,
    problems: firstProblems([...unnamed, ...read.problems, ...stateProblems(given, target.shape), ...problems]),
  };
}

const byName: ReadonlySet<ValueKind> = new Set(['reference', 'area', 'code', 'codes']);

/** People write names into files; records keep what the names stand for. Whom nobody knows is told. */
function withoutNames(target: ImportTarget, given: unknown): { named: unknown; problems: Problem[] } {
  const problems: Problem[] = [];
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { named: given, problems };
  const row: Record<string, unknown> = { ...given };
  for (const field of target.shape.fields) {
    const { key, kind, title } = field;
    const text = row[key];
    if (!byName.has(kind) || typeof text !== 'string') continue;
    const parsed = readName(target, field, text);
    if (parsed?.ok) row[key] = parsed.value;
    else if (parsed && kind === 'reference') {
      problems.push({ key, message: `${title}：${parsed.reason}` });
      delete row[key];
    }
  }
  return { named: row, problems };
}

function readName({ references, dictionary, context }: ImportTarget, field: Field, text: string): Parsed | undefined {
  const { kind, type, dictCode, cell } = field;
  const referred = references?.get(type);
  if (referred) {
    const picker = 'picker' in cell && cell.picker ? context.compiled().pickers.get(cell.picker) : undefined;
    return readReferred(text, referred, picker?.value === 'id' ? 'id' : 'value');
  }
  const items = dictCode === undefined ? undefined : dictionary(dictCode);
  return items && valueTypes[kind].fromText(text, optionsOf(cell, items));
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

/**
 * The rows with nothing wrong, and all that is wrong with the others: by the rules of fields, the tenant's check rules
 * and their table's, and by what other records hold.
 */
async function withoutBroken(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: Hooks,
): Promise<{ sound: Prepared[]; errors: RowError[] }> {
  const rows = prepared.map(({ values }) => values);
  const problems = await codeProblems(target, rows, session);
  const orphaned = await orphanProblems(target, prepared, session);
  const ofTable = await hooks?.check?.(target, prepared, session);
  const found = prepared.map((each, index) => [
    ...each.problems,
    ...(orphaned[index] ?? []),
    ...(ofTable?.get(each) ?? []),
    ...(problems[index] ?? []),
  ]);
  const wrong = prepared.filter((_, index) => (found[index] ?? []).length > 0);
  const taken = await takenDrafts(target, knownGroups(target), wrong, [], session);
  const errors = prepared.flatMap((each, index) =>
    firstProblems([...(found[index] ?? []), ...(taken.get(each) ?? [])]).map((problem) => ({
      row: each.row,
      ...problem,
    })),
  );
  const wrongOnes = new Set(wrong);
  return { sound: prepared.filter((each) => !wrongOnes.has(each)), errors };
}

/** A field hidden from the actor must not tell its values by being taken. */
function knownGroups({ shape: { model, columns } }: ImportTarget): UniqueGroup[] {
  return uniqueGroups(model).filter(({ fields }) => fields.every(({ key }) => columns.has(key)));
}

async function write(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: Hooks,
): Promise<Pick<ImportResult, 'inserted' | 'errors'>> {
  const { model } = target.shape;
  const byRule = knownGroups(target).filter(({ indexed }) => !indexed);
  await lockTree(target, session);
  const misplaced = await placeDrafts(target, prepared, session);
  const held = new Map([...(await takenDrafts(target, byRule, prepared, [], session)), ...misplaced]);
  const free = prepared.filter((each) => !held.has(each));
  await fillOrder(target, free, session);
  const rows = await sealed(
    target,
    free.map((each) => columnsOf(target, each)),
  );
  const written = await insertRows(session, model.table, rows, { skipTaken: true });
  const added = free.filter(({ id }) => written.has(id));
  await updateMovedNodes(target, added, session);
  await touchParents(target, added, session);
  await writeHistory(target, addedEntries(target, added, 'import'), session);
  await hooks?.written?.(target, added, session);
  const taken = prepared.flatMap((each): RowError[] => {
    if (written.has(each.id)) return [];
    const [problem] = held.get(each) ?? [];
    return [problem ? { row: each.row, ...problem } : takenError(model, each.row)];
  });
  return { inserted: written.size, errors: taken };
}

type Seen = readonly { group: UniqueGroup; rows: Map<string, number> }[];

/** What rows before it hold; a row that is wrong itself takes nothing from those behind it. */
function repeated(seen: Seen, values: Readonly<Record<string, Value>>, row: number, takes: boolean): Problem[] {
  const errors: Problem[] = [];
  for (const { group, rows } of seen) {
    const known = uniqueKey(group, values);
    if (known === undefined) continue;
    const before = rows.get(known);
    if (before !== undefined) {
      const message = `${titlesOf(group.fields)}与第 ${before} 行重复`;
      errors.push({ key: group.fields[0]?.key ?? '', message, repeats: before });
    } else if (takes) rows.set(known, row);
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
