import type { Compiled, Report, ReportDataSource } from '../../../engine/plan/compiled.ts';
import { type Problem, type ProblemCode, sentences, severityOf } from '../../../engine/problems.ts';
import { offsetToPosition } from '../../../engine/reportSql/params.ts';
import type { Sentence } from '../../../engine/sentence.ts';
import { ForeignError } from '../../db/foreign/ForeignDatabase.ts';
import { emptyRows } from '../../db/reportSql.ts';
import { BusinessError } from '../../http/errors.ts';
import { castIn, type OutputFault, outputFaults } from '../outputTypes.ts';
import type { Sources } from './sources.ts';

type Said = { unread: string } | { refused: string } | { faults: OutputFault[] };

/** What is looked at: the sources of each tenant. */
export interface JudgedSources {
  sources: Pick<Sources, 'use'>;
  tenants: readonly string[];
}

/**
 * Lets the data sources judge the reports that read them, as the product's own database judges the others: their words and
 * outputs of other types come back as problems. Where no tenant's source answers, that is one.
 */
export async function judgeForeignReports(judged: JudgedSources, compiled: Compiled): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const report of compiled.reports.values()) {
    const { dataSource } = report;
    if (dataSource === undefined) continue;
    const said: Said[] = [];
    for (const tenant of judged.tenants) said.push(await ask(judged, tenant, report, dataSource));
    problems.push(...problemsOf(report, dataSource, said));
  }
  return problems;
}

async function ask(
  { sources }: JudgedSources,
  tenant: string,
  report: Report,
  dataSource: ReportDataSource,
): Promise<Said> {
  const nothing = report.bindings.map(() => null);
  const { sql, values } = emptyRows(report, nothing);
  try {
    return await sources.use<Said>({ tenant, admin: true }, dataSource, async ({ database }) => {
      try {
        const reading = { signal: new AbortController().signal };
        const { fields } = await database.read((session) => session.query(sql, values), reading);
        return { faults: outputFaults(report, fields) };
      } catch (error) {
        if (error instanceof ForeignError && error.fault === 'sql') return { refused: error.message };
        throw error;
      }
    });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    return { unread: error.message };
  }
}

function problemsOf(report: Report, { kind }: ReportDataSource, said: readonly Said[]): Problem[] {
  const atSql = offsetToPosition(report.sqlOrigin, 0);
  const problem = (
    code: ProblemCode,
    sentence: Sentence,
    at: { line: number; column: number },
    file: string,
  ): Problem => ({
    code,
    severity: severityOf(code),
    file,
    pointer: '',
    ...at,
    ...sentence,
  });
  const inSql = (reason: string) =>
    problem('sql-database', sentences['sql-database'](reason), atSql, report.sqlOrigin.file);
  const unread = said.flatMap((each) => ('unread' in each ? [each.unread] : []));
  if (unread.length === said.length)
    return [
      problem(
        'source-unread',
        sentences['source-unread'](report.title, unread[0] ?? '没有租户'),
        atSql,
        report.sqlOrigin.file,
      ),
    ];
  const found = said.flatMap((each): Problem[] => {
    if ('unread' in each) return [];
    if ('refused' in each) return [inSql(each.refused)];
    return each.faults.map(({ key, column, found: type, cast }) => {
      if (type === undefined || cast === undefined) return inSql(`没有输出列 ${column}，请用 as 起这个名字`);
      const wanted = castIn(kind, cast);
      const written = kind === 'mysql' ? `cast(… as ${wanted})` : undefined;
      const sentence = sentences['output-type'](column, type, wanted, written);
      return problem('output-type', sentence, report.columnAt(key), report.file);
    });
  });
  // Tenants have sources of their own, mostly alike.
  const told = new Map(found.map((each) => [`${each.pointer} ${each.line} ${each.column} ${each.message}`, each]));
  return [...told.values()];
}
