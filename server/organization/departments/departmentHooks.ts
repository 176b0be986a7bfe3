import type { Session } from '../../db/Database.ts';
import { builder, run, runFirst, sqlFragment } from '../../db/sql.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Draft, Records, TableHooks, Writer } from '../../records/Records.ts';
import type { FieldProblem } from '../../records/write/refusals.ts';
import { codeBeside, nextOrgCode } from '../../valueRules/fillRules.ts';

/** Gives new departments the next code below their parent; a code never changes again: users and records name it. */
async function check({ actor: { tenant } }: Pick<Writer, 'actor'>, drafts: readonly Draft[], session: Session) {
  const found = new Map<Draft, FieldProblem[]>();
  const last = new Map<string, string>();
  for (const draft of drafts) {
    const { old, values } = draft;
    if (old !== undefined) continue;
    const parentId = String(values.parentId || '0');
    const before = last.get(parentId);
    try {
      values.orgCode = before ? codeBeside(before) : await nextOrgCode({ session, tenant }, { parentId });
      last.set(parentId, values.orgCode);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      found.set(draft, [{ key: 'parentId', message: error.message }]);
    }
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
export const departmentHooks: TableHooks = { check, removing };

/** The roles that the people of departments hold. */
export const departmentRoleHooks: TableHooks = { readOnly: '部门人员的角色只供查看，请在用户管理或角色管理里修改' };
