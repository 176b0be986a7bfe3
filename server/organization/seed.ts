import { randomBytes } from 'node:crypto';
import type { Plan } from '../../engine/plan/Plan.ts';
import { columnRights, grantedActions, sourceOf } from '../../engine/plan/parts.ts';
import { ADMIN_ROLE, DEMO_PASSWORD, HOME_TENANT, OTHER_TENANT } from '../config/builtIn.ts';
import type { Session } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import {
  INSERT_GRANTS,
  INSERT_MEMBER,
  INSERT_ROLE,
  INSERT_TENANT,
  INSERT_USER,
  SELECT_TENANT,
  TENANTS_WITHOUT_ROLE,
} from '../db/statements/accounts.ts';
import type { Context } from '../http/Context.ts';

export interface Seeded {
  /** False when the accounts were there already. */
  created: boolean;
  /** Set when it was made up just now: shown once and kept nowhere. */
  adminPassword?: string;
}

interface Account {
  username: string;
  realname: string;
  tenant: string;
  role: string;
  passwordHash: string;
}

interface Grants {
  menus: string[];
  actions: string[];
}

const DELETING = new Set(['delete', 'batch_delete', 'purge']);
const READING = new Set(['list', 'detail', 'export']);

/** 运营: works on records and chooses in their pickers, deletes none and sees no restricted field. */
export function operatorGrants(plans: readonly Plan[]): Grants {
  const seen = plans.filter((plan) => sourceOf(plan).report === undefined && !plan.id.startsWith('system/'));
  const actions = seen.flatMap(grantedActions).filter((action) => !DELETING.has(action.code));
  return { menus: seen.map((plan) => plan.id), actions: actions.map((action) => action.permission) };
}

/** 财务: reads reports and records with every field, changes nothing. */
export function financeGrants(plans: readonly Plan[]): Grants {
  const seen = plans.filter((plan) => !plan.id.startsWith('system/'));
  const actions = seen.flatMap(grantedActions).filter((action) => READING.has(action.code));
  return {
    menus: seen.map((plan) => plan.id),
    actions: [...actions.map((action) => action.permission), ...seen.flatMap(columnRights).map(({ code }) => code)],
  };
}

async function addRole(session: Session, id: string, tenant: string, code: string, name: string): Promise<void> {
  await session.query(INSERT_ROLE, [id, tenant, code, name]);
}

async function grant(session: Session, role: string, grants: Grants): Promise<void> {
  await session.query(INSERT_GRANTS, [HOME_TENANT, role, 'menu', grants.menus]);
  await session.query(INSERT_GRANTS, [HOME_TENANT, role, 'action', grants.actions]);
}

async function addAccount(context: Context, session: Session, account: Account): Promise<void> {
  const id = context.newId();
  const { username, realname, tenant, role, passwordHash } = account;
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  await session.query(INSERT_USER, [id, tenant, username, realname, passwordHash, now]);
  await session.query(INSERT_MEMBER, [id, tenant, role]);
}

const DEMO_ACCOUNTS: Omit<Account, 'passwordHash'>[] = [
  { username: 'yunying', realname: '运营专员', tenant: HOME_TENANT, role: 'operator' },
  { username: 'caiwu', realname: '财务专员', tenant: HOME_TENANT, role: 'finance' },
  { username: 'other', realname: '其他租户', tenant: OTHER_TENANT, role: ADMIN_ROLE },
];

async function addDemo(context: Context, session: Session, hashes: string[]): Promise<void> {
  const plans = [...context.compiled().plans.values()];
  await session.query(INSERT_TENANT, [OTHER_TENANT, '隔离演示租户']);
  await addRole(session, context.newId(), OTHER_TENANT, ADMIN_ROLE, '管理员');
  await addRole(session, context.newId(), HOME_TENANT, 'operator', '运营');
  await addRole(session, context.newId(), HOME_TENANT, 'finance', '财务');
  await grant(session, 'operator', operatorGrants(plans));
  await grant(session, 'finance', financeGrants(plans));
  for (const [index, account] of DEMO_ACCOUNTS.entries()) {
    await addAccount(context, session, { ...account, passwordHash: hashes[index] ?? '' });
  }
}

async function isSeeded(session: Session): Promise<boolean> {
  return (await session.query(SELECT_TENANT, [HOME_TENANT])).rows.length > 0;
}

/** Makes the roles that declarations name, in every tenant that does not have them; nobody is in them yet. */
export async function addDeclaredRoles({ db, compiled, newId }: Context): Promise<void> {
  for (const { code, title } of compiled().app.roles ?? [])
    await db.transaction(async (session) => {
      const { rows } = await session.query<{ id: string }>(TENANTS_WITHOUT_ROLE, [code]);
      for (const { id } of rows) await addRole(session, newId(), id, code, title);
    });
}

/** Creates the first tenant and its administrator, and the demo accounts in demo mode; once. */
export async function seed(context: Context): Promise<Seeded> {
  if (await isSeeded(context.db)) return { created: false };
  const { passwords } = context;
  const { demo, adminPassword } = context.settings;
  const made = adminPassword || demo ? undefined : randomBytes(15).toString('base64url');
  // Hashed beforehand: a transaction must not wait for anything but the database.
  const passwordHash = await passwords.hash(adminPassword ?? made ?? DEMO_PASSWORD);
  const hashes = demo ? await Promise.all(DEMO_ACCOUNTS.map(() => passwords.hash(DEMO_PASSWORD))) : [];
  return context.db.transaction(async (session) => {
    if (await isSeeded(session)) return { created: false };
    await session.query(INSERT_TENANT, [HOME_TENANT, '默认租户']);
    await addRole(session, context.newId(), HOME_TENANT, ADMIN_ROLE, '管理员');
    const admin = { username: 'admin', realname: '管理员', tenant: HOME_TENANT, role: ADMIN_ROLE, passwordHash };
    await addAccount(context, session, admin);
    if (demo) await addDemo(context, session, hashes);
    return { created: true, adminPassword: made };
  });
}
