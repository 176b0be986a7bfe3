import type { FastifyInstance } from 'fastify';
import { builder, run, runFirst } from '../../db/sql.ts';
import { DICTIONARIES_CHANNEL } from '../../dictionaries/routes.ts';
import { textField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { inTenant } from '../../records/write/tenantRows.ts';
import { syncDictionaries, unsettle } from './dictionarySync.ts';

const DICTIONARIES = 'system_dictionary';

/** `/sys/dict/restore` `{id}`: the items of a declared dictionary as its file has them, by the right `restore`. */
export function dictionaryChangeRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  addRoute(app, 'restoreDictionary', { config: { access: 'session' } }, async (request) => {
    const records = await recordsFor(request, DICTIONARIES, 'restore');
    const { context, actor } = records;
    const id = textField(request.body, 'id', 36);
    const count = await inTenant(records, async (session) => {
      const select = builder.selectFrom('sys_dict').where('tenant_id', '=', actor.tenant).where('id', '=', id);
      const kept = await runFirst<{ source: string }>(session, select.select('source').forUpdate());
      if (!kept) throw new NotFoundError();
      if (kept.source !== 'file') throw new BusinessError('这个字典不是声明文件里的，没有可以恢复的样子');
      const changed = builder.deleteFrom('sys_dict_item').where('dict_id', '=', id).where('changed', '=', '1');
      return (await run(session, changed)).affected;
    });
    unsettle(context, actor.tenant);
    await syncDictionaries(context, actor);
    await context.db.notify(DICTIONARIES_CHANNEL, '');
    return ok(count, count === 0 ? '与声明文件一致，没有要恢复的' : `已恢复 ${count} 项`);
  });
}
