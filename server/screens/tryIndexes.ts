import { figuresOf, hasHelped, indexCandidates } from '../../engine/authoring/indexCandidates.ts';
import type { IndexTrial } from '../../engine/authoring/SourceRun.ts';
import type { Compiled, Model, Report } from '../../engine/plan/compiled.ts';
import type { Selection } from '../db/Database.ts';
import { explainedInJson, trialIndexes } from '../db/indexTrial.ts';
import type { Actor, Context } from '../http/Context.ts';
import { BusinessError } from '../http/errors.ts';

/** Indexes that are tried for one statement, and ms each may take. */
const MOST = 3;
const DEADLINE = 10_000;

interface TrialParts {
  context: Pick<Context, 'db'>;
  actor: Actor;
  compiled: Compiled;
  report: Report;
}

/**
 * Makes the indexes that fields of its conditions could have, each in a transaction that is undone, and runs the
 * statement over them as the report role: what helps is what the database has used and read fewer rows with. Others'
 * writes to a table wait as long as its index is made.
 */
export async function tryIndexes(parts: TrialParts, { sql, values }: Selection): Promise<IndexTrial> {
  const { context, actor, compiled, report } = parts;
  if (report.dataSource !== undefined) throw new BusinessError('只在本系统的数据库上试建索引');
  const statement = explainedInJson(sql);
  const options = { deadline: DEADLINE };
  const first = await context.db.readOnly(actor, (session) => session.query(statement, values), options);
  const before = figuresOf(planIn(first.rows));
  const tables = new Map([...compiled.models.values()].map((model) => [model.table, model]));
  const trial: IndexTrial = { statements: [], before, useless: [] };
  let best = trial;
  for (const { table, column } of indexCandidates(planIn(first.rows)).slice(0, MOST)) {
    const model = tables.get(table);
    const field = model?.fields.find((each) => each.column === column);
    if (!model || !field || !context.db) continue;
    const { names, statements } = trialIndexes(model, column);
    if (names.length === 0) continue;
    const { rows } = await context.db.rehearse(
      actor,
      statements,
      (session) => session.query(statement, values),
      options,
    );
    const after = figuresOf(planIn(rows));
    const used = after.indexes.some((name) => names.includes(name));
    if (!used || !hasHelped(before, after)) trial.useless.push(`${table}.${column}`);
    else if (best.after === undefined || after.took < best.after.took)
      best = { ...trial, ...named(model, field), statements: statements.slice(1), after };
  }
  return { ...best, useless: trial.useless };
}

const named = ({ table, id }: Model, { key, title, column }: Model['fields'][number]) => ({
  table,
  column,
  field: { model: id, key, title },
});

/** The plan is the one value of the one row: an object, or its text. */
function planIn([row = {}]: readonly Record<string, unknown>[]): unknown {
  const [plan] = Object.values(row);
  return typeof plan === 'string' ? JSON.parse(plan) : plan;
}
