import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../engine/api/envelope.ts';
import { FIRST_ROWS, runParams, type SourceRun } from '../../engine/authoring/SourceRun.ts';
import { camelCase } from '../../engine/names.ts';
import { WRITE_SCREENS } from '../../engine/permissions/general.ts';
import type { Compiled, Report } from '../../engine/plan/compiled.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { cellFor } from '../../engine/reportSql/outputCells.ts';
import { offsetToPosition } from '../../engine/reportSql/params.ts';
import { createRights } from '../access/rights.ts';
import { DeadlineError, type QueryResult, SqlStateError } from '../db/Database.ts';
import { explained, firstRows, offsetInReport } from '../db/reportSql.ts';
import { freshen } from '../facts/freshen.ts';
import { textField } from '../http/body.ts';
import { type Actor, askingOf } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ParamError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { databaseWords } from '../reports/databaseWords.ts';
import { type ReaderParts, reportReader } from '../reports/reportReader.ts';
import { bindReport } from '../reports/reportValues.ts';
import { readDeclarations } from './readFiles.ts';
import { tryIndexes } from './tryIndexes.ts';
import { draftsIn, withFiles } from './withFiles.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/**
 * POST `/config/sources/run`: a report as it is written runs past the same gate, as the same role and for the same rows
 * as it would when it is published; nothing is changed.
 */
export function runRoute(app: FastifyInstance, parts: ReaderParts): void {
  const config = { access: { right: WRITE_SCREENS } };
  addRoute(app, 'runSource', { config, bodyLimit: MOST_BYTES }, async (request, reply) =>
    ok(await run(parts, request, reply)),
  );
}

async function run(parts: ReaderParts, { body, actor }: FastifyRequest, reply: FastifyReply): Promise<SourceRun> {
  const { context } = parts;
  const path = textField(body, 'path', 200);
  const { params, explain, index } = isRecord(body) ? body : {};
  const files = withFiles(await readDeclarations(context.settings.screensDir), draftsIn(body));
  const compiled = await context.screens.compile(files);
  const report = [...compiled.reports.values()].find((each) => each.file === path || each.sqlOrigin.file === path);
  const wrong = compiled.problems.find(
    ({ file, severity }) => severity === 'error' && (file === path || file === report?.file),
  );
  if (!report || wrong) throw new BusinessError(wrong?.message ?? '这里没有报表');
  const nothing = report.bindings.map(() => null);
  const statement = firstRows(report, nothing, FIRST_ROWS + 1).sql;
  const began: SourceRun = { params: runParams(report), statement, fields: [], rows: [], more: false, took: 0 };
  try {
    const values = bindReport(report, parametersIn(params), actor, askingOf(context, actor));
    await freshen(context, actor.tenant, report.relations);
    const started = performance.now();
    const asked = firstRows(report, values, FIRST_ROWS + 1);
    if (index === true) return { ...began, trial: await tryIndexes({ context, actor, compiled, report }, asked) };
    if (explain === true && report.dataSource?.kind === 'mysql') throw new BusinessError('MySQL 数据源不显示执行计划');
    const sql = explain === true ? explained(asked.sql) : asked.sql;
    const { read } = reportReader(parts, actor, report, reply.raw);
    const result = await read((session) => session.query(sql, asked.values));
    const took = Math.round(performance.now() - started);
    if (explain === true) return { ...began, took, plan: result.rows.map((row) => String(Object.values(row)[0])) };
    return { ...began, ...shownOf(compiled, actor, report, result), took };
  } catch (error) {
    return { ...began, refused: refusalOf(error, report) };
  }
}

/** To all but administrators what the report does not show, or they may not see, stays hidden. */
function shownOf(compiled: Compiled, actor: Actor, report: Report, { fields, rows }: QueryResult) {
  const declared = new Map(report.columns.map(({ column, key }) => [column, key]));
  const hidden = createRights(() => compiled).hiddenColumns(actor, report.id);
  const isSeen = (name: string): boolean => {
    const key = declared.get(name);
    return actor.admin || (key !== undefined && !hidden.has(key));
  };
  return {
    fields: fields.map(({ name, type }) => {
      const key = declared.get(name);
      return { name, type, key: key ?? camelCase(name), cell: cellFor(type), declared: key !== undefined };
    }),
    rows: rows.slice(0, FIRST_ROWS).map((row) => fields.map(({ name }) => (isSeen(name) ? row[name] : null))),
    more: rows.length > FIRST_ROWS,
  };
}

function parametersIn(params: unknown): Record<string, string> {
  if (params === undefined) return {};
  if (!isRecord(params) || Object.keys(params).length > 100) throw new ParamError('params');
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [`self_${key}`, String(value)]));
}

/** What a person is told of it; a bug goes on. */
function refusalOf(error: unknown, { sqlOrigin, sql }: Report): NonNullable<SourceRun['refused']> {
  if (error instanceof BusinessError) return { message: error.message };
  if (error instanceof QueryProblem) return { message: `参数 ${error.message}` };
  if (error instanceof DeadlineError) return { message: `超过 ${error.milliseconds / 1000} 秒，已停止` };
  if (!(error instanceof SqlStateError)) throw error;
  const offset = offsetInReport(error.position ?? 0);
  const isInside = offset >= 0 && offset <= sql.length;
  const { reason, fix } = databaseWords(error.message);
  const message = fix === undefined ? reason : `${reason}；${fix}`;
  return { message, file: sqlOrigin.file, ...(isInside ? offsetToPosition(sqlOrigin, offset) : {}) };
}
