import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ok } from '../plugins/envelope.ts';
import { BusinessError } from '../plugins/errors.ts';
import type { Dictionaries, DictModel } from './dictionaries.ts';

const MAX_PAGE = 1000;

function codeOf(request: FastifyRequest): string {
  const { code = '' } = request.params as { code?: string };
  if (code.trim() === '') throw new BusinessError('字典Code不能为空!');
  return code;
}

function pageSizeOf(text: string | undefined): number {
  const size = Number(text);
  return Number.isInteger(size) && size > 0 ? Math.min(size, MAX_PAGE) : 10;
}

/** A keyword with a comma asks for those values or texts, any other for a part of either. */
export function searchItems(items: readonly DictModel[], keyword: string): DictModel[] {
  if (keyword === '') return [...items];
  if (keyword.includes(',')) {
    const wanted = new Set(keyword.split(','));
    return items.filter((item) => wanted.has(item.value) || wanted.has(item.text));
  }
  const part = keyword.toLowerCase();
  return items.filter((item) => item.text.toLowerCase().includes(part) || item.value.toLowerCase().includes(part));
}

/** Texts aligned with the keys; missing ones are dropped, or echoed when they are to be kept. */
export function textsOf(items: readonly DictModel[], keys: string, dropMissing: boolean): string[] {
  const texts = new Map(items.map((item) => [item.value, item.text]));
  return keys.split(',').flatMap((key) => texts.get(key) ?? (dropMissing ? [] : key));
}

/** `/sys/dict/*`. `announce` tells the other processes to forget what they cached. */
export function dictionaryRoutes(
  app: FastifyInstance,
  dictionaries: Dictionaries,
  announce: () => Promise<void>,
): void {
  const config = { access: 'session' } as const;
  const itemsOf = (request: FastifyRequest): Promise<DictModel[]> =>
    dictionaries.items(request.actor.tenant, codeOf(request));
  app.get('/sys/dict/getDictItems/:code', { config }, async (request) => ok(await itemsOf(request)));
  app.get('/sys/dict/queryAllDictItems', { config }, async (request) =>
    ok(await dictionaries.all(request.actor.tenant)),
  );
  app.get('/sys/dict/refleshCache', { config }, async () => {
    dictionaries.clear();
    await announce();
    return ok(null, '刷新缓存完成！');
  });
  app.get('/sys/dict/loadDict/:code', { config }, async (request) => {
    const { keyword = '', pageSize } = request.query as { keyword?: string; pageSize?: string };
    const items = await itemsOf(request);
    return ok(searchItems(items, keyword).slice(0, pageSizeOf(pageSize)));
  });
  app.get('/sys/dict/loadDictItem/:code', { config }, async (request) => {
    const { key = '', delNotExist } = request.query as { key?: string; delNotExist?: string };
    const items = await itemsOf(request);
    return ok(key === '' ? [] : textsOf(items, key, delNotExist !== 'false'));
  });
}
