import type { ValueKind } from '../../engine/plan.ts';
import type { ValueItem } from '../../engine/values/ValueType.ts';
import type { Column } from '../../schemas/generated/types.ts';
import type { Actor, Context } from '../context.ts';
import { builder, run } from '../db/sql.ts';
import { readDepartments } from '../system/departments.ts';

/** Names of what cells of a type refer to. */
export type References = ReadonlyMap<Column['type'], readonly ValueItem[]>;

const MOST_USERS = 20_000;

/** The tenant's users and departments by name, as far as columns of `types` refer to them. */
export async function readReferences(
  { context, actor }: { context: Pick<Context, 'db'>; actor: Pick<Actor, 'tenant'> },
  types: ReadonlySet<Column['type']>,
): Promise<References> {
  const { tenant } = actor;
  const found = new Map<Column['type'], readonly ValueItem[]>();
  if (!types.has('sel_user') && !types.has('sel_depart')) return found;
  await context.db.withTenant({ tenant }, async (session) => {
    if (types.has('sel_user')) {
      const users = builder
        .selectFrom('sys_user')
        .where('tenant_id', '=', tenant)
        .select(['username as value', (eb) => eb.fn.coalesce('realname', 'username').as('text')])
        .orderBy('username')
        .limit(MOST_USERS);
      found.set('sel_user', (await run<{ value: string; text: string }>(session, users)).rows);
    }
    if (types.has('sel_depart')) {
      const departments = await readDepartments(session, tenant);
      found.set(
        'sel_depart',
        departments.map(({ orgCode, departName }) => ({ value: orgCode, text: departName })),
      );
    }
  });
  return found;
}

/** How a cell's values are kept: a list that may be chosen from more than once holds several codes. */
export function keptKind(cell: { type: Column['type']; multiple?: boolean }, kind: ValueKind): ValueKind {
  return cell.type === 'select' && cell.multiple === true ? 'codes' : kind;
}
