import type { ReportPlan } from '../../../engine/plan/Plan.ts';
import { isReport, sourceOf } from '../../../engine/plan/parts.ts';
import { askingOf, type Context } from '../../http/Context.ts';
import { BusinessError, ForbiddenError, ParamError } from '../../http/errors.ts';
import type { JobHandler } from '../../http/jobs/Jobs.ts';
import type { MailFile } from '../../http/jobs/MailFile.ts';
import type { QueryParameters } from '../../http/query.ts';
import { reportByCode } from '../../http/wireCodes.ts';
import { callerOf } from '../../reports/cancelOnDisconnect.ts';
import { openReportFor, type ReportParts } from '../../reports/openReport.ts';
import { openBook } from './reportExport.ts';
import { writeExport } from './writeExport.ts';

/** The kind of job that writes a report: `{report, parameters, way}`, the page's id and what its query form would send. */
export const REPORT_FILE = 'reportFile';

/** The page of a report; undefined: there is none with this id. */
export function reportPage({ compiled }: Pick<Context, 'compiled'>, id: string): ReportPlan | undefined {
  const plan = compiled().plans.get(id);
  return plan !== undefined && isReport(plan) ? plan : undefined;
}

/** Whether somebody may have the file: the page is open to them, and they may export what it shows. */
export function mayHaveReport(context: Context, actor: Parameters<Context['rights']['canOpen']>[0], plan: ReportPlan) {
  const report = reportByCode(context.compiled(), sourceOf(plan).report ?? '');
  const { rights } = context;
  return report !== undefined && rights.canOpen(actor, plan.id) && rights.mayReport(actor, report.id, 'export');
}

interface Input {
  report: string;
  parameters: QueryParameters;
  mailed: boolean;
}

function readInput(input: unknown): Input {
  const { report, parameters, way } = (input ?? {}) as { report?: unknown; parameters?: unknown; way?: unknown };
  if (typeof report !== 'string' || typeof parameters !== 'object' || parameters === null)
    throw new ParamError('report');
  return { report, parameters: parameters as QueryParameters, mailed: way === 'mail' };
}

/** Makes a report a workbook in the task centre of its owner, by their own rights and rows; the bell, or a mail, tells. */
export function reportFileHandler(parts: ReportParts, mailFile: MailFile): JobHandler {
  const { context, dictionaries } = parts;
  return {
    kind: REPORT_FILE,
    async run(job, input) {
      const { report: id, parameters, mailed } = readInput(input);
      const plan = reportPage(context, id);
      const report = plan && reportByCode(context.compiled(), sourceOf(plan).report ?? '');
      if (plan === undefined || report === undefined) throw new BusinessError(`报表 ${id} 已经不在了`);
      if (!mayHaveReport(context, job.actor, plan)) throw new ForbiddenError(id);
      const opened = await openReportFor(parts, job.actor, report, callerOf(job.signal));
      const { title, book } = await openBook(context, dictionaries, opened, parameters);
      const name = `${title} ${askingOf(context, job.actor).today}.xlsx`;
      const watch = {
        stopped: () => job.signal.aborted,
        progress: (rows: number) => job.progress(rows, 0, `已写 ${rows} 行`),
        now: context.clock(),
      };
      let rows = 0;
      const file = await job.result(name, async (path) => {
        rows = await writeExport(path, 'xlsx', book, watch);
      });
      const sent = mailed ? `；${await mailFile(job, file)}` : '';
      return { said: `${name} 已生成，共 ${rows} 行，可在任务中心下载${sent}` };
    },
  };
}
