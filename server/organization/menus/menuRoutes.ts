import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { menuFile } from '../../../engine/authoring/menu/menuFile.ts';
import { readOverrides } from '../../access/menuOverrides.ts';
import { lockAdvisory, type Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { tellMenu } from './menuHooks.ts';
import { settleMenu } from './menuSync.ts';

const MENUS = 'system_menu';
const MOST = 500;
const NEW_FILE = '{"$schema": "../schemas/menu.schema.json", "items": []}';

interface Kept {
  id: string;
  title: string;
  kind: string;
  changed: string;
}

/** The entries named by `ids`, comma-joined; undefined with `all`. Throws ParamError. */
function namedIn(body: unknown): string[] | undefined {
  if (isRecord(body) && body.all === '1') return undefined;
  const ids = textField(body, 'ids', 37 * MOST).split(',');
  const named = [...new Set(ids)].filter((id) => id !== '');
  if (named.length === 0) throw new ParamError('ids');
  return named;
}

/** What is said of these entries, or of all. Throws NotFoundError, and BusinessError for a folder of their own by name. */
async function changedEntries(session: Session, tenant: string, ids: readonly string[] | undefined): Promise<Kept[]> {
  const mine = builder
    .selectFrom('sys_menu')
    .where('tenant_id', '=', tenant)
    .select(['id', 'title', 'kind', 'changed']);
  const asked = ids === undefined ? mine : mine.where('id', '=', sqlFragment<string>`any(${ids})`);
  const { rows } = await run<Kept>(session, asked.forUpdate());
  if (ids !== undefined && rows.length < ids.length) throw new NotFoundError();
  const group = ids && rows.find(({ kind }) => kind === 'group');
  if (group) throw new BusinessError(`“${group.title}”是自建的目录，没有可以恢复的样子；不要它就删除`);
  return rows.filter(({ changed }) => changed === '1');
}

async function restore(recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  const records = await recordsFor(request, MENUS, 'restore');
  const { context, actor } = records;
  const ids = namedIn(request.body);
  const restored = await inTenant(records, async (session) => {
    await lockAdvisory(session, `${actor.tenant} sys_menu tree`);
    const entries = await changedEntries(session, actor.tenant, ids);
    const among = sqlFragment<string>`any(${entries.map(({ id }) => id)})`;
    const update = builder
      .updateTable('sys_menu')
      .set((eb) => ({ overrides: '', changed: '0', version: eb('version', '+', 1) }));
    await run(session, update.where('id', '=', among));
    await run(session, builder.deleteFrom('sys_menu').where('id', '=', among).where('kind', '=', 'group'));
    await settleMenu(context, actor.tenant, session);
    if (entries.length > 0) await tellMenu(records, session, `restored ${entries.map(({ title }) => title).join()}`);
    return entries.length;
  });
  return ok(restored, restored === 0 ? '与声明文件一致，没有要恢复的' : `已恢复 ${restored} 项`);
}

/** The text of `menu.json`; of an installation without one what it would begin with. */
async function readMenuFile({ screensDir }: Context['settings']): Promise<string> {
  try {
    return await readFile(join(screensDir, 'menu.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NEW_FILE;
    throw error;
  }
}

async function exportFile(context: Context, recordsFor: RecordsFor, request: FastifyRequest): Promise<unknown> {
  await recordsFor(request, MENUS, 'download');
  // The menu in force is that of the last good files, and not of these.
  if (context.screens.problems().some(({ severity }) => severity === 'error'))
    throw new BusinessError('声明文件里有错误，改好之后再导出：错误列在“声明清单”里');
  const overrides = await readOverrides(context, request.actor.tenant);
  const text = menuFile(await readMenuFile(context.settings), context.compiled().menu, overrides);
  const said = overrides.length === 0 ? '没有改动，导出的与文件一样' : `含 ${overrides.length} 项改动`;
  return ok(text, `已导出 menu.json，${said}`);
}

/**
 * POST `/sys/permission/restore` `{ids}`: these entries as the files have them; `{all: '1'}`: all, and no folder is the
 * tenant's own any more. GET `/sys/permission/menuFile`: the text
 * of `menu.json` with what the tenant says of its menu.
 */
export function menuRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'restoreMenus', { config }, (request) => restore(recordsFor, request));
  addRoute(app, 'menuFile', { config }, (request) => exportFile(context, recordsFor, request));
}
