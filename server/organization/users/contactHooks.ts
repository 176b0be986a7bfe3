import { BusinessError } from '../../http/errors.ts';
import type { TableHooks } from '../../records/Records.ts';

async function refuse(): Promise<never> {
  throw new BusinessError('通讯录只供查看，请在用户管理里修改');
}

/** People as colleagues look them up. */
export const contactHooks: TableHooks = { oneByOne: true, check: refuse, removing: refuse };
