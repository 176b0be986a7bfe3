import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readCondition, type TreeCondition } from '../../engine/lists/tree.ts';
import { MOST_ITEMS } from '../../engine/session/session.ts';
import type { Limit, Throttle } from '../auth/throttle.ts';
import type { Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { BusinessError, ParamError, TooManyError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute, type EndpointName } from '../http/route.ts';
import type { Dictionaries, SearchQuery } from './dictionaries.ts';
import type { TreeRecord } from './dictionaryRecords.ts';

const LONGEST_KEYWORD = 200;
/** Each makes every process read its dictionaries again. */
const REFRESHES: Limit = { name: 'refreshed dictionaries', limit: 10, window: 60_000 };

function codeOf(request: FastifyRequest): string {
  const { code = '' } = request.params as { code?: string };
  if (code.trim() === '') throw new BusinessError('字典Code不能为空!');
  return code;
}

function wholeNumber(text: string | undefined, otherwise: number, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : otherwise;
}

function searchOf({ keyword = '', pageNo, pageSize }: QueryParameters): SearchQuery {
  return {
    keyword: keyword.trim().slice(0, LONGEST_KEYWORD * (keyword.includes(',') ? 40 : 1)),
    pageNo: wholeNumber(pageNo, 1, 100_000),
    pageSize: wholeNumber(pageSize, 10, MOST_ITEMS),
  };
}

/** Keys of a request, at most as many as one answer may hold. Throws ParamError. */
export function keysOf(text: string): string[] {
  const keys = text.replace(/,\s*$/, '').split(',');
  if (keys.length > MOST_ITEMS) throw new ParamError('too many keys');
  return text === '' ? [] : keys;
}

/** Texts aligned with the keys; missing ones are dropped, or echoed when they are to be kept. */
export function alignedTexts(texts: ReadonlyMap<string, string>, keys: readonly string[], dropMissing: boolean) {
  return keys.flatMap((key) => texts.get(key) ?? (dropMissing ? [] : key));
}

/** The condition of a tree; nothing where none was sent. Throws ParamError for what is no JSON object of texts. */
export function conditionOf(text: string | undefined): TreeCondition {
  if (text === undefined || text === '') return {};
  const condition = readCondition(text);
  if (condition === undefined) throw new ParamError('condition');
  return condition;
}

/** A node of a dictionary's tree; `leaf` is 1 for one without children, or the column's own mark. */
function treeNode({ value, text, parent, hasChild, mark }: TreeRecord, convert: boolean) {
  const label = text ?? value;
  const leaf = convert ? (hasChild ? 0 : 1) : (mark ?? (hasChild ? 1 : 0));
  const names = { key: value, value, code: value, title: label, label, text: label };
  return { ...names, parentId: parent, leaf, isLeaf: !hasChild, children: null };
}

/** Who may press 刷新缓存 on their list has all processes read anew. */
const RECORDS = 'system/dictionary';

/** `/sys/dict/*`. `announce` tells the other processes to forget what they cached. */
export function dictionaryRoutes(
  app: FastifyInstance,
  { rights }: Pick<Context, 'rights'>,
  dictionaries: Dictionaries,
  throttle: Throttle,
  announce: () => Promise<void>,
): void {
  const config = { access: 'session' } as const;
  const get = (name: EndpointName, answer: (request: FastifyRequest) => Promise<unknown>) =>
    addRoute(app, name, { config }, async (request) => ok(await answer(request)));
  get('dictionary', (request) => dictionaries.items(request.actor, codeOf(request)));
  get('dictionaryText', async (request) => {
    const { key = '' } = request.params as { key?: string };
    return (await dictionaries.texts(request.actor, codeOf(request), [key])).get(key) ?? key;
  });
  get('searchDictionary', (request) =>
    dictionaries.search(request.actor, codeOf(request), searchOf(request.query as QueryParameters)),
  );
  get('searchDictionaryByValue', (request) =>
    dictionaries.search(request.actor, codeOf(request), {
      ...searchOf(request.query as QueryParameters),
      byValue: true,
    }),
  );
  get('dictionaryTexts', async (request) => {
    const code = codeOf(request);
    const { key = '', delNotExist } = request.query as QueryParameters;
    if (code.split(',').length > 3) throw new ParamError('three parts');
    const keys = keysOf(key);
    return alignedTexts(await dictionaries.texts(request.actor, code, keys), keys, delNotExist !== 'false');
  });
  get('dictionaryTree', (request) => treeOf(dictionaries, request));
  get('dictionaryTable', async (request) => {
    const { table = '', text = '', code = '', ...query } = request.query as QueryParameters;
    const search = searchOf(query);
    const name = [table, text, code].join(',');
    const [records, total] = [
      await dictionaries.search(request.actor, name, search),
      await dictionaries.count(request.actor, name, search.keyword),
    ];
    return page(records, total, search.pageNo, search.pageSize);
  });
  addRoute(app, 'allDictionaries', { config }, async (request) => ok(await dictionaries.all(request.actor.tenant)));
  addRoute(app, 'refreshDictionaries', { config, exposeHeadRoute: false }, async ({ actor }) => {
    if (!(await throttle.allows(REFRESHES, actor.userId))) throw new TooManyError();
    // The server's own copies follow every change; what others want anew is their browser's, which reads it next.
    if (actor.admin || rights.mayPress(actor, RECORDS, 'refresh')) {
      dictionaries.clear();
      await announce();
    }
    return ok(null, '刷新缓存完成！');
  });
}

async function treeOf(dictionaries: Dictionaries, request: FastifyRequest) {
  const {
    tableName = '',
    text = '',
    code = '',
    pidField = '',
    hasChildField = '',
    ...query
  } = request.query as QueryParameters;
  const condition = conditionOf(query.condition);
  const names = { tableName, text, code, pidField, hasChildField };
  const records = await dictionaries.children(request.actor, names, query.pid ?? '', condition);
  return records.map((record) => treeNode(record, query.converIsLeafVal !== '0'));
}
