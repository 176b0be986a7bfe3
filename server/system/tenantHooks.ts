import type { Records } from '../models/access.ts';
import type { Draft } from '../models/drafts.ts';
import type { FieldProblem } from '../models/refusals.ts';
import type { TableHooks } from '../models/TableHooks.ts';
import { BusinessError, ForbiddenError } from '../plugins/errors.ts';
import { HOME_TENANT } from './homeTenant.ts';

/** Throws ForbiddenError for all but administrators of the first tenant: tenants are theirs. */
export function refuseStrangers({ actor }: Pick<Records, 'actor'>): void {
  if (actor.tenant !== HOME_TENANT || !actor.admin) throw new ForbiddenError('tenants');
}

function check(records: Records, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  refuseStrangers(records);
  const frozen = drafts.filter(({ id, values }) => id === HOME_TENANT && Number(values.status ?? 1) !== 1);
  return new Map(frozen.map((draft) => [draft, [{ key: 'status', message: '首个租户不能冻结' }]]));
}

/** A tenant's records outlive it nowhere: it is frozen, never removed. */
async function removing(): Promise<void> {
  throw new BusinessError('租户不能删除，请改为冻结');
}

/** Tenants belong to the first one. */
export const tenantHooks: TableHooks = { oneByOne: true, check, removing };
