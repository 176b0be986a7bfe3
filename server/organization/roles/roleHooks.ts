import { entriesOf } from '../../../engine/authoring/menu/arrangeMenu.ts';
import { nearest } from '../../../engine/nearest.ts';
import { rolesBeyond } from '../../access/grants.ts';
import { bumpRights } from '../../auth/sessions.ts';
import { ADMIN_ROLE } from '../../config/builtIn.ts';
import type { Session } from '../../db/Database.ts';
import { builder, run, sqlFragment } from '../../db/sql.ts';
import { BusinessError, ForbiddenError } from '../../http/errors.ts';
import { logWithin } from '../../http/securityLog.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { twins } from '../twins.ts';

const CODE = { table: 'sys_role', key: 'roleCode', column: 'role_code', title: '角色编码' } as const;

/** What is wrong with the home of a role: it is no page of the menu. Whether a member may open it shows when they come. */
function homeProblem({ context }: Records, { old, values }: Draft): FieldProblem[] {
  const path = String(values.homePath ?? '');
  if (path === '' || path === old?.homePath) return [];
  const pages = entriesOf(context.compiled().menu).flatMap(({ node }) =>
    node.screen === undefined && node.frame !== true ? [] : node.path,
  );
  if (pages.includes(path)) return [];
  const near = nearest(path, pages);
  return [
    { key: 'homePath', message: `菜单里没有路由为 ${path} 的页面${near === undefined ? '' : `，是不是 ${near}`}` },
  ];
}

/** Without a key nobody could bind what the role asks for, and whoever has it could not come in any more. */
function stepProblem({ context }: Records, { old, values }: Draft): FieldProblem[] {
  if (!wantsStep(values) || wantsStep(old) || context.settings.secretKey !== undefined) return [];
  return [{ key: 'secondStep', message: '请先由运维设置环境变量 WEFT_SECRET_KEY（至少 32 个字符），否则没有人能绑定' }];
}

const wantsStep = (values: Draft['values'] | undefined): boolean => values?.secondStep === 'Y';

/**
 * The code says who may do everything: it is not given to another role, or taken from this one. A home is a page that is
 * there.
 */
async function check(
  records: Records,
  drafts: readonly Draft[],
  session: Session,
): Promise<Map<Draft, FieldProblem[]>> {
  const message = `${ADMIN_ROLE} 是管理员角色的编码，不能更改，也不能给其他角色`;
  const wrong = drafts.filter(({ old, values }) => (values.roleCode === ADMIN_ROLE) !== (old?.roleCode === ADMIN_ROLE));
  const same = await twins(session, records.actor.tenant, CODE, drafts);
  const found = new Map([
    ...same,
    ...wrong.map((draft): [Draft, FieldProblem[]] => [draft, [{ key: 'roleCode', message }]]),
  ]);
  for (const draft of drafts) {
    const problems = [...(found.get(draft) ?? []), ...homeProblem(records, draft), ...stepProblem(records, draft)];
    if (problems.length > 0) found.set(draft, problems);
  }
  return found;
}

async function written(records: Records, drafts: readonly Draft[], session: Session): Promise<void> {
  const { userId, tenant } = records.actor;
  const acts = ({ old, values }: Draft): boolean =>
    old !== undefined && (old.roleCode !== values.roleCode || wantsStep(old) !== wantsStep(values));
  const changed = drafts.filter(acts).map(({ id }) => id);
  // Expressions of the declarations may ask for a role's code, and sessions whether it wants a second step.
  await bumpRights(session, tenant, { roles: changed });
  for (const { id, values } of drafts) {
    const detail = `${values.roleCode} ${id}`;
    await logWithin(session, records.context, { kind: 'roles_changed', userId, tenant, detail });
  }
}

async function removing(records: Records, ids: readonly string[], session: Session): Promise<void> {
  const { actor } = records;
  const select = builder
    .selectFrom('sys_role')
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select('role_code as code');
  const codes = (await run<{ code: string }>(session, select)).rows.map(({ code }) => code);
  if (codes.includes(ADMIN_ROLE)) throw new BusinessError('管理员角色不能删除');
  if ((await rolesBeyond(session, actor, ids)).length > 0) throw new ForbiddenError('a stronger role');
  await bumpRights(session, actor.tenant, { roles: ids });
  const { userId, tenant } = actor;
  const entry = { kind: 'roles_changed', userId, tenant, detail: `removed ${codes.join()}` } as const;
  await logWithin(session, records.context, entry);
}

/** Roles: the administrators' one stays what it is, and what is removed acts with the next request. */
export const roleHooks: TableHooks = { oneByOne: true, check, written, removing };
