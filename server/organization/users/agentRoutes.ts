import type { FastifyInstance } from 'fastify';
import { builder, runFirst } from '../../db/sql.ts';
import { ok } from '../../http/envelope.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordsFor } from '../../records/openRecords.ts';
import { getRecord } from '../../records/read/records.ts';
import { inTenant } from '../../records/write/tenantRows.ts';

/** GET `/sys/sysUserAgent/queryByUserName?userName=`: who stands for a user, as it was said last; null where nobody does. */
export function agentRoutes(app: FastifyInstance, recordsFor: RecordsFor): void {
  addRoute(app, 'agentOfUser', { config: { access: 'session' } }, async (request) => {
    const records = await recordsFor(request, 'system_user_agent', 'read');
    const { userName = '' } = request.query as QueryParameters;
    const { tenant, admin, username } = records.actor;
    const last = builder
      .selectFrom('sys_user_agent')
      .where('tenant_id', '=', tenant)
      .where('user_name', '=', userName)
      .$if(!admin, (own) =>
        own.where((eb) => eb.or([eb('user_name', '=', username), eb('agent_user_name', '=', username)])),
      )
      .select('id')
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
    const found = await inTenant(records, (session) => runFirst<{ id: string }>(session, last));
    return ok(found ? await getRecord(records, found.id) : null);
  });
}
