import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { type GrantNode, grantOf, grantTree, treeIds } from '../../access/grantTree.ts';
import { isGrantIn } from '../../access/rightsIndex.ts';
import { textField } from '../../http/body.ts';
import type { Context, ModelAction } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { getRecord, listRecords } from '../../records/read/records.ts';
import { withVersion } from '../../records/restRoutes.ts';
import { addRecord, editRecord, removeRecords } from '../../records/write/changeRecords.ts';
import { assertHomeAdmin } from './tenantHooks.ts';
import { heldIn } from './tenantPackHooks.ts';

const PACKS = 'system_tenant_pack';
const LONGEST = 500_000;
const KEYS = ['id', 'packName', 'remarks', 'roleIds', 'permissionIds'] as const;

/** What a pack may hold: what there is for tenants besides the first; whose rows one sees each tenant says itself. */
function packable(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap((node) => {
    const grant = grantOf(node.key);
    if (node.scope || (grant !== undefined && !isGrantIn('', grant))) return [];
    const children = packable(node.children);
    return node.group && children.length === 0 ? [] : [{ ...node, isLeaf: children.length === 0, children }];
  });
}

/** Clients of the family send more than is kept, a status among it: a tenant is switched off itself. */
function bodyOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new ParamError('packName');
  return Object.fromEntries(KEYS.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key] ?? '']])));
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * `/sys/tenant/packList`, `addPackPermission`, `editPackPermission`, `deleteTenantPack`: packs as the family knows them.
 * `packTree`, `packGrants` `?id` and `savePackGrants` `{id, permissionIds, lastpermissionIds}`: what one holds.
 */
export function tenantPackRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const open = async (request: FastifyRequest, action: ModelAction) => {
    const records = await recordsFor(request, PACKS, action);
    assertHomeAdmin(records);
    return records;
  };
  addRoute(app, 'packs', { config }, async (request) => {
    const records = await open(request, 'read');
    const query = readRecordQuery(request.query as QueryParameters, records);
    const found = await listRecords(records, query);
    return ok(page(found.records, found.total, query.page.current, query.page.size));
  });
  addRoute(app, 'addPack', { config }, async (request) =>
    ok(await addRecord(await open(request, 'add'), bodyOf(request.body), async (id) => id), '添加成功！'),
  );
  addRoute(app, ['editPack', 'editPackByPost'], { config }, async (request) => {
    const records = await open(request, 'edit');
    return ok(await editRecord(records, await withVersion(records, bodyOf(request.body))), '修改成功!');
  });
  addRoute(app, 'removePacks', { config }, async (request) => {
    await removeRecords(await open(request, 'delete'), (request.query as QueryParameters).ids ?? '');
    return ok(null, '删除成功!');
  });
  addRoute(app, 'packTree', { config }, async (request) => {
    const { actor } = await open(request, 'grant');
    const treeList = packable(grantTree(context.compiled(), actor));
    return ok({ treeList, ids: treeIds(treeList) });
  });
  addRoute(app, 'grantsOfPack', { config }, async (request) => {
    const { id = '' } = request.query as QueryParameters;
    return ok(heldIn((await getRecord(await open(request, 'grant'), id)).permissionIds));
  });
  addRoute(app, 'savePackGrants', { config }, async (request) => {
    const records = await open(request, 'grant');
    const { id, version, permissionIds } = await getRecord(records, textField(request.body, 'id', 36));
    const known = heldIn(permissionIds);
    const wanted = heldIn(textField(request.body, 'permissionIds', LONGEST)).filter((each) => grantOf(each));
    if (
      !sameIds(
        known,
        heldIn(textField(request.body, 'lastpermissionIds', LONGEST)).filter((each) => grantOf(each)),
      )
    )
      throw new BusinessError('这个套餐刚刚被他人修改，请关闭后重新打开');
    await editRecord(records, { id, version, permissionIds: wanted.join() });
    return ok(null, '保存成功，用这个套餐的租户立即生效');
  });
}
