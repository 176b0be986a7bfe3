import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPage } from '../../engine/queries/page.ts';
import { type Session, SqlStateError } from '../db/Database.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { BusinessError, NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute, type EndpointName } from '../http/route.ts';
import {
  addCategory,
  CATEGORIES,
  type Category,
  editCategory,
  findCategories,
  pageOfCategories,
  readCategories,
  removeCategories,
  TOP,
} from './categories.ts';
import { alike, conditionColumns, readItems } from './dictionaryRecords.ts';
import { alignedTexts, conditionOf, keysOf } from './dictionaryRoutes.ts';

const LONGEST_NAME = 100;
const UNIQUE = '23505';
/** Two who add at once below the same parent meet at the code; the later one takes the next. */
const ATTEMPTS = 3;

const CONDITION_COLUMNS: ReadonlyMap<string, string> = new Map(
  ['id', 'pid', 'code', 'name'].map((column) => [column, column]),
);

/** A node of the tree; `leaf` is true for one without children. */
interface CategoryNode {
  key: string;
  value: string;
  title: string;
  label: string;
  code: string;
  parentId: string;
  leaf: boolean;
  isLeaf: boolean;
  children: CategoryNode[] | null;
}

function nodeOf({ id, pid, name, code, hasChild }: Category, children: CategoryNode[] | null = null): CategoryNode {
  const leaf = hasChild !== '1';
  return { key: id, value: id, title: name, label: name, code, parentId: pid, leaf, isLeaf: leaf, children };
}

/** Nodes below a parent with all below them; every category comes once, so a circle ends. */
function wholeTree(categories: readonly Category[], pid: string): CategoryNode[] {
  const below = new Map<string, Category[]>();
  for (const category of categories) below.set(category.pid, [...(below.get(category.pid) ?? []), category]);
  const nodesUnder = (parent: string): CategoryNode[] => {
    const own = below.get(parent) ?? [];
    below.delete(parent);
    return own.map((category) => nodeOf(category, nodesUnder(category.id)));
  };
  return nodesUnder(pid);
}

/** Id of the parent a request means: `pid`, or the category of `pcode`; undefined when there is none. */
async function parentOf(session: Session, actor: Actor, { pid, pcode }: QueryParameters): Promise<string | undefined> {
  if (pid) return pid;
  if (!pcode || pcode === TOP) return TOP;
  return (await findCategories(session, actor, 'code', pcode))[0]?.id;
}

/** `/sys/category/*`: reading is for all, changing for administrators. */
export function categoryRoutes(app: FastifyInstance, context: Context): void {
  const get = (
    name: EndpointName,
    answer: (session: Session, actor: Actor, query: QueryParameters) => Promise<unknown>,
  ) =>
    addRoute(app, name, { config: { access: 'session' } }, async (request) => {
      const { actor } = request;
      const work = (session: Session) => answer(session, actor, request.query as QueryParameters);
      return ok(await context.db.withTenant(actor, work));
    });
  addLists(get);
  addTrees(get);
  get('category', async (session, actor, { field = '', val = '' }) => {
    if (field !== 'id' && field !== 'code') throw new ParamError('field');
    const [found, another] = await findCategories(session, actor, field, val);
    if (another) throw new BusinessError('根据条件查询到多条数据');
    if (!found) throw new NotFoundError();
    return found;
  });
  const names = async (session: Session, actor: Actor, { ids = '', delNotExist }: QueryParameters) => {
    const values = keysOf(ids);
    const items = await readItems(session, actor, CATEGORIES, { values, limit: values.length + 1 });
    return alignedTexts(new Map(items.map(({ value, text }) => [value, text])), values, delNotExist !== 'false');
  };
  // JeecgBoot ends the address with a slash.
  get('categoryTexts', names);
  get('categoryTextsUnslashed', names);
  get('categoryItems', async (session, actor, { code = '' }) => {
    const found = await readCategories(session, actor, { below: code === TOP ? '' : code });
    return found.map(({ id, name }) => ({ value: id, text: name, title: name, label: name }));
  });
  get('checkCategoryCode', async (session, actor, { pid = TOP, code = '' }) => {
    const [parent] = pid === TOP ? [] : await findCategories(session, actor, 'id', pid);
    const start = parent?.code ?? '';
    if (pid !== TOP && !parent) throw new NotFoundError();
    if (code === '' || !code.startsWith(start)) throw new BusinessError(`编码不符合规范,须以"${start}"开头!`);
    return null;
  });
  addChanges(app, context);
}

type Get = (
  name: EndpointName,
  answer: (session: Session, actor: Actor, query: QueryParameters) => Promise<unknown>,
) => void;

function addLists(get: Get): void {
  get('categories', async (session, actor, query) => {
    const asked = readPage(query);
    const { name, code, pid = TOP } = query;
    // Who searches means the whole tree.
    const found = await pageOfCategories(session, actor, name || code ? { name, code } : { pids: [pid] }, asked);
    return page(found.records, found.total, asked.current, asked.size);
  });
  get('categoriesBelow', (session, actor, { pid = TOP }) => readCategories(session, actor, { pids: [pid] }));
  get('categoriesBelowSeveral', async (session, actor, { parentIds = '' }) => {
    const records = await readCategories(session, actor, { pids: keysOf(parentIds) });
    return page(records, records.length, 1, records.length);
  });
}

function addTrees(get: Get): void {
  get('categoryRoot', async (session, actor, query) => {
    const parent = await parentOf(session, actor, { pcode: query.pcode ?? '' });
    if (parent === undefined) return [];
    if (query.async !== 'false') {
      return (await readCategories(session, actor, { pids: [parent] })).map((category) => nodeOf(category));
    }
    const below = query.pcode === TOP ? '' : (query.pcode ?? '');
    return wholeTree(await readCategories(session, actor, { below }), parent);
  });
  get('categoryChildren', async (session, actor, { pid = '' }) =>
    (await readCategories(session, actor, { pids: [pid] })).map((category) => nodeOf(category)),
  );
  get('categoryTree', async (session, actor, query) => {
    const condition = conditionColumns(conditionOf(query.condition), CONDITION_COLUMNS);
    if (condition === undefined) throw new ParamError('condition');
    const parent = await parentOf(session, actor, query);
    if (parent === undefined) return [];
    const found = await readCategories(session, actor, { pids: [parent], where: alike(condition) });
    return found.map((category) => nodeOf(category));
  });
}

function addChanges(app: FastifyInstance, context: Context): void {
  const config = { access: 'admin' } as const;
  const change = async <T>(request: FastifyRequest, work: (session: Session) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await context.db.withTenant(request.actor, work);
      } catch (error) {
        if (!(error instanceof SqlStateError && error.code === UNIQUE) || attempt === ATTEMPTS) throw error;
      }
    }
  };
  addRoute(app, 'addCategory', { config }, async (request) => {
    const { name, pid = TOP } = readCategory(request.body);
    return ok(
      await change(request, (session) => addCategory(context, request.actor, session, { name, pid })),
      '添加成功！',
    );
  });
  const edit = async (request: FastifyRequest) => {
    const { id, name, pid } = readCategory(request.body);
    if (id === undefined) throw new ParamError('id');
    await change(request, (session) =>
      editCategory(context, request.actor, session, { id, name, ...(pid === undefined ? {} : { pid }) }),
    );
    return ok(null, '修改成功！');
  };
  addRoute(app, ['editCategory', 'editCategoryByPost'], { config }, edit);
  const remove = async (request: FastifyRequest) => {
    const { id = '', ids = id } = request.query as QueryParameters;
    const keys = keysOf(ids);
    if (keys.length === 0) throw new ParamError('ids');
    return ok(await change(request, (session) => removeCategories(session, request.actor, keys)), '删除成功！');
  };
  addRoute(app, 'removeCategory', { config }, remove);
  addRoute(app, 'removeCategories', { config }, remove);
}

function readCategory(body: unknown): { id?: string; name: string; pid?: string } {
  if (typeof body !== 'object' || body === null) throw new ParamError('body is no object');
  const { id, name, pid } = body as Record<string, unknown>;
  if (typeof name !== 'string' || name.trim() === '') throw new BusinessError('请输入分类名称');
  if ([...name].length > LONGEST_NAME) throw new BusinessError(`分类名称不能超过${LONGEST_NAME}个字符`);
  for (const given of [id, pid])
    if (given !== undefined && given !== null && typeof given !== 'string') throw new ParamError('id');
  return {
    name: name.trim(),
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof pid === 'string' && pid !== '' ? { pid } : {}),
  };
}
