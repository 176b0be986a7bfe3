import { expressionBuilder } from 'kysely';
import type { AnySchema } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { TableHooks } from '../../records/Records.ts';

async function refuse(): Promise<never> {
  throw new BusinessError('在线用户不能修改，请用强退');
}

/** Sessions as records to be looked at: those that are alive by the server's own clock. */
export const onlineHooks: TableHooks = {
  oneByOne: true,
  within: ({ clock, settings }) => {
    const now = clock().getTime();
    const eb = expressionBuilder<AnySchema, string>();
    return eb.and([eb('expires_at', '>', now), eb('last_used_at', '>', now - settings.sessionIdle)]);
  },
  check: refuse,
  removing: refuse,
};
