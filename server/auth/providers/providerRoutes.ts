import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../../engine/api/familyEndpoints.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { INSERT_IDENTITY, SELECT_USER_BY_EMAIL, SELECT_USER_BY_IDENTITY } from '../../db/statements/signIn.ts';
import { textField } from '../../http/body.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { loginLimit } from '../login.ts';
import { type SignInParts, signedIn, type User } from '../signedIn.ts';
import type { Tickets } from '../tickets.ts';
import { createProvider, type Identity, type Provider } from './provider.ts';

export interface ProviderParts extends SignInParts {
  tickets: Tickets;
}

/** An identity on its way from the provider to an account. */
interface Arrival extends Identity {
  source: string;
}

const FLOW_LIFE = 10 * 60_000;
const ARRIVAL_LIFE = 2 * 60_000;
const COOKIE = 'weft_third';
/** Where cookies of a sign-in go. */
const FOLDER = ENDPOINTS.thirdBind.path.replace(/\/\w+$/, '');
const LOGIN_PAGE = '/user/login';
const EXPIRED = '第三方登录已超时，请重新登录';
const REDIRECT = /^\/(?![/\\])[\x21-\x7e]{0,1000}$/;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** Only the browser that set out may arrive: a link sent to another browser signs in and binds nothing. */
function isSameBrowser(request: FastifyRequest, browser: string | undefined): boolean {
  const [sent, wanted] = [Buffer.from(digest(cookieOf(request) ?? '')), Buffer.from(browser ?? '')];
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

function identityOf(payload: Record<string, string>): Arrival {
  const { source = '', subject = '', email } = payload;
  return { source, subject, email: email || undefined };
}

function callbackOf({ context }: ProviderParts, source: string): string {
  return (context.settings.publicUrl ?? '') + pathTo(FAMILY_ENDPOINTS.thirdCallback, { source });
}

function loginPage(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== '');
  return `${LOGIN_PAGE}?${new URLSearchParams(given)}`;
}

type Source = (request: FastifyRequest) => { source: string; provider: Provider };

function createSources({ context }: ProviderParts): Source {
  const providers = new Map((context.settings.oidc ?? []).map((each) => [each.id, createProvider(each)]));
  return (request) => {
    const { source = '' } = request.params as { source?: string };
    const provider = providers.get(source);
    if (!provider) throw new NotFoundError();
    return { source, provider };
  };
}

async function setOut(parts: ProviderParts, sourceOf: Source, request: FastifyRequest, reply: FastifyReply) {
  const { source, provider } = sourceOf(request);
  const { redirect: asked = '' } = request.query as { redirect?: string };
  const redirect = REDIRECT.test(asked) ? asked : '';
  try {
    const { address, flow } = await provider.start(callbackOf(parts, source));
    const browser = randomBytes(32).toString('base64url');
    const ticket = await parts.tickets.issue(
      'oidc',
      { ...flow, source, redirect, browser: digest(browser) },
      FLOW_LIFE,
    );
    const secure = parts.context.settings.publicUrl?.startsWith('https:') ? '; Secure' : '';
    const rest = `Path=${FOLDER}; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', [
      `${COOKIE}=${browser}; Max-Age=900; ${rest}`,
      `${COOKIE}_flow=${ticket}; Max-Age=600; ${rest}`,
    ]);
    return reply.redirect(address.href);
  } catch (error) {
    parts.context.log.warn({ err: error, source }, 'sign-in provider does not answer');
    return reply.redirect(loginPage({ thirdFailure: '1', redirect }));
  }
}

function flowTicket(request: FastifyRequest): string {
  return new RegExp(`(?:^|;\\s*)${COOKIE}_flow=([\\w-]{20,64})`).exec(request.headers.cookie ?? '')?.[1] ?? '';
}

async function arrive(parts: ProviderParts, sourceOf: Source, request: FastifyRequest, reply: FastifyReply) {
  const { source, provider } = sourceOf(request);
  const kept = await parts.tickets.take('oidc', flowTicket(request));
  if (kept?.source !== source || !isSameBrowser(request, kept.browser)) {
    return reply.redirect(loginPage({ thirdFailure: '1' }));
  }
  const { state = '', nonce = '', verifier = '', redirect = '', browser = '' } = kept;
  try {
    const callback = new URL(callbackOf(parts, source));
    callback.search = request.url.split('?')[1] ?? '';
    const { subject, email = '' } = await provider.finish(callback, { state, nonce, verifier });
    const thirdToken = await parts.tickets.issue('identity', { source, subject, email, browser }, ARRIVAL_LIFE);
    return reply.redirect(loginPage({ thirdToken, thirdType: source, redirect }));
  } catch (error) {
    parts.context.log.warn({ err: error, source }, 'sign-in at a provider failed');
    return reply.redirect(loginPage({ thirdFailure: '1', redirect }));
  }
}

/** False when the identity belongs to an account already. */
async function bind({ context }: ProviderParts, { source, subject }: Arrival, userId: string): Promise<boolean> {
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  return (await context.db.query(INSERT_IDENTITY, [source, subject, userId, now])).affected > 0;
}

/** The bound account; or the one whose owner has shown to us, too, that the verified address is theirs; bound from now on. */
async function accountOf(parts: ProviderParts, arrival: Arrival): Promise<User | undefined> {
  const { db } = parts.context;
  const bound = (await db.query<User>(SELECT_USER_BY_IDENTITY, [arrival.source, arrival.subject])).rows[0];
  if (bound || arrival.email === undefined) return bound;
  const user = (await db.query<User>(SELECT_USER_BY_EMAIL, [arrival.email])).rows[0];
  if (!user) return undefined;
  return (await bind(parts, arrival, user.id)) ? user : undefined;
}

async function enter(parts: ProviderParts, request: FastifyRequest): Promise<unknown> {
  const { token = '', type = '' } = request.params as { token?: string; type?: string };
  const kept = await parts.tickets.take('identity', token);
  if (kept?.source !== type || !isSameBrowser(request, kept.browser)) throw new BusinessError(EXPIRED);
  const user = await accountOf(parts, identityOf(kept));
  if (user) return signedIn(parts, request, { user, way: type });
  const bindToken = await parts.tickets.issue('bind', kept, FLOW_LIFE);
  throw new BusinessError('该第三方账号尚未绑定，请先用账号密码登录，登录后自动绑定', { bindToken });
}

async function bindOwn(parts: ProviderParts, request: FastifyRequest): Promise<unknown> {
  const kept = await parts.tickets.take('bind', textField(request.body, 'token', 64));
  if (!kept || !isSameBrowser(request, kept.browser)) throw new BusinessError(EXPIRED);
  const { userId, tenant } = request.actor;
  const arrival = identityOf(kept);
  if (!(await bind(parts, arrival, userId))) throw new BusinessError('该第三方账号已绑定其他账号');
  const entry = { kind: 'bound', userId, tenant, detail: arrival.source, address: request.ip } as const;
  await logSecurity(parts.context, entry);
  return ok(null, '绑定成功');
}

/**
 * `/sys/thirdLogin/render/{source}` sends the browser to a provider, `/{source}/callback` takes it back,
 * `/getLoginUser/{token}/{source}` answers as a login does, `/bind` `{token}` ties the identity to the signed-in user.
 */
export function providerRoutes(app: FastifyInstance, parts: ProviderParts): void {
  const config = { access: 'open', writes: true, rateLimit: loginLimit(parts.context.settings) } as const;
  const sourceOf = createSources(parts);
  addRoute(app, 'thirdRender', { config }, (request, reply) => setOut(parts, sourceOf, request, reply));
  addRoute(app, 'thirdCallback', { config }, (request, reply) => arrive(parts, sourceOf, request, reply));
  addRoute(app, 'thirdSignIn', { config }, (request) => enter(parts, request));
  addRoute(app, 'thirdBind', { config: { access: 'session' } }, (request) => bindOwn(parts, request));
}
