import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ok } from '../http/envelope.ts';
import { BusinessError } from '../http/errors.ts';

const MENU =
  '菜单由声明文件决定，不能在线修改：请改 screens/menu.json，保存后立即生效；谁能看到哪些菜单和按钮，在“系统管理 / 角色”里授权';
const RULES =
  '本系统不按数据规则授权：限制字段请在模型里写 "restricted"，按租户隔离由数据库保证；菜单和按钮在“系统管理 / 角色”里授权';
const DEPARTMENTS = '本系统不按部门授权：请在“系统管理 / 角色”里授权，再在“系统管理 / 用户”里给部门成员分配角色';
const DICTIONARIES =
  '字典由声明文件决定，不能在线修改：请改 screens/dictionaries/ 下的 *.dictionary.json，保存后立即生效';

/** Calls that would change what this product declares or does not have, each with its way out. */
const REFUSED: readonly [methods: HTTPMethods[], paths: string[], why: string][] = [
  [['POST'], ['/sys/permission/add'], MENU],
  [['PUT', 'POST'], ['/sys/permission/edit'], MENU],
  [['DELETE'], ['/sys/permission/delete', '/sys/permission/deleteBatch'], MENU],
  [['POST'], ['/sys/permission/addPermissionRule', '/sys/role/datarule', '/sys/sysDepartPermission/datarule'], RULES],
  [['PUT', 'POST'], ['/sys/permission/editPermissionRule'], RULES],
  [['DELETE'], ['/sys/permission/deletePermissionRule'], RULES],
  [['GET'], ['/sys/role/datarule/*', '/sys/sysDepartPermission/datarule/*'], RULES],
  [['POST'], ['/sys/permission/saveDepartPermission', '/sys/sysDepartPermission/saveDeptRolePermission'], DEPARTMENTS],
  [['GET', 'POST', 'PUT', 'DELETE'], ['/sys/sysDepartRole/*'], DEPARTMENTS],
  [['POST'], ['/sys/dict/add', '/sys/dictItem/add'], DICTIONARIES],
  [['PUT', 'POST'], ['/sys/dict/edit', '/sys/dictItem/edit'], DICTIONARIES],
];

/** What there is of it to be read: nothing. */
const EMPTY: readonly [path: string, result: unknown][] = [
  ['/sys/permission/getPermRuleListByPermId', []],
  ['/sys/permission/queryPermissionRule', []],
  ['/sys/permission/queryDepartPermission', []],
  ['/sys/sysDepartPermission/queryTreeListForDeptRole', { treeList: [], ids: [] }],
  ['/sys/sysDepartPermission/queryDeptRolePermission', []],
];

/**
 * The rest of the administration's calls (shell specification, 7.2): menus, dictionaries, data rules and rights of
 * departments are declared here or not there at all. Old clients get an empty list to read, and the way out to change.
 */
export function declaredRoutes(app: FastifyInstance): void {
  const config = { access: 'session' } as const;
  for (const [method, paths, why] of REFUSED) {
    for (const url of paths) {
      app.route({
        method,
        url,
        config,
        handler: () => {
          throw new BusinessError(why);
        },
      });
    }
  }
  for (const [url, result] of EMPTY) app.get(url, { config }, () => ok(result));
}
