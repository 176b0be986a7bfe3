import { grantOf } from '../../access/grantTree.ts';
import { ADMIN_ROLE, HOME_TENANT } from '../../config/builtIn.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { assertHomeAdmin } from './tenantHooks.ts';

const MOST_NAMED = 3;

/** What a pack holds: ids of menus and rights. */
export const heldIn = (text: unknown): string[] =>
  [...new Set(String(text ?? '').split(','))].filter((id) => id !== '');

function grantProblems({ values }: Draft): FieldProblem[] {
  const wrong = heldIn(values.permissionIds).find((id) => {
    const grant = grantOf(id);
    return grant === undefined || grant.kind === 'scope';
  });
  if (wrong === undefined) return [];
  return [{ key: 'permissionIds', message: `“${wrong}”不是菜单或权限的编号，应如 menu:market/order` }];
}

async function check(records: Records, drafts: readonly Draft[], session: Session) {
  assertHomeAdmin(records);
  const select = builder
    .selectFrom('sys_role')
    .where('tenant_id', '=', HOME_TENANT)
    .where('role_code', '=', ADMIN_ROLE)
    .select('id');
  const admins = (await run<{ id: string }>(session, select)).rows.map(({ id }) => id);
  const found = new Map<Draft, FieldProblem[]>();
  for (const draft of drafts) {
    const problems = grantProblems(draft);
    if (heldIn(draft.values.roleIds).some((id) => admins.includes(id)))
      problems.push({ key: 'roleIds', message: '管理员角色每个租户都有自己的，不能放进套餐' });
    if (problems.length > 0) found.set(draft, problems);
  }
  return found;
}

async function written({ context, actor }: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  const { userId, tenant } = actor;
  for (const { id, old, values } of drafts) {
    const [before, now] = [heldIn(old?.permissionIds), heldIn(values.permissionIds)];
    const added = now.filter((each) => !before.includes(each));
    const gone = before.filter((each) => !now.includes(each));
    const detail = `pack ${values.packName} ${id}: +${added.join()} -${gone.join()}`;
    await logWithin(session, context, { kind: 'grants_changed', userId, tenant, detail });
  }
}

/** A pack in use bounds somebody: without it they would hold everything. */
async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  assertHomeAdmin(records);
  const among = sqlFragment<string>`any(${[...ids]})`;
  const select = builder.selectFrom('sys_tenant').where('pack_id', '=', among).select('name').orderBy('name');
  const names = (await run<{ name: string }>(session, select)).rows.map(({ name }) => name);
  if (names.length === 0) return;
  const told = names.slice(0, MOST_NAMED).join('、') + (names.length > MOST_NAMED ? ` 等 ${names.length} 个` : '');
  throw new BusinessError(`租户 ${told} 在用这个套餐，请先在租户管理里给它们换一个`);
}

/** Packs belong to the first tenant; what one holds acts in its tenants with the next request. */
export const tenantPackHooks: TableHooks = { oneByOne: true, check, written, removing };
