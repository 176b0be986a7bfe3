import type { Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { nextOrgCode } from '../../valueRules/fillRules.ts';

/** Gives new departments the next code below their parent; a code never changes again: users and records name it. */
async function check({ actor }: Records, drafts: readonly Draft[], session: Session) {
  const found = new Map<Draft, FieldProblem[]>();
  for (const { old, values } of drafts) {
    if (old !== undefined) continue;
    const { tenant } = actor;
    values.orgCode = await nextOrgCode({ session, tenant }, { parentId: String(values.parentId ?? '') });
  }
  return found;
}

async function removing({ actor }: Records, ids: readonly string[], session: Session): Promise<void> {
  const departments = builder
    .selectFrom('sys_depart')
    .where('tenant_id', '=', actor.tenant)
    .where('id', '=', sqlFragment`any(${[...ids]})`)
    .select(['org_code as code', 'depart_name as name']);
  const { rows } = await run<{ code: string; name: string }>(session, departments);
  const users = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', actor.tenant)
    .where((eb) =>
      eb.or([
        eb('org_code', '=', sqlFragment`any(${rows.map(({ code }) => code)})`),
        eb.exists(
          builder
            .selectFrom('sys_user_depart as d')
            .whereRef('d.user_id', '=', 'sys_user.id')
            .where('d.depart_id', '=', sqlFragment`any(${[...ids]})`)
            .select('d.user_id'),
        ),
      ]),
    )
    .select((eb) => eb.fn.countAll<string>().as('total'));
  const total = Number((await runFirst<{ total: string }>(session, users))?.total ?? 0);
  const names = rows.map(({ name }) => name).slice(0, 3);
  if (total > 0)
    throw new BusinessError(`${names.join('、')}${rows.length > 3 ? '等' : ''}还有 ${total} 名用户，请先移走`);
}

/** Departments: the server gives the code, and none is removed with users in it. */
export const departmentHooks: TableHooks = { oneByOne: true, check, removing };

async function refuse(): Promise<never> {
  throw new BusinessError('部门人员的角色只供查看，请在用户管理或角色管理里修改');
}

/** The roles that the people of departments hold. */
export const departmentRoleHooks: TableHooks = { oneByOne: true, check: refuse, removing: refuse };
