import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Database } from '../db/Database.ts';
import { applySchema, planSchema, refusedStep, SchemaError } from '../db/schema/planSchema.ts';
import type { ScreensProblem } from '../http/Screens.ts';
import { type DescriptionCache, describeReports } from '../reports/describe.ts';
import { hasSameTables } from './sameTables.ts';

const CONFIRM =
  '请先备份（npm run db -- backup <文件|目录>），再运行 npm run db -- apply --confirm；原有数据会改名保留';

function fileOf(compiled: Compiled, table: string): string {
  const model = [...compiled.models.values()].find((each) => each.table === table);
  return model === undefined ? 'screens' : `screens/${model.id}.model.json`;
}

/** A retired column or table that stays does no harm; a column of another type would. */
function keptProblem(compiled: Compiled, step: SchemaError['step']): ScreensProblem {
  const harmless = step.kind === 'drop-column' || step.kind === 'drop-table';
  return {
    code: 'table-kept',
    severity: harmless ? 'warning' : 'error',
    file: fileOf(compiled, step.table),
    line: 1,
    column: 1,
    pointer: '',
    message: `${step.sentence}：需要确认，数据表保持原样`,
    fix: CONFIRM,
  };
}

function refusedProblem(compiled: Compiled, error: SchemaError): ScreensProblem {
  const file = fileOf(compiled, error.step.table);
  const fix = '请先整理数据，再重新加载';
  return {
    code: 'table-refused',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    pointer: '',
    message: error.message,
    fix,
  };
}

/**
 * `applyModels` of one set after another. The tables of the first stand already; where the next has the same ones they
 * are not gone through again, and what was said of them is said again.
 */
export function createApply(
  db: Database,
  first: { compiled: Compiled; problems: readonly ScreensProblem[] },
  descriptions?: DescriptionCache,
): (compiled: Compiled) => Promise<ScreensProblem[]> {
  let applied = first;
  return async (compiled) => {
    if (hasSameTables(applied.compiled, compiled)) {
      const reports = await describeReports(db, compiled, { cache: descriptions });
      if (reports.length > 0) return reports;
      applied = { ...applied, compiled };
      return [...applied.problems];
    }
    const problems = await applyModels(db, compiled, descriptions);
    if (!problems.some(({ severity }) => severity === 'error')) applied = { compiled, problems };
    return problems;
  };
}

/** What bringing the tables to the models would be refused for, and what it would keep; nothing is changed. */
export async function judgeModels(
  db: Database,
  compiled: Compiled,
  descriptions?: DescriptionCache,
): Promise<ScreensProblem[]> {
  const reports = await describeReports(db, compiled, { cache: descriptions });
  if (reports.length > 0) return reports;
  const plan = await planSchema(db, [...compiled.models.values()]);
  const refused = await refusedStep(db, plan);
  const kept = plan.destructive.map((step) => keptProblem(compiled, step));
  return refused === undefined ? kept : [...kept, refusedProblem(compiled, refused)];
}

/**
 * Lets the database judge the reports, then brings the tables to the models as far as no data is lost. Nothing is
 * applied while a report is wrong or a column would have to change its type.
 */
export async function applyModels(
  db: Database,
  compiled: Compiled,
  descriptions?: DescriptionCache,
): Promise<ScreensProblem[]> {
  const reports = await describeReports(db, compiled, { cache: descriptions });
  if (reports.length > 0) return reports;
  const plan = await planSchema(db, [...compiled.models.values()]);
  const kept = plan.destructive.map((step) => keptProblem(compiled, step));
  if (kept.some((problem) => problem.severity === 'error')) return kept;
  try {
    await applySchema(db, plan, { confirm: false, facts: compiled });
    return kept;
  } catch (error) {
    if (error instanceof SchemaError) return [refusedProblem(compiled, error)];
    throw error;
  }
}
