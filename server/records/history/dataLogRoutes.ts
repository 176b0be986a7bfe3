import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '../../db/Database.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordParts, RecordsFor } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { getRecord } from '../read/records.ts';
import { refuseNarrowed } from './historyRoutes.ts';
import { type HistoryStep, readHistory } from './readHistory.ts';

const NAME = /^[\w-]{1,63}$/;
const ID = /^[\w-]{1,36}$/;

/** A version on the wire: `123.4` is the fourth of record 123. */
const VERSION = /^([\w-]{1,36})\.\d{1,9}$/;

/** Versions a client of this interface is told of one record: the newest. */
const MOST = 500;

/** The history of a record as whole versions, as clients of JeecgBoot ask for it; who may read the records may ask. */
export function dataLogRoutes(app: FastifyInstance, { context }: RecordParts, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const recordsOf = (request: FastifyRequest, table: string): Promise<Records> => {
    const model = [...context.compiled().models.values()].find((each) => each.table === table);
    if (!model) throw new ForbiddenError(`data log of ${table}`);
    return recordsFor(request, model.code, 'read');
  };
  const asked = async (request: FastifyRequest) => {
    const { dataTable = '', dataId = '' } = request.query as QueryParameters;
    if (!NAME.test(dataTable) || !ID.test(dataId)) throw new ParamError('dataTable or dataId');
    return versionsOf(await recordsOf(request, dataTable), dataId);
  };
  addRoute(app, 'dataLog', { config }, async (request) => {
    const versions = await asked(request);
    return ok(page(versions, versions.length, 1, Math.max(versions.length, 1)));
  });
  addRoute(app, 'dataLogVersions', { config }, async (request) => ok(await asked(request)));
  addRoute(app, 'dataLogCompare', { config }, async (request) => {
    const { dataTable = '', dataId1 = '', dataId2 = '' } = request.query as QueryParameters;
    const [one, other] = [dataId1, dataId2].map((id) => VERSION.exec(id)?.[1]);
    if (!NAME.test(dataTable) || !one || !other || dataId1 === dataId2) throw new ParamError('dataId1 or dataId2');
    if (one !== other) throw new BusinessError('只能比较同一条记录的两个版本');
    const versions = await versionsOf(await recordsOf(request, dataTable), one);
    const found = [dataId1, dataId2].flatMap((id) => versions.find((version) => version.id === id) ?? []);
    if (found.length < 2) throw new NotFoundError();
    return ok(found);
  });
}

/** The record as it was after each step, newest first, as far as the actor may know it. */
async function versionsOf(records: Records, id: string) {
  await refuseNarrowed(records, id);
  const { steps } = await readHistory(records, id, { limit: MOST, offset: 0 });
  const { table } = records.shape.model;
  let state = steps[0]?.act === 'delete' ? {} : await currentRow(records, id);
  return steps.map((step) => {
    const dataContent = JSON.stringify(state);
    state = undone(state, step);
    const { version, by, time } = step;
    return {
      id: step.id,
      dataTable: table,
      dataId: id,
      dataContent,
      dataVersion: version,
      createBy: by,
      createTime: time,
    };
  });
}

async function currentRow(records: Records, id: string): Promise<Row> {
  const row = await getRecord(records, id);
  const keys = new Set(records.shape.fields.filter(({ kind }) => kind !== 'secret').map(({ key }) => key));
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key)));
}

function undone(state: Row, { changes }: HistoryStep): Row {
  return { ...state, ...Object.fromEntries(changes.map(({ key, from }) => [key, from])) };
}
