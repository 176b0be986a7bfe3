import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Field } from '../../../engine/plan/compiled.ts';
import type { Row } from '../../db/Database.ts';
import type { Actor } from '../../http/Actor.ts';
import type { Context } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, ForbiddenError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { namingField } from '../changeSets/readSets.ts';
import type { RecordParts, RecordsFor } from '../openRecords.ts';
import type { Records } from '../Records.ts';
import { getRecord } from '../read/records.ts';
import { shapeOf } from '../shape.ts';
import { withRecordTexts } from '../wire/recordTexts.ts';
import { choicesOf, type DictionaryTexts } from '../wire/wireMeta.ts';
import { refuseNarrowed } from './historyRoutes.ts';
import { type HistoryStep, readHistory } from './readHistory.ts';

const NAME = /^[\w-]{1,63}$/;
const ID = /^[\w-]{1,36}$/;

/** A version on the wire: `123.4` is the fourth of record 123. */
const VERSION = /^([\w-]{1,36})\.\d{1,9}$/;

/** Versions a client of this interface is told of one record: the newest. */
const MOST = 500;

/** The history of a record as whole versions, as clients of JeecgBoot ask for it; who may read the records may ask. */
export function dataLogRoutes(app: FastifyInstance, parts: RecordParts, recordsFor: RecordsFor): void {
  const { context } = parts;
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
  addRoute(app, 'dataLogTables', { config: { access: { screen: 'system/data-log' } } }, async ({ actor }) =>
    ok(tablesOf(context, actor)),
  );
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
    const records = await recordsOf(request, dataTable);
    const versions = await versionsOf(records, one);
    const found = [dataId1, dataId2].flatMap((id) => versions.find((version) => version.id === id) ?? []);
    if (found.length < 2) throw new NotFoundError();
    return ok(await withShown(parts, records, found));
  });
}

/** Tables of records that have versions and that the actor may read. */
function tablesOf({ compiled, rights }: Context, actor: Actor) {
  return [...compiled().models.values()]
    .filter(({ id, history }) => history !== false && rights.mayModel(actor, id, 'read'))
    .map((model) => {
      const name = namingField(shapeOf(model, rights.hiddenFields(actor, model.id)))?.key;
      return { table: model.table, code: model.code, title: model.title, ...(name === undefined ? {} : { name }) };
    });
}

/** Versions with what the form shows of each: fields that hold something, codes as their texts. */
async function withShown({ context, dictionaries }: RecordParts, { actor, shape }: Records, versions: Version[]) {
  const rows = versions.map(({ dataContent }) => JSON.parse(dataContent) as Row);
  const named = await withRecordTexts(context, dictionaries, actor, shape, rows);
  const known = await dictionaries.all(actor.tenant);
  return versions.map((version, at) => {
    const row = named[at] ?? {};
    const shown = shape.fields.flatMap((field) => {
      const { key, title, kind } = field;
      const text = kind === 'secret' ? '' : textOf(row[`${key}_dictText`] ?? row[key], field, known);
      return text === '' ? [] : [{ key, title, text }];
    });
    return { ...version, shown };
  });
}

function textOf(value: unknown, { kind, dictCode, cell }: Field, known: DictionaryTexts): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const options = 'options' in cell ? cell.options : undefined;
  const choices = choicesOf({ ...(dictCode ? { dictCode } : {}), ...(options ? { options } : {}) }, known) ?? [];
  const nameOf = (code: string): string => choices.find((choice) => choice.value === code)?.text ?? code;
  return kind === 'codes' ? String(value).split(',').map(nameOf).join('、') : nameOf(String(value));
}

type Version = Awaited<ReturnType<typeof versionsOf>>[number];

/** The record as it was after each step, newest first, as far as the actor may know it. */
async function versionsOf(records: Records, id: string) {
  await refuseNarrowed(records, id);
  const { steps } = await readHistory(records, id, { limit: MOST, offset: 0 });
  const { table } = records.shape.model;
  let state = steps[0]?.act === 'delete' ? {} : await currentRow(records, id);
  return steps.map((step) => {
    const dataContent = JSON.stringify(state);
    state = undone(state, step);
    const { version, by, byName, time } = step;
    return {
      id: step.id,
      dataTable: table,
      dataId: id,
      dataContent,
      dataVersion: version,
      createBy: by,
      createName: byName,
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
