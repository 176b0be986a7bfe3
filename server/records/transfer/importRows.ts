import type { Database, Session } from '../../db/Database.ts';
import { BusinessError } from '../../http/errors.ts';
import { refusalOfWrite } from '../write/refusals.ts';
import { lockRows } from '../write/tenantRows.ts';
import { lockTree } from '../write/tree.ts';
import { hooksOf, type ImportHooks, type ImportTarget, mayCome } from './ImportTarget.ts';
import {
  type LineCounts,
  type LinesWritten,
  linesOfNew,
  prepareLines,
  splitRow,
  type TableLines,
  writeLines,
} from './importLines.ts';
import {
  changeRows,
  type GivenRow,
  matchRows,
  NOTHING_CHANGED,
  type RowChange,
  type RowsChanged,
} from './matchRows.ts';
import { nameParents } from './nameParents.ts';
import { type Prepared, prepare, withoutNames } from './prepareRows.ts';
import type { RowError } from './RowError.ts';
import { type RowsWritten, writePrepared } from './writePrepared.ts';

/** `all`: every row or none; `good`: the rows without mistakes; `check`: nothing is kept, only mistakes are found. */
export type ImportMode = 'all' | 'good' | 'check';

export interface ImportResult {
  /** Rows written; with `check` those that could be. */
  inserted: number;
  /** Records that were changed, and those that rows said nothing new of. */
  updated: number;
  same: number;
  /** Of the rows of sub-tables that came with them, by the tables' codes. */
  lines?: Record<string, LineCounts>;
  errors: RowError[];
}

/** Keeps an import from being done twice. */
export interface ImportOnce {
  hold(session: Session): Promise<void>;
  settle(session: Session, result: ImportResult): Promise<void>;
}

/** Rows that were read: the new ones, those that change records, the lines of both, and what is wrong with others. */
interface Work {
  fresh: readonly Prepared[];
  /** How far below other new rows they stand in a tree, by id. */
  levels?: ReadonlyMap<string, number>;
  changes: readonly RowChange[];
  lines: readonly TableLines[];
  errors: readonly RowError[];
}

const DEADLINE = 300_000;

/**
 * Checks rows (objects of values by key, as a form would send them, with the rows of the target's sub-tables) by the
 * model's kinds, dictionaries and rules and writes them in one transaction. Rows whose unique values exist already are
 * reported and never doubled; a record of which a line is wrong is not written, nor are its other lines.
 * `once.hold` runs first in the transaction, `once.settle` when it is sure to be kept. Throws ParamError for what is no
 * row, and what the database throws.
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
  if (hooks === 'oneByOne' || !mayCome(target)) throw new BusinessError(refusalOf(target));
  const split = rows.map((each) => splitRow(each, target.lines));
  const given = split.map(({ own }, index): GivenRow => {
    const { named, problems } = withoutNames(target, own);
    return { row: index + 1, given: named, problems };
  });
  const matched = target.match ? await matchRows(db, target.match, given) : { fresh: given, changes: [], errors: [] };
  const newRows = matched.fresh.map((each) => ({ ...each, id: target.context.newId() }));
  const { fresh: added, changes, levels } = await nameParents(db, target, newRows, matched.changes);
  const owners = [...added, ...changes];
  const { lines, errors } = await prepareLines(
    target,
    split.map((each) => each.lines),
    owners,
  );
  const fresh = await prepare(target, added, target.lines ? linesOfNew(target, lines) : undefined);
  const known = { fresh, levels, changes, lines, errors: [...matched.errors, ...errors] };
  const work = without(known, errors);
  if (mode === 'check' && isSeparable(target, hooks)) return checkInParts(db, target, work, hooks);
  return writeAll(db, target, work, mode, hooks, once);
}

function refusalOf({ ports, shape: { model } }: ImportTarget): string {
  return ports.hooks.get(model.table)?.byRequest
    ? `${model.title}要看是谁在导入：请在页面上导入，或在服务运行时用命令`
    : `${model.title}不支持导入，请逐条新增`;
}

/** Without the records that are named by errors: what is wrong with a line is wrong with its record. */
function without(work: Work, errors: readonly RowError[]): Work {
  if (errors.length === 0) return work;
  const broken = new Set(errors.map(({ row }) => row));
  const sound = ({ row }: { row: number }): boolean => !broken.has(row);
  return { ...work, fresh: work.fresh.filter(sound), changes: work.changes.filter(sound) };
}

async function writeAll(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  work: Work,
  mode: ImportMode,
  hooks: ImportHooks,
  once?: ImportOnce,
): Promise<ImportResult> {
  try {
    return await db.withTenant(
      target.actor,
      async (session) => {
        await once?.hold(session);
        const written = await writeWork(session, target, work, hooks);
        const errors = [...work.errors, ...written.errors].sort(inOrder);
        const result = { ...written, errors };
        if (mode !== 'all' && isHalf(work, written.errors)) throw new Halves(written.errors);
        if (mode === 'check' || (mode === 'all' && errors.length > 0)) throw new Undo(result);
        await once?.settle(session, result);
        return result;
      },
      { deadline: DEADLINE, patient: mode === 'check' || work.fresh.length + work.changes.length > PART },
    );
  } catch (error) {
    if (error instanceof Halves) {
      const known = { ...work, errors: [...work.errors, ...error.errors] };
      return writeAll(db, target, without(known, error.errors), mode, hooks, once);
    }
    if (!(error instanceof Undo)) throw refusalOfWrite(error, target.shape.model);
    return mode === 'check' ? error.result : { ...error.result, inserted: 0, updated: 0, lines: {} };
  }
}

const inOrder = (left: RowError, right: RowError): number =>
  left.row - right.row || (left.line?.at ?? 0) - (right.line?.at ?? 0);

/** Records that are there get their lines first, since what is computed of these is read again with them; new ones before. */
async function writeWork(
  session: Session,
  target: ImportTarget,
  { fresh, levels, changes, lines }: Work,
  hooks: ImportHooks,
): Promise<ImportResult> {
  const { match } = target;
  const owner = target.shape.model.id;
  let [changed, ofKept]: [RowsChanged, LinesWritten] = [NOTHING_CHANGED, NO_LINES];
  if (match && changes.length > 0) {
    const ids = changes.map(({ id }) => id);
    if (lines.length > 0) {
      await lockTree(target, session);
      const held = await lockRows(target, ids, session);
      const there = ids.filter((id) => held.has(id));
      ofKept = await writeLines(session, lines, there, { owner, met: match });
    }
    changed = await changeRows(session, match, changes, { moved: ofKept.moved });
  }
  // What is found and filled in on the way is not kept when the work has to be done again.
  const prepared = fresh.map((each) => ({ ...each, values: { ...each.values } }));
  const written = await writeByLevel(session, target, prepared, hooks, levels);
  const ofNew = await writeLines(session, lines, [...written.ids], { owner });
  return {
    inserted: written.ids.size,
    updated: changed.updated,
    same: changed.same,
    ...(lines.length > 0 ? { lines: summed(ofKept.counts, ofNew.counts) } : {}),
    errors: [...changed.errors, ...ofKept.errors, ...written.errors, ...ofNew.errors],
  };
}

/** New records, those that others stand under before these. */
async function writeByLevel(
  session: Session,
  target: ImportTarget,
  prepared: readonly Prepared[],
  hooks: ImportHooks,
  levels: ReadonlyMap<string, number> = new Map(),
): Promise<RowsWritten> {
  const deepest = Math.max(0, ...levels.values());
  const ids = new Set<string>();
  const errors: RowError[] = [];
  for (let level = 0; level <= deepest; level++) {
    const here = deepest === 0 ? prepared : prepared.filter(({ id }) => (levels.get(id) ?? 0) === level);
    const written = await writePrepared(session, target, here, hooks);
    for (const id of written.ids) ids.add(id);
    errors.push(...written.errors);
  }
  return { ids, errors };
}

const NO_LINES: LinesWritten = { counts: {}, moved: new Set(), errors: [] };

function summed(...all: readonly Record<string, LineCounts>[]): Record<string, LineCounts> {
  const sum: Record<string, LineCounts> = {};
  for (const [code, { inserted, updated, same }] of all.flatMap(Object.entries<LineCounts>)) {
    const before = sum[code] ?? { inserted: 0, updated: 0, same: 0 };
    sum[code] = {
      inserted: before.inserted + inserted,
      updated: before.updated + updated,
      same: before.same + same,
    };
  }
  return sum;
}

/** Whether something of a record was written and something was not. */
function isHalf({ changes, lines }: Work, errors: readonly RowError[]): boolean {
  const kept = new Map(changes.map(({ row, id }) => [row, id]));
  return errors.some(({ row, line }) => {
    const id = kept.get(row);
    return line !== undefined || (id !== undefined && lines.some(({ byOwner }) => byOwner.has(id)));
  });
}

/** Has the work done again without the records that errors name. */
class Halves extends Error {
  constructor(readonly errors: readonly RowError[]) {
    super('a record without some of its lines');
  }
}

/** Whether rows of a file can be judged a part at a time: what two of them must not share has been looked at before. */
function isSeparable({ shape, lines = [] }: ImportTarget, hooks: ImportHooks): boolean {
  return hooks === undefined && !shape.model.tree && lines.every(({ target }) => hooksOf(target) === undefined);
}

/** Rows of one look at the database. */
const PART = 500;

/** Nothing is kept, so nothing has to be kept together: others have the database between two parts. */
async function checkInParts(
  db: Pick<Database, 'withTenant'>,
  target: ImportTarget,
  { fresh, changes, lines, errors }: Work,
  hooks: ImportHooks,
): Promise<ImportResult> {
  const sum = { inserted: 0, updated: 0, same: 0, lines: {}, errors: [...errors] };
  for (let start = 0; start < Math.max(fresh.length, changes.length); start += PART) {
    const end = start + PART;
    const part = { fresh: fresh.slice(start, end), changes: changes.slice(start, end), lines, errors: [] };
    const result = await writeAll(db, target, part, 'check', hooks);
    sum.inserted += result.inserted;
    sum.updated += result.updated;
    sum.same += result.same;
    sum.lines = summed(sum.lines, result.lines ?? {});
    sum.errors.push(...result.errors);
  }
  return { ...sum, errors: sum.errors.sort(inOrder) };
}

/** Carries the result out of a transaction that must leave nothing behind. */
class Undo extends Error {
  constructor(readonly result: ImportResult) {
    super('rolled back');
  }
}
