import type { FastifyInstance } from 'fastify';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { readPage } from '../../engine/queries/page.ts';
import type { Context } from '../http/Context.ts';
import { ok, page } from '../http/envelope.ts';
import { BusinessError, NotFoundError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';

/** What one dictionary reads of a table. */
export interface WhiteListed {
  /** The dictionary's code. */
  id: string;
  tableName: string;
  /** Columns, comma-joined. */
  fieldName: string;
  status: '1';
  dictCode: string;
  title: string;
  address: string;
  file: string;
}

/** Every table that a declared dictionary reads, with the columns and the file; no other table is read by one. */
export function whiteListOf({ dictionaries, catalog }: Pick<Compiled, 'dictionaries' | 'catalog'>): WhiteListed[] {
  const files = new Map(catalog().map(({ kind, id, file }) => [`${kind} ${id}`, file]));
  return [...dictionaries.values()].flatMap(({ code, title, source }): WhiteListed[] => {
    if (!source) return [];
    const { table, text, code: value, color, where, tree, address } = source;
    const columns = [text, value, color, ...where.map(({ column }) => column), tree?.parent, tree?.hasChild];
    const fieldName = [...new Set(columns.filter((column) => column !== undefined))].join();
    const file = files.get(`dictionary ${code}`) ?? '';
    return [{ id: code, tableName: table, fieldName, status: '1', dictCode: code, title, address, file }];
  });
}

/** `/sys/tableWhiteList/*`: read from the declarations, and changed there. */
export function whiteListRoutes(app: FastifyInstance, { compiled }: Pick<Context, 'compiled'>): void {
  const config = { access: { screen: 'system/table-white-list' } } as const;
  addRoute(app, 'whiteList', { config }, async (request) => {
    const query = request.query as QueryParameters;
    const { tableName = '', fieldName = '' } = query;
    const { current, size, limit, offset } = readPage(query);
    const has = (value: string, part: string) => value.includes(part.replaceAll('*', '').trim().toLowerCase());
    const found = whiteListOf(compiled()).filter(
      (each) => has(each.tableName, tableName) && has(each.fieldName, fieldName),
    );
    return ok(page(found.slice(offset, offset + limit), found.length, current, size));
  });
  addRoute(app, 'whiteListed', { config }, async (request) => {
    const { id } = request.query as QueryParameters;
    const found = whiteListOf(compiled()).find((each) => each.id === id);
    if (!found) throw new NotFoundError();
    return ok(found);
  });
  addRoute(
    app,
    [
      ...(['addWhiteListed', 'editWhiteListed', 'editWhiteListedByPost'] as const),
      ...(['removeWhiteListed', 'removeWhiteListedSeveral'] as const),
    ],
    { config },
    () => {
      throw new BusinessError(
        '表白名单由声明决定，不能在线修改：请在 screens/dictionaries/ 的字典里写 "source"，或删去它；没有声明的表一律不能读',
      );
    },
  );
}
