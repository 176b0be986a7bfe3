import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isNarrowed } from '../../access/rowScopes.ts';
import type { Row } from '../../db/Database.ts';
import { ok, page } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordParts } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { getRecord } from '../read/records.ts';
import { withRecordTexts } from '../wire/recordTexts.ts';
import { namedRecord } from '../write/drafts.ts';
import { type HistoryStep, readHistory, sidesOf } from './readHistory.ts';
import { restoreRecord } from './restoreRecord.ts';

const ID = /^[\w-]{1,36}$/;
const MOST = 100;

/** What became of a record, for who may read it; and what it was, again, for who may edit it. */
export function historyRoutes(
  app: FastifyInstance,
  parts: RecordParts,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
): void {
  addRoute(app, 'recordHistory', { config: { access: { model: 'read' } } }, async (request) => {
    const { id = '' } = request.params as { id?: string };
    if (!ID.test(id)) throw new ParamError('id');
    const records = await recordsOf(request);
    await refuseNarrowed(records, id);
    const { current, size } = pageIn(request.query as QueryParameters);
    const { steps, total } = await readHistory(records, id, { limit: size, offset: (current - 1) * size });
    return ok(page(await withTexts(parts, records, steps), total, current, size));
  });
  addRoute(app, 'restoreRecord', { config: { access: { model: 'edit' } } }, async (request) => {
    const { id, version } = namedRecord(request.body);
    const { to } = request.body as { to?: unknown };
    if (typeof to !== 'number' || !Number.isInteger(to) || to < 1 || to >= version) throw new ParamError('to');
    const records = await recordsOf(request);
    const row = await restoreRecord(records, { id, version, to });
    void records.ports.announceSave(records, request, { edited: [id] });
    return ok(row, `已恢复到第 ${to} 版`);
  });
}

/** Where a table, or a scope, lets only some of its records be read, those alone have a history. Throws NotFoundError. */
export async function refuseNarrowed(records: Records, id: string): Promise<void> {
  const { actor, context, ports, shape } = records;
  const narrowed = isNarrowed(actor, context.compiled(), shape.model);
  if (narrowed || ports.hooks.get(shape.model.table)?.within) await getRecord(records, id);
}

export function pageIn({ pageNo = '1', pageSize = '20' }: QueryParameters): { current: number; size: number } {
  if (!/^[1-9]\d{0,5}$/.test(pageNo) || !/^[1-9]\d{0,2}$/.test(pageSize)) throw new ParamError('page');
  return { current: Number(pageNo), size: Math.min(Number(pageSize), MOST) };
}

/** The steps with the texts of codes beside the codes. */
async function withTexts({ context, dictionaries }: RecordParts, records: Records, steps: readonly HistoryStep[]) {
  const rows = sidesOf(steps);
  const named = await withRecordTexts(context, dictionaries, records.actor, records.shape, rows);
  const textOf = (row: Row | undefined, key: string) => {
    const text = row?.[`${key}_dictText`];
    return text === undefined || text === null ? {} : { text: String(text) };
  };
  return steps.map((step, at) => ({
    ...step,
    changes: step.changes.map((change) => {
      const [before, after] = [textOf(named[2 * at], change.key), textOf(named[2 * at + 1], change.key)];
      return {
        ...change,
        ...('text' in before ? { fromText: before.text } : {}),
        ...('text' in after ? { toText: after.text } : {}),
      };
    }),
  }));
}
