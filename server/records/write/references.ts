import type { ValueKind } from '../../../engine/plan/Plan.ts';
import type { ValueItem } from '../../../engine/values/ValueType.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import { builder, run } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** Names of what cells of a type refer to. */
export type References = ReadonlyMap<Column['type'], readonly ValueItem[]>;

const MOST_NAMES = 20_000;

/** Where the names of each such type stand, ordered so that they are found again. */
const named = {
  sel_user: { table: 'sys_user', value: 'username', text: 'realname' },
  sel_depart: { table: 'sys_depart', value: 'org_code', text: 'depart_name' },
  sel_role: { table: 'sys_role', value: 'role_code', text: 'role_name' },
  sel_position: { table: 'sys_position', value: 'code', text: 'name' },
} as const;

/** The tenant's users, departments, roles and positions by name, as far as columns of `types` refer to them. */
export async function readReferences(
  { context, actor }: { context: Pick<Context, 'db'>; actor: Pick<Actor, 'tenant'> },
  types: ReadonlySet<Column['type']>,
): Promise<References> {
  const { tenant } = actor;
  const found = new Map<Column['type'], readonly ValueItem[]>();
  const wanted = Object.entries(named).filter(([type]) => types.has(type as Column['type']));
  if (wanted.length === 0) return found;
  await context.db.withTenant({ tenant }, async (session) => {
    for (const [type, { table, value, text }] of wanted) {
      const names = builder
        .selectFrom(table)
        .where('tenant_id', '=', tenant)
        .select(['id', `${value} as value`, (eb) => eb.fn.coalesce(text, value).as('text')])
        .orderBy(value)
        .limit(MOST_NAMES);
      const { rows } = await run<{ id: string; value: string; text: string }>(session, names);
      // By their codes first: that is what names are read as. Pickers may also store ids.
      const byId = rows.map(({ id, text: name }) => ({ value: id, text: name }));
      found.set(type as Column['type'], [...rows.map((row) => ({ value: row.value, text: row.text })), ...byId]);
    }
  });
  return found;
}

/** How a cell's values are kept: a list that may be chosen from more than once holds several codes. */
export function storedKind(cell: { type: Column['type']; multiple?: boolean }, kind: ValueKind): ValueKind {
  return cell.type === 'select' && cell.multiple === true ? 'codes' : kind;
}
