import type { Connection, Statement } from '../Connection.ts';
import { type Scope, SqlStateError } from '../Database.ts';

export type RoleName = 'weft_app' | 'weft_report';

/** Those of somebody who sees some rows alone: policies hold for them that the others never hear of. */
type ScopedRole = `${RoleName}_scoped`;

/** Every role that tables are opened to. */
export const ROLE_NAMES: readonly (RoleName | ScopedRole)[] = [
  ...(['weft_app', 'weft_report'] as const),
  ...(['weft_app_scoped', 'weft_report_scoped'] as const),
];

/** How a transaction enters tenant and role. */
export interface Roles {
  /** The statement that does it, right behind the transaction's beginning. */
  entry(connection: Connection, role: RoleName, scope: Scope): Promise<Statement>;
}

const ENTER_AS_ROLE = "SELECT set_config('app.tenant', $1, true), set_config('role', $2, true)";
const ENTER_SCOPED = `${ENTER_AS_ROLE}, set_config('app.rows', $3, true)`;
const ENTER_AS_LOGIN = "SELECT set_config('app.tenant', $1, true)";
const LOOK = `SELECT l.rolsuper OR l.rolbypassrls AS above,
  (SELECT pg_has_role(current_user, r.oid,
      CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END)
    FROM pg_roles r WHERE r.rolname = $1) AS member
  FROM pg_roles l WHERE l.rolname = current_user`;

/**
 * A login above row-level security takes the role or gets no transaction at all. A plain login takes it where it
 * may and otherwise stays itself: forced row-level security holds for it as well. Whoever sees some rows alone gets the
 * scoped role or nothing.
 */
export function createRoles(deadline: number): Roles {
  const taken = new Map<string, boolean>();

  async function mayTake(connection: Connection, role: RoleName | ScopedRole): Promise<boolean> {
    const known = taken.get(role);
    if (known !== undefined) return known;
    const answer = await connection.run({ sql: LOOK, values: [role], deadline });
    const { above, member } = answer.rows[0] ?? {};
    if (above === true && member === null) throw new SqlStateError(`role "${role}" does not exist`, '22023');
    // A role that is missing may be created later; only what is settled is remembered.
    if (member !== null) taken.set(role, above === true || member === true);
    return above === true || member === true;
  }

  return {
    async entry(connection, role, { tenant, rows }) {
      if (rows !== 'all') {
        const scoped = `${role}_scoped` as const;
        if (!(await mayTake(connection, scoped))) throw new SqlStateError(`role "${scoped}" cannot be taken`, '42501');
        const values = [tenant, scoped, JSON.stringify(rows)];
        return { sql: ENTER_SCOPED, values, deadline, prepared: true };
      }
      return (await mayTake(connection, role))
        ? { sql: ENTER_AS_ROLE, values: [tenant, role], deadline, prepared: true }
        : { sql: ENTER_AS_LOGIN, values: [tenant], deadline, prepared: true };
    },
  };
}
