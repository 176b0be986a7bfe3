import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import type { Row } from '../../db/Database.ts';
import { textField } from '../../http/body.ts';
import type { Context, ModelAction } from '../../http/Context.ts';
import { ok, page } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import type { Records } from '../../records/Records.ts';
import { readRecordQuery } from '../../records/read/recordQuery.ts';
import { listRecords } from '../../records/read/records.ts';
import { saveAll } from '../../records/write/saveAll.ts';

const ROLES = 'system_role';
const MOST = 500;

/** A role with its home, as `/sys/sysRoleIndex` knows it; the id is the role's. */
const indexOf = ({ id, roleCode, homePath, homePriority }: Row) => ({
  id,
  roleCode,
  url: homePath,
  component: null,
  route: true,
  priority: homePriority,
  status: homePath ? '1' : '0',
});

async function rolesWith(records: Records, parameters: QueryParameters): Promise<Row[]> {
  const query = readRecordQuery({ ...parameters, pageSize: String(MOST) }, records);
  return (await listRecords(records, query)).records;
}

/** The homes of these roles, as they shall be; empty: none. Throws NotFoundError. */
async function setHomes(records: Records, found: readonly Row[], url: string, priority: number): Promise<void> {
  if (found.length === 0) throw new NotFoundError();
  const values = { homePath: url, homePriority: priority };
  const changed = found.map(({ id, version }) => ({ id, version, ...values }));
  await saveAll(records, { added: [], changed, removed: [] }, async () => undefined);
}

function priorityIn(body: unknown): number {
  const given = isRecord(body) ? (body.priority ?? 0) : 0;
  const priority = Number(given);
  if (!Number.isInteger(priority) || priority < 0 || priority > 9999) throw new ParamError('priority');
  return priority;
}

/**
 * `/sys/sysRoleIndex` `list`, `queryById`, `add`, `edit`, `delete`, `deleteBatch`: which page a role begins with, by the
 * rights to roles. `queryDefIndex` answers what everybody else begins with, which is declared.
 */
export function roleIndexRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  const open = (request: FastifyRequest, action: ModelAction) => recordsFor(request, ROLES, action);
  addRoute(app, 'roleHomes', { config }, async (request) => {
    const records = await open(request, 'read');
    const found = (await rolesWith(records, {})).filter(({ homePath }) => homePath);
    return ok(page(found.map(indexOf), found.length, 1, MOST));
  });
  addRoute(app, 'roleHome', { config }, async (request) => {
    const { id = '' } = request.query as QueryParameters;
    const [found] = await rolesWith(await open(request, 'read'), { id: `${id},` });
    if (!found) throw new NotFoundError();
    return ok(indexOf(found));
  });
  addRoute(app, ['addRoleHome', 'editRoleHome', 'editRoleHomeByPost'], { config }, async (request) => {
    const records = await open(request, 'edit');
    const { body } = request;
    const code = textField(body, 'roleCode', 64);
    const known = await rolesWith(records, { roleCode: `${code},` });
    await setHomes(records, known, textField(body, 'url', 200), priorityIn(body));
    return ok(null, '保存成功！');
  });
  addRoute(app, ['removeRoleHome', 'removeRoleHomes'], { config }, async (request) => {
    const records = await open(request, 'edit');
    const { id = '', ids = id } = request.query as QueryParameters;
    await setHomes(records, await rolesWith(records, { id: `${ids},` }), '', 0);
    return ok(null, '删除成功!');
  });
  addRoute(app, 'defaultHome', { config }, async (request) => {
    await open(request, 'read');
    return ok({ url: context.compiled().app.home, component: null, route: true });
  });
  addRoute(app, 'setDefaultHome', { config }, () => {
    throw new BusinessError(
      '默认首页由声明文件决定：请改 screens/app.json 的 home；各角色的首页在“系统管理 / 角色”里填',
    );
  });
}
