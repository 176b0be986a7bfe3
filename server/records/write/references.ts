import type { ValueItem } from '../../../engine/values/ValueType.ts';
import { cellNames } from '../../../schemas/generated/language.ts';
import type { Column } from '../../../schemas/generated/types.ts';
import { builder, run } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** Names of what cells of a type refer to. */
export type References = ReadonlyMap<Column['type'], readonly ValueItem[]>;

const MOST_NAMES = 20_000;

/** The tenant's users, departments and other records by name, as far as columns of `types` refer to them. */
export async function readReferences(
  { context, actor }: { context: Pick<Context, 'db'>; actor: Pick<Actor, 'tenant'> },
  types: ReadonlySet<Column['type']>,
): Promise<References> {
  const { tenant } = actor;
  const found = new Map<Column['type'], readonly ValueItem[]>();
  const wanted = [...types].flatMap((type) => {
    const names = cellNames[type];
    return names === undefined ? [] : [{ type, ...names }];
  });
  if (wanted.length === 0) return found;
  await context.db.withTenant({ tenant }, async (session) => {
    for (const { type, table, value, text } of wanted) {
      const names = builder
        .selectFrom(table)
        .where('tenant_id', '=', tenant)
        .select(['id', `${value} as value`, (eb) => eb.fn.coalesce(text, value).as('text')])
        .orderBy(value)
        .limit(MOST_NAMES);
      const { rows } = await run<{ id: string; value: string; text: string }>(session, names);
      // By their codes first: that is what names are read as. Pickers may also store ids.
      const byId = rows.map(({ id, text: name }) => ({ value: id, text: name }));
      found.set(type, [...rows.map((row) => ({ value: row.value, text: row.text })), ...byId]);
    }
  });
  return found;
}
