import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allRows } from '../../db/Database.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { type Department, type DepartmentNode, departmentTree, readDepartments } from './departments.ts';

const LONGEST = 100;

/** Every node of a tree, parents before their children. */
function flattened(nodes: readonly DepartmentNode[]): DepartmentNode[] {
  return nodes.flatMap((node) => [node, ...flattened(node.children)]);
}

const listOf = (text = ''): Set<string> => new Set(text.split(',').filter((part) => part !== ''));

/** One level below `pid`, the top without one; `ids` names departments instead, by `primaryKey`. */
function oneLevel(
  departments: readonly Department[],
  { pid = '', ids, primaryKey }: QueryParameters,
): DepartmentNode[] {
  const tree = departmentTree(departments);
  const all = flattened(tree);
  const wanted = listOf(ids);
  const key = primaryKey === 'orgCode' ? 'orgCode' : 'id';
  const below = pid === '' ? tree : (all.find(({ id }) => id === pid)?.children ?? []);
  const level = wanted.size > 0 ? all.filter((node) => wanted.has(node[key])) : below;
  return level.map((node) => ({ ...node, children: [] }));
}

/** `queryIdTree`: ids, codes and names alone. */
function idNodes(nodes: readonly DepartmentNode[]): object[] {
  return nodes.map(({ id, orgCode, title, children }) => ({
    key: id,
    value: id,
    code: orgCode,
    title,
    children: idNodes(children),
  }));
}

/** Departments whose name holds the word, with all below them and without their parents. */
function matching(nodes: readonly DepartmentNode[], word: string): DepartmentNode[] {
  return nodes.flatMap((node) => (node.departName.includes(word) ? [node] : matching(node.children, word)));
}

/** The departments of one's own tenant: the whole tree, a level of it, by name, and one's own. */
export function departmentRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const departments = (request: FastifyRequest): Promise<Department[]> => {
    const { tenant } = request.actor;
    return context.db.withTenant(allRows(tenant), (session) => readDepartments(session, tenant));
  };
  const treeOf = async (request: FastifyRequest) => departmentTree(await departments(request));
  addRoute(app, 'departmentTree', { config }, async (request) => {
    const wanted = listOf((request.query as QueryParameters).ids);
    const tree = await treeOf(request);
    return ok(wanted.size === 0 ? tree : flattened(tree).filter(({ id }) => wanted.has(id)));
  });
  addRoute(app, 'departmentLevel', { config }, async (request) =>
    ok(oneLevel(await departments(request), request.query as QueryParameters)),
  );
  addRoute(app, 'departmentIds', { config }, async (request) => ok(idNodes(await treeOf(request))));
  addRoute(app, 'searchDepartments', { config }, async (request) => {
    const { keyWord = '', myDeptSearch } = request.query as QueryParameters;
    const tree = await treeOf(request);
    const within = myDeptSearch === '1' ? ownOf(tree, request.actor.orgCode) : tree;
    return ok(matching(within, keyWord.trim().slice(0, LONGEST)));
  });
  addRoute(app, 'ownDepartmentTree', { config }, async (request) => {
    const own = ownOf(await treeOf(request), request.actor.orgCode);
    return own.length > 0 ? ok(own) : ok([], '当前用户没有所属部门');
  });
}

/** The department of the session, with all below it. */
function ownOf(tree: readonly DepartmentNode[], orgCode: string | null): DepartmentNode[] {
  return flattened(tree).filter((node) => node.orgCode === orgCode);
}
