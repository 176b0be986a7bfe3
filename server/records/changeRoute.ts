import type { FastifyInstance, FastifyRequest } from 'fastify';
import { standsOn } from '../../engine/lists/actions.ts';
import type { PlanAction } from '../../engine/plan/Plan.ts';
import { holdsRecords, subListsOf } from '../../engine/plan/parts.ts';
import { formatDateTime } from '../db/formatDateTime.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { BusinessError, ForbiddenError, ParamError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { modelByCode, planByCode } from '../http/wireCodes.ts';
import type { Records } from './Records.ts';
import { editRecord } from './write/changeRecords.ts';
import { namedRecord } from './write/drafts.ts';
import { valuesFor } from './write/ownDefaults.ts';

/**
 * PUT `/online/cgform/api/change/{code}/{screen}/{action}` with `{id, version}`: what the row action declares (`set`),
 * by its own permission. Nothing else of the body is read. Answers the record as it is then.
 */
export function changeRoute(
  app: FastifyInstance,
  recordsOf: (request: FastifyRequest) => Promise<Records>,
  context: Context,
): void {
  addRoute(app, 'changeRecord', { config: { access: { model: 'read' } } }, async (request) => {
    const places = request.params as Readonly<Record<'code' | 'screen' | 'action', string>>;
    const action = declaredAction(context, request.actor, places);
    const { id, version } = namedRecord(request.body);
    const records = await recordsOf(request);
    const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
    const row = await editRecord(
      records,
      { id, version },
      {
        set: valuesFor(action.set ?? {}, records.shape.model, request.actor, now),
        allow: (current) => {
          if (!standsOn(action, current)) throw new BusinessError(`这一行现在不能${action.title}，请刷新后再看`);
        },
      },
    );
    void records.ports.announceSave(records, request, { edited: [id] });
    return ok(row, `${action.title}成功！`);
  });
}

/** The action of a screen that the actor may open, over this model. Throws ForbiddenError, ParamError. */
function declaredAction(
  { compiled, rights }: Context,
  actor: Actor,
  { code, screen, action: name }: Readonly<Record<'code' | 'screen' | 'action', string>>,
): PlanAction {
  const plan = planByCode(compiled(), screen);
  const model = modelByCode(compiled(), code);
  const why = `${screen}:${name}`;
  const lists = plan ? [plan, ...subListsOf(plan)].filter(holdsRecords) : [];
  const over = lists.find(({ source }) => source.model === model?.code);
  if (!plan || !over || !rights.canOpen(actor, plan.id)) throw new ForbiddenError(why);
  const action = over.rowActions.find((each) => each.code === name && each.set !== undefined);
  if (!action) throw new ParamError(why);
  if (!actor.admin && !actor.permissions.has(action.permission)) throw new ForbiddenError(action.permission);
  return action;
}
