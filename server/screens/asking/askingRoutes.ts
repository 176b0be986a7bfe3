import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../engine/api/envelope.ts';
import type { RightsSubjects } from '../../../engine/api/rightsAsked.ts';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { type Grant, grantable, grantId, grantOf, grantTree } from '../../access/grantTree.ts';
import { menuOf } from '../../access/menuOverrides.ts';
import { textField } from '../../http/body.ts';
import type { Actor, Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { ForbiddenError, NotFoundError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { readDeclarations } from '../readFiles.ts';
import { effectOf } from './effect.ts';
import { holdersOf } from './holders.ts';
import { needsOf, needsToOpen, partsOfPage } from './needs.ts';
import { compareReach, reachOf } from './reach.ts';
import { type Role, readPeople, withRoles } from './readPeople.ts';
import { seersOf, titlesOf } from './whoSees.ts';
import { whyOf } from './why.ts';

/** Whoever may open it may ask who sees what in their tenant. */
const SCREEN = 'system/rights';
const LONGEST = 500_000;

/**
 * What roles come to: `/sys/rights/subjects` what can be asked about, `seers` who sees a page or a part of it and by
 * which grants, `why` why a part is as it is for whoever asks, `withoutRole` what somebody would lose with a role, `effect` what a change of a role's grants does.
 */
export function askingRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: { screen: SCREEN } };
  addRoute(app, 'rightsSubjects', { config }, async ({ actor }) => ok(await subjectsFor(context, actor)));
  addRoute(app, 'rightsSeers', { config }, async (request) => ok(await seersFor(context, request)));
  addRoute(app, 'rightsWithoutRole', { config }, async ({ actor, query }) => {
    const { user = '', role = '' } = query as Record<string, string>;
    const { people, roles } = await readPeople(context.db, actor.tenant);
    const person = people.find(({ id }) => id === user);
    if (person === undefined || !person.roles.includes(role)) throw new NotFoundError();
    const held = person.roles.flatMap((id) => roles.get(id) ?? []);
    const reach = (all: readonly Role[]) =>
      reachOf(context.compiled(), context.rights, withRoles(context, actor.tenant, all));
    return ok(compareReach(reach(held), reach(held.filter(({ id }) => id !== role))));
  });
  const reader = { access: { right: READ_SCREENS }, inPreview: true };
  addRoute(app, 'sourceHolders', { config: reader }, async ({ actor, body }) => {
    const screens = textField(body, 'screens', LONGEST).split(',');
    return ok(await holdersOf(context, actor, screens));
  });
  addRoute(app, 'why', { config: reader }, async (request) => ok(await whyFor(context, request)));
  addRoute(app, 'rightsEffect', { config: { access: 'session', inPreview: true } }, async ({ actor, body }) => {
    if (!context.rights.mayModel(actor, 'system/role', 'grant')) throw new ForbiddenError('system/role:grant');
    const ids = textField(body, 'permissionIds', LONGEST).split(',');
    const all = await readPeople(context.db, actor.tenant);
    const role = all.roles.get(textField(body, 'roleId', 36));
    if (role === undefined) throw new NotFoundError();
    // As saving has it: grants of what is not there at the moment stay.
    const isKnown = grantable(grantTree(context.compiled(), actor));
    const kept = role.rows.filter(
      ({ kind, code }) => code !== null && !isKnown(grantId({ kind: kind as Grant['kind'], code })),
    );
    const role_code = role.rows[0]?.role_code ?? '';
    const wanted = ids.filter(isKnown).flatMap((id) => grantOf(id) ?? []);
    const rows = [{ role_code, kind: null, code: null }, ...kept, ...wanted.map((grant) => ({ role_code, ...grant }))];
    const actorOf = (roles: readonly Role[]) => withRoles(context, actor.tenant, roles);
    const reach = (one: Actor) => reachOf(context.compiled(), context.rights, one);
    return ok(effectOf(all, { ...role, rows }, { actorOf, reachOf: reach }));
  });
}

async function subjectsFor(context: Context, { tenant }: Actor): Promise<RightsSubjects> {
  const { people, roles } = await readPeople(context.db, tenant);
  const plans = [...context.compiled().plans.values()].filter(
    (plan) => needsToOpen(context.compiled(), tenant, plan.id).ways.length > 0,
  );
  const named = (id: string) => ({ id, title: roles.get(id)?.name ?? '' });
  return {
    screens: plans.map((plan) => ({ id: plan.id, title: plan.title, parts: partsOfPage(plan) })),
    people: people.map(({ id, name, username, roles: own }) => ({ id, title: name, username, roles: own.map(named) })),
  };
}

/** Of a page by its id or its code on the wire. */
async function whyFor(context: Context, { actor, body }: FastifyRequest) {
  const compiled = context.compiled();
  const { kind, row } = isRecord(body) ? body : {};
  const [screen, code] = [textField(body, 'screen', 200), textField(body, 'code', 200)];
  const plan = compiled.plans.get(screen) ?? [...compiled.plans.values()].find((each) => each.code === screen);
  if (plan === undefined || (kind !== 'column' && kind !== 'action' && kind !== 'query')) throw new NotFoundError();
  const { roles } = await readPeople(context.db, actor.tenant);
  const own = [...roles.values()].filter(({ rows }) => actor.roles.includes(rows[0]?.role_code ?? ''));
  const files = await readDeclarations(context.settings.screensDir);
  const titleOf = titlesOf(compiled, grantTree(compiled, actor, await menuOf(context, actor.tenant)));
  const why = whyOf(plan, { kind, code }, isRecord(row) ? row : undefined, {
    compiled,
    files,
    actor,
    rights: context.rights,
    roles: own,
    titleOf,
  });
  if (why === undefined) throw new NotFoundError();
  return why;
}

async function seersFor(context: Context, { actor, query }: FastifyRequest) {
  const { screen = '', kind, code = '' } = query as Record<string, string>;
  const compiled = context.compiled();
  const plan = compiled.plans.get(screen);
  const needs = plan && needsAsked(context, actor, plan, { kind, code });
  if (plan === undefined || needs === undefined) throw new NotFoundError();
  const people = await readPeople(context.db, actor.tenant);
  const titleOf = titlesOf(compiled, grantTree(compiled, actor, await menuOf(context, actor.tenant)));
  const actorOf = (roles: readonly Role[]) => withRoles(context, actor.tenant, roles);
  return seersOf(people, needs, plan, { actorOf, titleOf });
}

function needsAsked(
  { compiled }: Context,
  { tenant }: Actor,
  plan: Plan,
  { kind, code }: { kind: string | undefined; code: string },
) {
  if (kind === 'column' || kind === 'action') return needsOf(compiled(), tenant, plan, { kind, code });
  return kind === undefined ? [needsToOpen(compiled(), tenant, plan.id)] : undefined;
}
