import type { FastifyInstance } from 'fastify';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';
import { addRoute, type EndpointName } from '../http/route.ts';

const MENU =
  '菜单由声明文件决定，不能在线修改：请改 screens/menu.json，保存后立即生效；谁能看到哪些菜单和按钮，在“系统管理 / 角色”里授权';
const RULES =
  '本系统不按数据规则授权：限制字段请在模型里写 "restricted"，按租户隔离由数据库保证；菜单和按钮在“系统管理 / 角色”里授权';
const DEPARTMENTS = '本系统不按部门授权：请在“系统管理 / 角色”里授权，再在“系统管理 / 用户”里给部门成员分配角色';
const DICTIONARIES =
  '字典由声明文件决定，不能在线修改：请改 screens/dictionaries/ 下的 *.dictionary.json，保存后立即生效';

/** Calls that would change what this product declares or does not have, each with its way out. */
const REFUSED: readonly [names: readonly EndpointName[], why: string][] = [
  [['addMenu', 'editMenu', 'editMenuByPost', 'removeMenu', 'removeMenus'], MENU],
  [['addDataRule', 'editDataRule', 'editDataRuleByPost', 'removeDataRule'], RULES],
  [['roleDataRules', 'saveRoleDataRules', 'departmentDataRules', 'saveDepartmentDataRules'], RULES],
  [['saveDepartmentGrants', 'saveDepartmentRoleGrants'], DEPARTMENTS],
  [['departmentRoles', 'addDepartmentRoles', 'editDepartmentRoles', 'removeDepartmentRoles'], DEPARTMENTS],
  [['addDictionary', 'editDictionary', 'editDictionaryByPost'], DICTIONARIES],
  [['addDictionaryItem', 'editDictionaryItem', 'editDictionaryItemByPost'], DICTIONARIES],
];

/** What there is of it to be read: nothing. */
const EMPTY: readonly [name: EndpointName, result: unknown][] = [
  ['dataRulesOfMenu', []],
  ['dataRules', []],
  ['departmentGrants', []],
  ['departmentRoleTree', { treeList: [], ids: [] }],
  ['departmentRoleGrants', []],
];

/**
 * The rest of JeecgBoot's administration: menus, dictionaries, data rules and rights of departments are declared here
 * or not there at all. Old clients get an empty list to read, and the way out to change.
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
