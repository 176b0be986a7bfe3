import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Plan } from '../../engine/plan/Plan.ts';
import type { Sessions } from '../auth/sessions.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../config/builtIn.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { entriesFor, planFor } from './planFor.ts';
import type { Streams } from './streams.ts';

const FOREVER = 'private, max-age=31536000, immutable';
const FOREVER_SHARED = 'public, max-age=31536000, immutable';

function planOf(context: Context, request: FastifyRequest): Plan {
  const { '*': rest = '', id = rest } = request.params as { '*'?: string; id?: string };
  const plan = context.compiled().plans.get(id);
  // To all but administrators an unknown screen answers like a closed one: which others there are stays hidden.
  if (!plan && request.actor.admin) throw new NotFoundError();
  if (!plan || !context.rights.canOpen(request.actor, id)) throw new ForbiddenError(`screen ${id}`);
  return planFor(plan, request.actor, context.rights);
}

function sendPlan(context: Context, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const plan = planOf(context, request);
  const { h } = request.query as { h?: string };
  const etag = `"${plan.hash}"`;
  reply.header('etag', etag).header('vary', 'X-Access-Token');
  reply.header('cache-control', h === plan.hash ? FOREVER : 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.send(ok(plan));
}

/** How to sign in to a demonstration; an administrator with a password of their own is left out. */
function demoHint(adminPassword: string | undefined): string {
  return `演示账号 ${adminPassword ? '' : 'admin、'}${DEMO_PEOPLE}\n密码 ${DEMO_PASSWORD}`;
}

/** The ways to sign in beside account and password; what the browser needs to offer them and nothing more. */
function signInWays({ settings }: Context): Record<string, unknown> {
  const { oidc = [], casUrl, publicUrl } = settings;
  const service = `${publicUrl}/user/login`;
  return {
    slider: settings.slider === true,
    register: settings.registerRole !== undefined,
    thirdLogins: oidc.map(({ id, title }) => ({ id, title })),
    casLogin: casUrl === undefined ? undefined : `${casUrl}/login?${new URLSearchParams({ service })}`,
  };
}

function appSettings(context: Context): Record<string, unknown> {
  const { app } = context.compiled();
  const { captcha, demo, adminPassword, signSecret } = context.settings;
  return {
    title: app.title,
    shortTitle: app.shortTitle,
    home: app.home,
    primaryColor: app.theme?.primaryColor,
    timeZone: app.timeZone,
    openRoutes: app.openRoutes,
    captcha: context.settings.slider !== true && (captcha || app.captcha === true),
    ...signInWays(context),
    demoHint: demo ? demoHint(adminPassword) : undefined,
    // The front end signs with it, so every browser knows it: it keeps honest clients honest and grants nothing.
    signature: signSecret && app.signature ? { paths: app.signature.paths, secret: signSecret } : undefined,
  };
}

/** `/config/*`: what the front end builds itself from. */
export function configRoutes(app: FastifyInstance, context: Context, sessions: Sessions, streams: Streams): void {
  addRoute(app, 'settings', { config: { access: 'open' } }, () => ok(appSettings(context)));
  addRoute(app, 'manifest', { config: { access: 'session' } }, (request) => {
    const screens = entriesFor(context.compiled().plans.values(), request.actor, context.rights);
    const problems = request.actor.admin ? context.screens.problems() : undefined;
    return ok({ hash: context.screens.hash(), screens, complete: request.actor.admin, problems });
  });
  addRoute(app, ['plan', 'planBySlashes'], { config: { access: 'session' } }, (request, reply) =>
    sendPlan(context, request, reply),
  );
  // A HEAD would open a stream that is never read.
  addRoute(app, 'events', { config: { access: 'session' }, exposeHeadRoute: false }, (request, reply) => {
    const { sessionHash, actor } = request;
    streams.open(reply, { sessionHash, actor, alive: () => sessions.actor(sessionHash) });
  });
  // A browser imports modules without the session's header: the name follows from the content, and only a plan tells it.
  addRoute(app, 'validators', { config: { access: 'open' } }, (request, reply) => {
    const { module } = request.params as { module: string };
    const code = context.compiled().validators.get(module);
    if (code === undefined) throw new NotFoundError();
    reply.header('cache-control', FOREVER_SHARED).type('text/javascript; charset=utf-8');
    return reply.send(code);
  });
}
