import type { FastifyInstance } from 'fastify';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { addRoute, type EndpointName } from '../http/route.ts';

const MENU =
  '菜单项由声明文件决定，不能在线增删：标题、图标、次序、显隐与分组在“系统管理 / 菜单管理”里改；谁能看到哪些菜单和按钮，在“系统管理 / 角色”里授权';
/** Why data rules are not changed online. */
export const RULES =
  '数据规则由声明文件决定，不能在线修改：请在 screens/ 下的模型里写 "scopes"，再在“系统管理 / 角色”的授权里勾选';
const DEPARTMENTS = '本系统不按部门授权：请在“系统管理 / 角色”里授权，再在“系统管理 / 用户”里给部门成员分配角色';
/** Calls that would change what this product declares or does not have, each with its way out. */
const REFUSED: readonly [names: readonly EndpointName[], why: string][] = [
  [['addMenu', 'editMenu', 'editMenuByPost', 'removeMenu', 'removeMenus'], MENU],
  [['addDataRule', 'editDataRule', 'editDataRuleByPost', 'removeDataRule'], RULES],
  [['departmentDataRules', 'saveDepartmentDataRules'], DEPARTMENTS],
  [['saveDepartmentGrants', 'saveDepartmentRoleGrants'], DEPARTMENTS],
  [['departmentRoles', 'addDepartmentRoles', 'editDepartmentRoles', 'removeDepartmentRoles'], DEPARTMENTS],
];

/** What there is of it to be read: nothing. */
const EMPTY: readonly [name: EndpointName, result: unknown][] = [
  ['departmentGrants', []],
  ['departmentRoleTree', { treeList: [], ids: [] }],
  ['departmentRoleGrants', []],
];

/**
 * The rest of JeecgBoot's administration: menus, data rules and rights of departments are declared here
 * or not there at all; what there is of data rules is told in `organization/roles/dataRuleRoutes.ts`. Old clients get an empty list to read, and the way out to change.
 */
export function declaredRoutes(app: FastifyInstance): void {
  const config = { access: 'session' } as const;
  for (const [names, why] of REFUSED) {
    addRoute(app, names, { config }, () => {
      throw new BusinessError(why);
    });
  }
  for (const [name, result] of EMPTY) addRoute(app, name, { config }, () => ok(result));
}
