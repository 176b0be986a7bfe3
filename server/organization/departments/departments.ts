import { allRows, type Session } from '../../db/Database.ts';
import { builder, run } from '../../db/sql.ts';
import type { Actor, Context } from '../../http/Context.ts';

/** A department as it is kept. */
export interface Department {
  id: string;
  parentId: string | null;
  departName: string;
  orgCode: string;
}

/** The tenant's departments, brothers in their order; `session` is the tenant's. */
export async function readDepartments(session: Session, tenant: string): Promise<Department[]> {
  const select = builder
    .selectFrom('sys_depart')
    .where('tenant_id', '=', tenant)
    .select(['id', 'depart_name as departName', 'org_code as orgCode'])
    .select((eb) => eb.fn<string | null>('nullif', [eb.ref('parent_id'), eb.val('0')]).as('parentId'))
    .orderBy('depart_order')
    .orderBy('org_code');
  return (await run<Department>(session, select)).rows;
}

/** The departments a user may work in: those given to them and the one their account has in the tenant, `home`. */
export function readOwnDepartments(
  { db }: Pick<Context, 'db'>,
  { userId, tenant }: Pick<Actor, 'userId' | 'tenant'>,
  home: string | null,
): Promise<Department[]> {
  const given = builder
    .selectFrom('sys_user_depart')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', userId)
    .select('depart_id as id');
  return db.withTenant(allRows(tenant), async (session) => {
    const ids = new Set((await run<{ id: string }>(session, given)).rows.map(({ id }) => id));
    return (await readDepartments(session, tenant)).filter(({ id, orgCode }) => ids.has(id) || orgCode === home);
  });
}

/** A department with those below it: docs/contract.md, “Departments and users”. */
export interface DepartmentNode extends Department {
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  children: DepartmentNode[];
}

/** The tree of departments; one without a known parent is at the top, and none is lost in a circle. */
export function departmentTree(departments: readonly Department[]): DepartmentNode[] {
  const known = new Set(departments.map(({ id }) => id));
  const below = new Map<string | null, Department[]>();
  for (const department of departments) {
    const parent = department.parentId !== null && known.has(department.parentId) ? department.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), department]);
  }
  const placed = new Set<string>();
  const nodesUnder = (parent: string | null): DepartmentNode[] =>
    (below.get(parent) ?? []).flatMap((department) => {
      if (placed.has(department.id)) return [];
      placed.add(department.id);
      const children = nodesUnder(department.id);
      const { id, departName } = department;
      return [{ ...department, key: id, value: id, title: departName, isLeaf: children.length === 0, children }];
    });
  const roots = nodesUnder(null);
  const circling = departments.filter(({ id }) => !placed.has(id)).map((each) => ({ ...each, parentId: null }));
  return circling.length === 0 ? roots : [...roots, ...departmentTree(circling)];
}
