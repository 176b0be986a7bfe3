import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Report } from '../../engine/plan/compiled.ts';
import type { ReportPlan } from '../../engine/plan/Plan.ts';
import { sourceOf } from '../../engine/plan/parts.ts';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { readFilter } from '../../engine/queries/filters.ts';
import { readSort } from '../../engine/queries/sort.ts';
import type { Dictionaries } from '../dictionaries/dictionaries.ts';
import { freshen } from '../facts/freshen.ts';
import { type Actor, askingOf, type Context } from '../http/Context.ts';
import { NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { reportByCode } from '../http/wireCodes.ts';
import type { DictionaryTexts } from '../records/wire/wireMeta.ts';
import type { Caller } from './cancelOnDisconnect.ts';
import { type ReportView, reportView } from './meta.ts';
import { type ReaderParts, type ReportReader, reportReader } from './reportReader.ts';
import { type ReportShape, reportShape } from './reportShape.ts';
import { bindReport } from './reportValues.ts';

/** What reports are opened with. */
export interface ReportParts extends ReaderParts {
  dictionaries: Dictionaries;
}

/** A report as an actor may know it. */
export interface OpenedReport {
  actor: Actor;
  shape: ReportShape;
  view: ReportView;
  texts: DictionaryTexts;
  /** The screen it is looked at in. */
  plan: ReportPlan | undefined;
  reader: ReportReader;
}

/** The report of the code in the path. Throws NotFoundError. */
export async function openReport(
  parts: ReportParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenedReport> {
  const { code = '' } = request.params as { code?: string };
  const report = reportByCode(parts.context.compiled(), code);
  if (!report) throw new NotFoundError();
  return openReportFor(parts, request.actor, report, reply.raw);
}

/** A report for somebody whose right to it was asked; `caller` may go away. */
export async function openReportFor(
  { context, dictionaries, sources }: ReportParts,
  actor: Actor,
  report: Report,
  caller: Caller,
): Promise<OpenedReport> {
  await freshen(context, actor.tenant, report.relations);
  const shape = reportShape(report, context.rights.hiddenColumns(actor, report.id));
  const plan = planOf(context, actor, report);
  const view = reportView(shape, plan);
  const reader = reportReader({ context, sources }, actor, report, caller);
  return { actor, shape, view, plan, reader, texts: await dictionaries.all(actor.tenant) };
}

/** The screen the actor may open, else any: columns hidden from the actor are left out of any. */
function planOf(context: Context, actor: Actor, report: Report): ReportPlan | undefined {
  const plans = [...context.compiled().plans.values()].filter(
    (plan): plan is ReportPlan => sourceOf(plan).report === report.code,
  );
  return plans.find((plan) => context.rights.canOpen(actor, plan.id)) ?? plans[0];
}

/** What a request asks of a report. Throws ParamError. */
export function readReportQuery(context: Context, parameters: QueryParameters, shape: ReportShape, actor: Actor) {
  const { report } = shape;
  const preset = report.sort && shape.where.has(report.sort.key) ? [report.sort] : [];
  try {
    return {
      values: bindReport(report, parameters, actor, askingOf(context, actor)),
      filter: readFilter(parameters, shape.filters),
      sort: readSort(parameters, shape.sorts, preset),
    };
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}
