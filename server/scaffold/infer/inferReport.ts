import type { Inferred } from '../../../engine/authoring/inference/Inferred.ts';
import { type InferredParam, PARAM_TYPES, type ParamType } from '../../../engine/authoring/inference/paramTypes.ts';
import { filesOf, outlineOf, reportOf, type SqlGiven } from '../../../engine/authoring/inference/reportOfSql.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import { camelCase } from '../../../engine/names.ts';
import type { Compiled, Report } from '../../../engine/plan/compiled.ts';
import type { Problem } from '../../../engine/problems.ts';
import type { ParseSql } from '../../../engine/reportSql/gate.ts';
import type { Database } from '../../db/Database.ts';
import { type Description, describeReports } from '../../reports/describe.ts';

export interface ReportAsked extends SqlGiven {
  own: readonly SourceFile[];
  compile: (files: readonly SourceFile[]) => Compiled | Promise<Compiled>;
  parseSql: ParseSql;
  database: () => Promise<Database>;
}

/** A report of what its SQL gives: columns with their types and titles, and parameters. */
export async function inferReport(asked: ReportAsked): Promise<Inferred | string> {
  const before = await asked.compile(asked.own);
  const outline = outlineOf(asked, [...before.models.values()], asked.parseSql);
  if (typeof outline === 'string') return outline;
  const plain = outline.outputs.names.map((output) => ({ key: camelCase(output), title: output, type: 'normal' }));
  const { needs } = outline.outputs;
  const settled = await settleTypes(asked, outline.params, (params) =>
    filesOf(asked, outline.title, { params, needs }, plain),
  );
  if ('problems' in settled) return { files: [], decided: [], unclear: [], problems: settled.problems };
  const { params, report, fields } = settled;
  const found = reportOf(asked, outline, params, {
    types: new Map(fields.map(({ name, type }) => [name, type])),
    by: '数据库给出',
    read: [...before.models.values()].filter(({ table }) => report.relations.includes(table)),
  });
  const { problems } = await asked.compile(withFiles(asked.own, found.files));
  const known = new Set(before.problems.map(({ file, message }) => file + message));
  const fresh = problems.filter(({ file, message }) => !known.has(file + message));
  const [wrong, told] = [fresh.filter(isError), fresh.filter((problem) => !isError(problem))];
  const unclear = [...found.unclear, ...told.map(({ line, message, fix }) => `第 ${line} 行：${message}；${fix}`)];
  return { ...found, unclear, problems: wrong };
}

const isError = ({ severity }: Problem): boolean => severity === 'error';

export function withFiles(own: readonly SourceFile[], files: readonly SourceFile[]): SourceFile[] {
  const paths = new Set(files.map(({ path }) => path));
  return [...own.filter(({ path }) => !paths.has(path)), ...files];
}

interface Settled {
  params: readonly InferredParam[];
  report: Report;
  fields: readonly { name: string; type: string }[];
}

const OTHERS: readonly ParamType[] = Object.values(PARAM_TYPES);

/**
 * The types of parameters under which the database takes the SQL: of those nothing tells, one, two in a row (both ends of
 * `between` are refused together) and all are tried, and what brings the database further is kept.
 */
async function settleTypes(
  asked: ReportAsked,
  params: readonly InferredParam[],
  draft: (params: readonly InferredParam[]) => SourceFile[],
): Promise<Settled | { problems: readonly Problem[] }> {
  const first = await described(asked, params, draft(params));
  let [best, found] = [params, first];
  for (const keys of together(params.flatMap(({ key, evidence }) => (evidence === undefined ? [key] : []))))
    for (const type of OTHERS) {
      if (!('problems' in found)) return found;
      const isOpen = ({ key, evidence }: InferredParam) => keys.includes(key) && evidence === undefined;
      if (!best.some(isOpen)) break;
      const tried = best.map((param) => (isOpen(param) ? { ...param, type, evidence: TRIED } : param));
      const next = await described(asked, tried, draft(tried));
      if ('problems' in next && reached(next.problems) <= reached(found.problems)) continue;
      [best, found] = [tried, next];
      break;
    }
  return 'problems' in found ? first : found;
}

/** What is tried at once, in this order. */
const together = (keys: readonly string[]): string[][] => [
  ...keys.map((key) => [key]),
  ...keys.slice(1).map((key, at) => [keys[at] ?? key, key]),
  ...(keys.length > 2 ? [[...keys]] : []),
];

const TRIED = '只有这样数据库才接受这条 SQL';

/** How far the database came. */
const reached = ([problem]: readonly Problem[]): number =>
  problem === undefined ? 0 : problem.line * 10_000 + problem.column;

async function described(
  asked: ReportAsked,
  params: readonly InferredParam[],
  files: readonly SourceFile[],
): Promise<Settled | { problems: readonly Problem[] }> {
  const compiled = await asked.compile(withFiles(asked.own, files));
  const report = compiled.reports.get(asked.id);
  const paths = new Set(files.map(({ path }) => path));
  const own = compiled.problems.filter(({ file, severity }) => paths.has(file) && severity === 'error');
  if (report === undefined || own.length > 0) return { problems: own };
  const cache = new Map<string, Description>();
  const alone = { ...compiled, reports: new Map([[report.id, report]]) };
  const found = await describeReports(asked.database, alone, { cache });
  const [description] = cache.values();
  if (description === undefined || 'error' in description) return { problems: found };
  return { params, report, fields: description.fields };
}
