import { allRows, type Database, SqlStateError } from '../Database.ts';

/** What was tried of row-level security and its roles. */
export interface RlsCheck {
  name: 'read' | 'write' | 'readOnly' | 'reportTenant' | 'reportRole' | 'setConfig' | 'scopes' | 'login';
  holds: boolean;
  /** True: nothing may be served while it does not hold. */
  required: boolean;
  /** What it means, for the log. */
  sentence: string;
}

const PROBE = 'SELECT id FROM sys_wall_probe ORDER BY id';
const SCOPE = allRows('~a');
const NOBODY = { id: '', username: '', realname: '', orgCode: '', roles: [] };

/**
 * Tries what must not be possible, after the migrations: GRANT and REVOKE answer success where a managed database
 * ignored them. A required check that does not hold is a reason not to start.
 */
export async function verifyRls(database: Database): Promise<RlsCheck[]> {
  const foreignWrite = "INSERT INTO sys_wall_probe VALUES ('c', '~b')";
  const otherTenant = "SELECT set_config('app.tenant', '~b', true)";
  const seen = await database.withTenant(SCOPE, (session) => session.query<{ id: string }>(PROBE));
  const reported = await database.readOnly(SCOPE, (session) => session.query<{ id: string }>(PROBE));
  const role = await database.readOnly(SCOPE, (session) =>
    session.query<{ role: string }>('SELECT current_user AS role'),
  );
  const write = await refusal(database.withTenant(SCOPE, (session) => session.query(foreignWrite)));
  const readOnly = await refusal(database.readOnly(SCOPE, (session) => session.query(foreignWrite)));
  const setConfig = await refusal(database.readOnly(SCOPE, (session) => session.query(otherTenant)));
  const onlyOwn = (rows: { id: string }[]): boolean => rows.map((row) => row.id).join() === 'a';
  return [
    required('read', onlyOwn(seen.rows), '租户之间的数据相互隔离（行级安全）'),
    required('write', write === '42501', '不能写入其他租户的数据（行级安全）'),
    required('readOnly', readOnly === '25006' || readOnly === '42501', '报表事务只读'),
    required('reportTenant', onlyOwn(reported.rows), '报表只能读取本租户的数据'),
    advisory('reportRole', role.rows[0]?.role === 'weft_report', '报表以 weft_report 角色执行'),
    advisory('setConfig', setConfig === '42501', '报表 SQL 不能调用 set_config 切换租户'),
    advisory('scopes', await narrows(database), '行规则由数据库执行（没有它，只能看部分记录的人什么也打不开）'),
    advisory('login', await isPlainLogin(database), '数据库登录账号不是超级用户，也不能绕过行级安全'),
  ];
}

/** Whoever sees some rows alone sees none of the probe. */
async function narrows(database: Database): Promise<boolean> {
  const scope = { tenant: '~a', rows: { user: NOBODY, tables: {} } };
  try {
    const seen = await database.withTenant(scope, (session) => session.query(PROBE));
    const reported = await database.readOnly(scope, (session) => session.query(PROBE));
    return seen.rows.length + reported.rows.length === 0;
  } catch (error) {
    if (error instanceof SqlStateError) return false;
    throw error;
  }
}

function required(name: RlsCheck['name'], holds: boolean, sentence: string): RlsCheck {
  return { name, holds, required: true, sentence };
}

function advisory(name: RlsCheck['name'], holds: boolean, sentence: string): RlsCheck {
  return { name, holds, required: false, sentence };
}

async function refusal(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof SqlStateError) return error.code;
    throw error;
  }
}

/** The embedded database has no other login; only this process can reach it. */
async function isPlainLogin(database: Database): Promise<boolean> {
  if (database.kind === 'pglite') return true;
  const answer = await database.query<{ above: boolean }>(
    'SELECT rolsuper OR rolbypassrls AS above FROM pg_roles WHERE rolname = current_user',
  );
  return answer.rows[0]?.above === false;
}
