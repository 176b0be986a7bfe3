import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import { VIEW_KINDS, type ViewScope } from '../../../engine/lists/views.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import { addView, editView, MOST_VIEWS, type NewView, orderViews, removeView, type ViewChange } from './changeViews.ts';
import { screenViews } from './storedViews.ts';
import { listsOfScreen } from './viewedLists.ts';

const BYTES = 64 * 1024;
const LONGEST_TITLE = 50;
const ID = /^[\w-]{1,36}$/;

/** `/sys/view/*`: views of lists under a name. Whoever asks must be able to open the list. */
export function viewRoutes(app: FastifyInstance, context: Context): void {
  const options = { config: { access: 'session' }, bodyLimit: BYTES } as const;
  addRoute(app, 'listViews', { config: { access: 'session' } }, async (request) => {
    const { screen = '' } = request.query as QueryParameters;
    const { actor } = request;
    const lists = listsOfScreen(context, actor, screen);
    return ok(await context.db.withTenant(actor, (session) => screenViews(session, actor, lists)));
  });
  addRoute(app, 'addView', options, async (request) =>
    ok(await addView(context, request.actor, newViewIn(request.body)), '保存成功！'),
  );
  addRoute(app, 'editView', options, async (request) =>
    ok(await editView(context, request.actor, changeIn(request.body)), '保存成功！'),
  );
  addRoute(app, 'removeView', { config: { access: 'session' } }, async (request) => {
    const { id = '' } = request.query as QueryParameters;
    if (!ID.test(id)) throw new ParamError('id');
    await removeView(context, request.actor, id);
    return ok(null, '删除成功!');
  });
  addRoute(app, 'orderViews', options, async (request) => {
    const { list, ids } = orderIn(request.body);
    await orderViews(context, request.actor, list, ids);
    return ok(null, '保存成功！');
  });
}

function newViewIn(body: unknown): NewView {
  const { isDefault, definition } = recordOf(body);
  const role = textField(body, 'role', 100);
  return {
    list: textField(body, 'list', 200),
    kind: oneOf(textField(body, 'kind', 10) || 'view', VIEW_KINDS),
    title: titleIn(body),
    scope: oneOf<ViewScope>(textField(body, 'scope', 10) || 'mine', ['mine', 'role', 'all']),
    ...(role ? { role } : {}),
    isDefault: isDefault === true,
    definition,
  };
}

function changeIn(body: unknown): ViewChange {
  const { id, version, title, isDefault, definition } = recordOf(body);
  if (typeof id !== 'string' || !ID.test(id)) throw new ParamError('id');
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > 1e9)
    throw new ParamError('version');
  return {
    id,
    version,
    ...(title === undefined ? {} : { title: titleIn(body) }),
    ...(typeof isDefault === 'boolean' ? { isDefault } : {}),
    ...(isRecord(definition) ? { definition } : {}),
  };
}

function orderIn(body: unknown): { list: string; ids: string[] } {
  const { ids } = recordOf(body);
  const most = 3 * MOST_VIEWS;
  const fitting = Array.isArray(ids) && ids.length <= most && ids.every((id) => typeof id === 'string' && ID.test(id));
  if (!fitting || new Set(ids).size !== ids.length) throw new ParamError('ids');
  return { list: textField(body, 'list', 200), ids };
}

function titleIn(body: unknown): string {
  const title = textField(body, 'title', LONGEST_TITLE);
  if (title === '') throw new ParamError('title');
  return title;
}

function recordOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new ParamError('body');
  return body;
}

function oneOf<T extends string>(text: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === text);
  if (found === undefined) throw new ParamError(text);
  return found;
}
