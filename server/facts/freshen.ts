import { shiftDays } from '../../engine/expressions/functions.ts';
import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';
import { allRows, lockAdvisory, type Session, SqlStateError } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import {
  ANY_FACT_CHANGE,
  CHANGED_FACTS,
  type FactDays,
  FORGET_FACT,
  makeFacts,
  removeFacts,
  TAKE_FACT_CHANGES,
} from '../db/statements/facts.ts';
import type { Context } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';

type Parts = Pick<Context, 'db' | 'compiled' | 'clock' | 'log'>;

/** A table that is worked out, and the report it is made of. */
interface Made {
  model: Model;
  report: Report;
}

/** Every order line of a large seller takes seconds; nothing else is as long. */
const WHOLE = 5 * 60_000;
/** Days that lie closer together are worked out at once. */
const NEAR = 7;

const known = new WeakMap<Compiled, ReadonlyMap<string, Made>>();

function madeBy(compiled: Compiled): ReadonlyMap<string, Made> {
  const before = known.get(compiled);
  if (before) return before;
  const made = new Map(
    [...compiled.models.values()].flatMap((model) => {
      const report = compiled.reports.get(model.facts?.report ?? '');
      return report === undefined ? [] : [[model.table, { model, report }] as const];
    }),
  );
  known.set(compiled, made);
  return made;
}

/** Brings those of the tables that are worked out up to what their sources hold now, before somebody reads them. */
export async function freshen(parts: Parts, tenant: string, tables: readonly string[]): Promise<void> {
  const made = madeBy(parts.compiled());
  if (made.size === 0) return;
  for (const table of tables) {
    const one = made.get(table);
    if (one === undefined) continue;
    const { rows } = await parts.db.query(ANY_FACT_CHANGE, [tenant, table]);
    if (rows.length > 0) await workOut(parts, tenant, one);
  }
}

/**
 * The same of every tenant and table, so that whoever reads next need not wait. What cannot be worked out is logged and
 * passed over: whoever reads it is told.
 */
export async function freshenAll(parts: Parts): Promise<void> {
  const made = madeBy(parts.compiled());
  const { rows } = await parts.db.query<{ tenant: string; fact: string }>(CHANGED_FACTS);
  for (const { tenant, fact } of rows) {
    const one = made.get(fact);
    if (one === undefined) await parts.db.query(FORGET_FACT, [fact]);
    else await workOut(parts, tenant, one).catch(passBusiness);
  }
}

function passBusiness(error: unknown): void {
  if (!(error instanceof BusinessError)) throw error;
}

/** `BusinessError` where the report's SQL fails on what the sources hold, a division by zero say. */
async function workOut(parts: Parts, tenant: string, made: Made): Promise<void> {
  try {
    await workOutDue(parts, tenant, made);
  } catch (error) {
    if (!(error instanceof SqlStateError)) throw error;
    const { table, title } = made.model;
    parts.log.error({ err: error, table, tenant, report: made.report.code }, 'facts not worked out');
    throw new BusinessError(`“${title}”没有算出来，请联系管理员；原因在服务器日志里`);
  }
}

async function workOutDue({ db, clock, compiled, log }: Parts, tenant: string, { model, report }: Made): Promise<void> {
  const at = formatDateTime(clock(), compiled().app.timeZone);
  const began = performance.now();
  const work = async (session: Session): Promise<number> => {
    // Whoever comes meanwhile waits, and then finds nothing left to do.
    await lockAdvisory(session, `facts ${tenant} ${model.table}`);
    const { rows } = await session.query<{ day: string | null }>(TAKE_FACT_CHANGES, [tenant, model.table]);
    const stretches = stretchesOf(rows.map(({ day }) => day));
    for (const days of stretches)
      for (const { sql, values } of [removeFacts(model, days), makeFacts(model, report, tenant, days, at)])
        await session.query(sql, values, { deadline: WHOLE });
    return stretches.length;
  };
  const stretches = await db.withTenant(allRows(tenant), work, { deadline: WHOLE });
  if (stretches > 0) log.debug({ table: model.table, tenant, took: Math.round(performance.now() - began) }, 'facts');
}

/** Days in order, null for every day, as few stretches. */
export function stretchesOf(days: readonly (string | null)[]): FactDays[] {
  if (days.includes(null)) return [undefined];
  const stretches: { from: string; to: string }[] = [];
  for (const day of days.filter((each) => each !== null).toSorted()) {
    const last = stretches.at(-1);
    if (last !== undefined && day <= (shiftDays(last.to, NEAR) ?? last.to)) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
