import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { ok } from '../../http/envelope.ts';
import { NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { sendPage } from '../../http/sendPage.ts';
import type { Records } from '../Records.ts';
import { inTenant } from '../write/tenantRows.ts';
import { directlyBelow, idsBelow, withPaths } from '../write/tree.ts';
import { listRecords, pageOf, type RecordQuery } from './records.ts';

const MOST_PARENTS = 500;

/**
 * GET `getTreeData/{code}`: one level with `hasQuery=false` and the parent's id under the model's own key
 * or `parentId`, several with `in`, all matching records flat with `true`. GET `treeCount/{code}/{ids}`: what removing
 * them would remove.
 */
export function treeRoutes(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  readQuery: (parameters: QueryParameters, records: Records) => RecordQuery,
): void {
  const read = { config: { access: { model: 'read' } } } as const;
  addRoute(app, 'listLevels', read, async (request, reply) => {
    const records = await recordsOf(request);
    const parameters = request.query as QueryParameters;
    const query = treeQuery(records, parameters, readQuery);
    return sendPage(reply, pageOf(await listRecords(records, query, { estimate: true }), query), (some) =>
      parameters.hasQuery === 'true' ? inTenant(records, (session) => withPaths(records, some, session)) : some,
    );
  });
  addRoute(app, 'countBelow', read, async (request) => {
    const records = await recordsOf(request);
    if (!records.shape.model.tree) throw new NotFoundError();
    const ids = idsOf((request.params as { ids: string }).ids);
    const below = (await inTenant(records, (session) => idsBelow(records, ids, session))).length;
    return ok({ total: ids.length + below, below });
  });
}

function treeQuery(
  records: Records,
  parameters: QueryParameters,
  readQuery: (parameters: QueryParameters, records: Records) => RecordQuery,
): RecordQuery {
  const { tree } = records.shape.model;
  if (!tree) throw new NotFoundError();
  const { hasQuery = 'false', condition, column, order, pageNo, pageSize, ...asked } = parameters;
  const { [tree.parent]: own, parentId = own, ...fields } = asked;
  const rest = {
    ...(column === undefined ? {} : { column }),
    ...(order === undefined ? {} : { order }),
    ...(pageNo === undefined ? {} : { pageNo }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...conditionOf(condition),
  };
  if (hasQuery === 'true') return readQuery({ ...fields, ...rest }, records);
  if (hasQuery !== 'false' && hasQuery !== 'in') throw new ParamError('hasQuery');
  const parents = hasQuery === 'in' ? idsOf(parentId ?? '') : [parentId || tree.root];
  // Children are never cut off unless pages are asked for.
  const query = readQuery({ pageSize: '-521', ...rest }, records);
  return { ...query, within: directlyBelow(records, parents) };
}

/** `condition` narrows every level: the text of a JSON object of fields. */
function conditionOf(text: string | undefined): Record<string, string> {
  if (text === undefined || text === '') return {};
  try {
    const condition: unknown = JSON.parse(text);
    if (isRecord(condition))
      return Object.fromEntries(Object.entries(condition).map(([key, value]) => [key, String(value)]));
  } catch {
    // Told below: neither is it an object.
  }
  throw new ParamError('condition');
}

function idsOf(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length === 0 || ids.length > MOST_PARENTS) throw new ParamError('ids');
  return ids;
}
