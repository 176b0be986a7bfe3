import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Row } from '../db/Database.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import { builder, run } from '../db/sql.ts';
import type { Actor, Context } from '../http/Context.ts';
import { Refusal } from '../http/errors.ts';
import { operationAt, parametersOf, sentenceOf } from './operationWords.ts';

/** How long an entry waits for others, to be written with them. */
const WAIT = 1000;
/** More than this many are not kept while the database is away. */
const MOST = 5000;
const AT_ONCE = 500;

type Table = 'sys_log_operation' | 'sys_log_exception';

/**
 * Remembers what people did and what went wrong, when it has been answered: no request waits for it or fails with it.
 * Entries are written together, and the last of them when the server closes. Call before any route is added.
 */
export function addRequestLog(app: FastifyInstance, context: Context): void {
  const errors = new WeakMap<FastifyRequest, unknown>();
  const waiting: { table: Table; row: Row }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const keep = (table: Table, row: Row): void => {
    if (waiting.length < MOST) waiting.push({ table, row });
    timer ??= setTimeout(flush, WAIT).unref();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(() => writeAll(context, waiting.splice(0)));
    return writing;
  };
  app.addHook('onError', async (request, _reply, error) => {
    errors.set(request, error);
  });
  app.addHook('onResponse', async (request, reply) => {
    const error = errors.get(request);
    if (error !== undefined && !(error instanceof Refusal) && isBug(error))
      keep('sys_log_exception', exceptionRow(context, request, reply, error));
    const row = operationRow(context, request, reply, error);
    if (row) keep('sys_log_operation', row);
  });
  app.addHook('onClose', flush);
}

async function writeAll(context: Context, entries: { table: Table; row: Row }[]): Promise<void> {
  for (const table of ['sys_log_operation', 'sys_log_exception'] as const) {
    const rows = entries.filter((entry) => entry.table === table).map(({ row }) => row);
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      const part = rows.slice(at, at + AT_ONCE);
      try {
        await run(context.db, builder.insertInto(table).values(part));
      } catch (error) {
        context.log.error({ err: error, table, entries: part.length }, 'log not written');
      }
    }
  }
}

/** What the framework refuses is the caller's mistake and carries a status of its own. */
function isBug(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return !(status >= 400 && status < 500);
}

function operationRow(context: Context, request: FastifyRequest, reply: FastifyReply, error: unknown): Row | undefined {
  const operation = operationAt(request.method, request.routeOptions.url);
  const actor = operation && actorOf(request);
  if (!operation || !actor) return undefined;
  return {
    ...sharedRow(context, request, reply, actor),
    log_content: sentenceOf(operation, request, context.compiled()).slice(0, 500),
    operate_type: operation.type,
    result: error === undefined && reply.statusCode < 400 ? '1' : '0',
    message: error instanceof Refusal ? error.message.slice(0, 500) : null,
    request_param: parametersOf(request),
  };
}

function exceptionRow(context: Context, request: FastifyRequest, reply: FastifyReply, error: unknown): Row {
  const thrown = error instanceof Error ? error : new Error(String(error));
  return {
    ...sharedRow(context, request, reply, actorOf(request)),
    log_content: `${thrown.name}: ${thrown.message}`.slice(0, 500),
    detail: (thrown.stack ?? '').slice(0, 8000),
  };
}

function sharedRow(context: Context, request: FastifyRequest, reply: FastifyReply, actor: Actor | undefined): Row {
  const [path = ''] = request.url.split('?', 1);
  return {
    id: context.newId(),
    tenant_id: actor?.tenant ?? HOME_TENANT,
    username: actor?.username ?? null,
    realname: actor?.realname ?? null,
    request_type: request.method,
    request_url: path.slice(0, 500),
    cost_time: Math.round(reply.elapsedTime),
    ip: request.ip,
    agent: request.headers['user-agent']?.slice(0, 500) ?? null,
    request_id: request.id,
    create_by: actor?.username ?? null,
    create_time: formatDateTime(context.clock(), context.compiled().app.timeZone),
    sys_org_code: actor?.orgCode ?? null,
  };
}

/** Who called; undefined where nobody had to be signed in. */
function actorOf(request: FastifyRequest): Actor | undefined {
  try {
    return request.actor;
  } catch {
    return undefined;
  }
}
