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
  return new Map(drafts.filter(({ id }) => id === HOME_TENANT).map((draft) => [draft, problemsOfHome(draft)]));
}

function problemsOfHome({ values }: Draft): FieldProblem[] {
  return [
    ...(Number(values.status ?? 1) === 1 ? [] : [{ key: 'status', message: '首个租户不能冻结' }]),
    ...(values.packId ? [{ key: 'packId', message: '首个租户维护套餐，自己不用套餐' }] : []),
  ];
}

/** A tenant's records outlive it nowhere: it is frozen, never removed. */
async function removing(): Promise<void> {
  throw new BusinessError('租户不能删除，请改为冻结');
}

/** Tenants belong to the first one. */
export const tenantHooks: TableHooks = { oneByOne: true, check, removing };
