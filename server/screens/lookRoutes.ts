import type { FastifyInstance, FastifyRequest } from 'fastify';
import { READ_SCREENS } from '../../engine/permissions/general.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { findPreview, keptPreview, type PreviewedUser } from '../access/preview.ts';
import { createRights } from '../access/rights.ts';
import type { Sessions } from '../auth/sessions.ts';
import {
  SELECT_LOOK_ROLES,
  SELECT_LOOK_USERS,
  SELECT_OWN_TENANTS,
  SELECT_PREVIEWED_USER,
} from '../db/statements/sessions.ts';
import { administers } from '../http/Actor.ts';
import { textField } from '../http/body.ts';
import type { Actor, Context, Preview } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ForbiddenError, NotFoundError, ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { logSecurity } from '../http/securityLog.ts';
import { tokenHash } from '../http/sessionToken.ts';
import { planFor } from './planFor.ts';
import { readDeclarations } from './readFiles.ts';
import { draftsIn, withFiles } from './withFiles.ts';

const MOST_BYTES = 8 * 1024 * 1024;

interface Named {
  id: string;
  name: string;
}

/**
 * `/config/sources/look*`: a draft's page as a role, a user or in a tenant. Administrators alone look as others, and
 * nobody looks into a tenant that is not their own; what is answered is what those others would be answered.
 */
export function lookRoutes(app: FastifyInstance, context: Context, sessions: Sessions): void {
  const config = { access: { right: READ_SCREENS } };
  addRoute(app, 'lookChoices', { config }, async ({ query, actor }) =>
    ok(await choicesOf(context, actor, (query as QueryParameters).keyword ?? '')),
  );
  addRoute(app, 'startLook', { config }, async (request) => ok(await start(context, sessions, request)));
  addRoute(app, 'planForLook', { config, bodyLimit: MOST_BYTES }, async ({ body, actor }) => {
    const looking = await sessions.actor(tokenHash(textField(body, 'token', 100)));
    // Somebody else's is nobody's to look with.
    if (looking.preview === undefined || looking.userId !== actor.userId) throw new ForbiddenError('look');
    const files = withFiles(await readDeclarations(context.settings.screensDir), draftsIn(body));
    const compiled = await context.screens.compile(files);
    return ok(planAsSeen(compiled, looking, textField(body, 'id', 200)));
  });
}

/** By a part of their names; for whoever is no administrator their tenants alone. */
async function choicesOf({ db }: Context, { admin, tenant, userId }: Actor, keyword: string) {
  const part = keyword.slice(0, 100);
  const find = async (sql: string) => (admin ? (await db.query<Named>(sql, [tenant, part])).rows : []);
  const tenants = (await db.query<Named>(SELECT_OWN_TENANTS, [userId])).rows;
  return {
    roles: await find(SELECT_LOOK_ROLES),
    users: await find(SELECT_LOOK_USERS),
    tenants: tenants.filter(({ name }) => name.includes(part)),
  };
}

async function start(context: Context, sessions: Sessions, { actor, body, sessionHash, ip }: FastifyRequest) {
  const kind = textField(body, 'kind', 10);
  const id = textField(body, 'id', 36);
  const preview = await previewOf(context, actor, kind, id);
  const tenant = preview.kind === 'tenant' ? id : actor.tenant;
  const token = await sessions.look(sessionHash, tenant, keptPreview(preview));
  const detail = `${kind} ${id} ${preview.name}`;
  const who = { userId: actor.userId, tenant: actor.tenant, address: ip };
  await logSecurity(context, { kind: 'preview_started', ...who, detail });
  return { ...preview, token, tenantId: tenant, ...(await userOf(context, preview, tenant)) };
}

/** Who expressions on the page take for the reader. */
async function userOf({ db }: Context, { kind, id }: Preview, tenant: string) {
  if (kind !== 'user') return {};
  const [user] = (await db.query<PreviewedUser>(SELECT_PREVIEWED_USER, [id, tenant])).rows;
  return user && { user: { id, username: user.username, realname: user.name, orgCode: user.org_code ?? '' } };
}

async function previewOf({ db }: Context, actor: Actor, kind: string, id: string): Promise<Preview> {
  if (kind === 'tenant') {
    const { rows } = await db.query<Named>(SELECT_OWN_TENANTS, [actor.userId]);
    const own = rows.find((each) => each.id === id);
    if (!own) throw new NotFoundError();
    return { kind, ...own };
  }
  if (kind !== 'role' && kind !== 'user') throw new ParamError('kind');
  if (!administers(actor)) throw new ForbiddenError('look as another');
  const preview = await findPreview(db, actor.tenant, { kind, id });
  if (!preview) throw new NotFoundError();
  return preview;
}

/** `closed`: they may not open it; without a plan there is no such page. */
function planAsSeen(compiled: Compiled, actor: Actor, id: string) {
  const plan = compiled.plans.get(id);
  const rights = createRights(() => compiled);
  if (plan === undefined) return {};
  return rights.canOpen(actor, id) ? { plan: planFor(plan, actor, rights) } : { closed: true };
}
