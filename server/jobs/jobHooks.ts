import { expressionBuilder } from 'kysely';
import type { AnySchema } from '../db/sql.ts';
import { BusinessError } from '../http/errors.ts';
import type { TableHooks } from '../records/Records.ts';
import { seesAll } from './jobs.ts';

async function refuse(): Promise<never> {
  throw new BusinessError('任务不能修改，请用取消或重试');
}

/** Jobs as records to be looked at: one's own, or everybody's for those who may know whose they are. */
export const jobHooks: TableHooks = {
  oneByOne: true,
  within: (context, actor) => {
    const eb = expressionBuilder<AnySchema, string>();
    return seesAll(context, actor) ? eb.lit(true) : eb('owner_id', '=', actor.userId);
  },
  check: refuse,
  removing: refuse,
};
