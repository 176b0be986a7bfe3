import type { Session } from '../db/Database.ts';
import { builder, run, sqlFragment } from '../db/sql.ts';
import type { Draft } from '../records/Records.ts';
import type { FieldProblem } from '../records/write/refusals.ts';

/** A name that people and not machines tell apart. */
export interface Name {
  table: 'sys_user' | 'sys_role';
  /** Key in a record, and column. */
  key: string;
  column: string;
  title: string;
}

/** Drafts whose new name differs from that of another record, or of another draft, in case alone. */
export async function twins(
  session: Session,
  tenant: string,
  { table, key, column, title }: Name,
  drafts: readonly Draft[],
): Promise<Map<Draft, FieldProblem[]>> {
  const nameOf = ({ values }: Draft): string => String(values[key] ?? '');
  const renamed = drafts.filter((draft) => draft.old?.[key] !== draft.values[key] && nameOf(draft) !== '');
  if (renamed.length === 0) return new Map();
  const lower = sqlFragment<string>`lower(${sqlFragment.ref(column)})`;
  const select = builder
    .selectFrom(table)
    .where('tenant_id', '=', tenant)
    .where(lower, '=', sqlFragment<string>`any(${renamed.map((draft) => nameOf(draft).toLowerCase())})`)
    .select(['id', sqlFragment.ref<string>(column).as('name')]);
  const stored = (await run<{ id: string; name: string }>(session, select)).rows;
  const alike = new Map<string, { id: string; name: string }[]>();
  for (const each of [...stored, ...drafts.map((draft) => ({ id: draft.id, name: nameOf(draft) }))])
    alike.set(each.name.toLowerCase(), [...(alike.get(each.name.toLowerCase()) ?? []), each]);
  return new Map(
    renamed.flatMap((draft): [Draft, FieldProblem[]][] => {
      const own = nameOf(draft);
      const twin = alike.get(own.toLowerCase())?.find(({ id, name }) => id !== draft.id && name !== own);
      const message = `${title}「${twin?.name}」已存在，只差大小写的视为同一个`;
      return twin === undefined ? [] : [[draft, [{ key, message }]]];
    }),
  );
}
