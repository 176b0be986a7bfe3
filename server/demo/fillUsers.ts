import { DEMO_PASSWORD, HOME_TENANT } from '../config/builtIn.ts';
import { allRows, type Session } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

/** Username, name, sex, department, birthday. */
const users = [
  ['zhangwei', '张伟', 1, 'A01A01', '1990-03-12'],
  ['wangfang', '王芳', 2, 'A01A01', '1992-07-25'],
  ['liqiang', '李强', 1, 'A01A01', '1988-11-02'],
  ['chenjing', '陈静', 2, 'A01A01', '1995-01-18'],
  ['liuyang', '刘洋', 1, 'A01A02', '1993-05-30'],
  ['zhaolei', '赵磊', 1, 'A01A02', '1987-09-09'],
  ['huangmin', '黄敏', 2, 'A01A02', '1994-12-21'],
  ['zhoujie', '周杰', 1, 'A01A02', '1991-04-06'],
  ['wuxia', '吴霞', 2, 'A01A03', '1989-08-15'],
  ['xubin', '徐斌', 1, 'A01A03', '1986-02-27'],
  ['sunli', '孙丽', 2, 'A01A04', '1996-10-11'],
  ['mahui', '马辉', 1, 'A01A04', '1990-06-03'],
  ['zhuting', '朱婷', 2, 'A01A04', '1997-03-22'],
  ['guoqing', '郭庆', 1, 'A01', '1983-10-01'],
] as const;

const accounts = [
  ['admin', 1, '1985-05-20'],
  ['yunying', 2, '1993-08-08'],
  ['caiwu', 2, '1990-12-12'],
] as const;

const roles = [
  ['purchaser', '采购'],
  ['warehouse', '仓储'],
  ['designer', '美工'],
  ['service', '客服'],
  ['logistics', '物流'],
  ['advertising', '广告投放'],
  ['manager', '部门主管'],
  ['auditor', '审计'],
  ['shop_operator', '店铺运营'],
  ['accountant', '会计'],
] as const;

/** Code, name, rank. */
const positions = [
  ['general_manager', '总经理', '1'],
  ['operation_director', '运营总监', '2'],
  ['finance_director', '财务总监', '2'],
  ['operation_manager', '运营经理', '3'],
  ['product_manager', '产品经理', '3'],
  ['purchase_manager', '采购经理', '3'],
  ['operation_specialist', '运营专员', '4'],
  ['advertising_specialist', '广告专员', '4'],
  ['accountant', '会计', '4'],
  ['designer', '美工', '4'],
  ['customer_service', '客服专员', '5'],
  ['warehouse_keeper', '仓管员', '5'],
] as const;

/** Sign in with the demonstration's password, each in a role of theirs. */
const WORKING = [
  ['zhangwei', 'shop_operator'],
  ['wangfang', 'purchaser'],
  ['huangmin', 'advertising'],
  ['zhoujie', 'logistics'],
  ['wuxia', 'accountant'],
  ['sunli', 'service'],
  ['guoqing', 'manager'],
  ['xubin', 'auditor'],
] as const;

/** Of whom a department is led. */
const LEADERS = [
  ['A01', 'guoqing'],
  ['A01A01', 'zhangwei'],
  ['A01A02', 'zhaolei'],
  ['A01A03', 'xubin'],
  ['A01A04', 'mahui'],
] as const;

/** No password has this hash: the other people of the demonstration are there to be chosen, not to sign in. */
const NO_PASSWORD = 'none';
const STARTED = '2026-01-05 09:00:00';

/** Gives the demonstration's tenant people, roles and positions to choose from, while it has no position; answers how many rows. */
export async function fillUsers(context: Context): Promise<number> {
  const scope = allRows(HOME_TENANT);
  const own = () => ({ id: context.newId(), tenant_id: HOME_TENANT });
  const any = builder.selectFrom('sys_position').select('id').where('tenant_id', '=', HOME_TENANT).limit(1);
  if (await context.db.withTenant(scope, (session) => runFirst(session, any))) return 0;
  // Made beforehand: a transaction must not wait for anything but the database.
  const password = await context.passwords.hash(DEMO_PASSWORD);
  // Accounts and roles are the owner's to write, positions the tenant's.
  await context.db.transaction(async (session) => {
    await describeAccounts(session);
    await addUsersAndRoles(session, own, password);
    for (const [username, role] of WORKING) await run(session, membership(username, role));
  });
  const rows = positions.map(([code, name, rank]) => ({
    ...own(),
    code,
    name,
    post_rank: rank,
    create_time: STARTED,
  }));
  await context.db.withTenant(scope, async (session) => {
    await put(session, 'sys_position', rows);
    for (const [department, username] of LEADERS) await run(session, leading(department, username));
  });
  return users.length + roles.length + rows.length;
}

function leading(department: string, username: string) {
  const leader = builder
    .selectFrom('sys_user')
    .where('tenant_id', '=', HOME_TENANT)
    .where('username', '=', username)
    .select('id');
  return builder
    .updateTable('sys_depart')
    .set({ director_user_ids: leader })
    .where('tenant_id', '=', HOME_TENANT)
    .where('org_code', '=', department)
    .where('director_user_ids', 'is', null);
}

function membership(username: string, role: string) {
  const both = builder
    .selectFrom(['sys_user as u', 'sys_role as r'])
    .where('u.tenant_id', '=', HOME_TENANT)
    .where('u.username', '=', username)
    .where('r.tenant_id', '=', HOME_TENANT)
    .where('r.role_code', '=', role)
    .select(['u.id as user_id', 'r.id as role_id']);
  const insert = builder.insertInto('sys_user_role').columns(['user_id', 'role_id']).expression(both);
  return insert.onConflict((conflict) => conflict.doNothing());
}

async function addUsersAndRoles(session: Session, own: () => object, password: string): Promise<void> {
  const rows = users.map(([username, realname, sex, department, birthday], index) => ({
    ...own(),
    username,
    realname,
    sex,
    birthday,
    org_code: department,
    password_hash: WORKING.some(([worker]) => worker === username) ? password : NO_PASSWORD,
    phone: `138000010${String(index + 10)}`,
    email: `${username}@example.com`,
    create_time: STARTED,
  }));
  await put(session, 'sys_user', rows);
  await put(
    session,
    'sys_role',
    roles.map(([code, name]) => ({ ...own(), role_code: code, role_name: name })),
  );
}

async function put(session: Session, table: string, rows: readonly object[]): Promise<void> {
  const insert = builder.insertInto(table).values(rows as Record<string, unknown>[]);
  await run(
    session,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}

async function describeAccounts(session: Session): Promise<void> {
  for (const [index, [username, sex, birthday]] of accounts.entries()) {
    const described = { sex, birthday, phone: `139000010${String(index + 10)}` };
    const update = builder
      .updateTable('sys_user')
      .set(described)
      .where('tenant_id', '=', HOME_TENANT)
      .where('username', '=', username)
      .where('sex', 'is', null);
    await run(session, update);
  }
}
