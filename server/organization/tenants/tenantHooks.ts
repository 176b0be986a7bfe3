import { HOME_TENANT } from '../../config/builtIn.ts';
import { BusinessError, ForbiddenError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';

/** Throws ForbiddenError for all but administrators of the first tenant: tenants are theirs. */
export function assertHomeAdmin({ actor }: Pick<Records, 'actor'>): void {
  if (actor.tenant !== HOME_TENANT || !actor.admin) throw new ForbiddenError('tenants');
}

function check(records: Records, drafts: readonly Draft[]): Map<Draft, FieldProblem[]> {
  assertHomeAdmin(records);
  const frozen = drafts.filter(({ id, values }) => id === HOME_TENANT && Number(values.status ?? 1) !== 1);
  return new Map(frozen.map((draft) => [draft, [{ key: 'status', message: '首个租户不能冻结' }]]));
}

/** A tenant's records outlive it nowhere: it is frozen, never removed. */
async function removing(): Promise<void> {
  throw new BusinessError('租户不能删除，请改为冻结');
}

/** Tenants belong to the first one. */
export const tenantHooks: TableHooks = { oneByOne: true, check, removing };
