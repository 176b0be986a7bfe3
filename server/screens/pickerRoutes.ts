import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../engine/api/familyEndpoints.ts';
import type { Picker } from '../../engine/plan/compiled.ts';
import { hiddenOfUsers } from '../access/rights.ts';
import type { Actor, Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ForbiddenError, NotFoundError } from '../http/errors.ts';
import { addRoute } from '../http/route.ts';
import { reportByCode } from '../http/wireCodes.ts';

/** GET `/config/pickers/{id}`: a picker's parts, for those who may read what it chooses from. */
export function pickerRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, ['picker', 'pickerBySlashes'], { config: { access: 'session' } }, (request) => {
    const { '*': rest = '', id = rest } = request.params as { '*'?: string; id?: string };
    const picker = context.compiled().pickers.get(id);
    if (!picker) throw new NotFoundError();
    if (!mayReadPicker(context, request.actor, picker)) throw new ForbiddenError(`picker ${id}`);
    return ok(pickerFor(context, request.actor, picker));
  });
}

/** Users, roles, positions and departments of the own tenant are open to all. */
export function mayReadPicker(
  context: Pick<Context, 'compiled' | 'rights'>,
  actor: Actor,
  { source }: Picker,
): boolean {
  const report = source.report === undefined ? undefined : reportByCode(context.compiled(), source.report);
  if (report) return context.rights.mayReport(actor, report.id, 'read');
  return source.model === undefined || context.rights.mayModel(actor, source.model, 'read');
}

const USERS: readonly string[] = [ENDPOINTS.users.path, FAMILY_ENDPOINTS.usersOfDepartments.path];

function hiddenIn({ rights }: Context, actor: Actor, { source }: Picker): ReadonlySet<string> {
  if (source.model !== undefined) return rights.hiddenFields(actor, source.model);
  return USERS.includes(source.list) ? hiddenOfUsers(rights, actor) : new Set();
}

/** Without the columns the actor may not know of. */
function pickerFor(context: Context, actor: Actor, picker: Picker): Picker {
  const hidden = hiddenIn(context, actor, picker);
  const shown = ({ key }: { key: string }): boolean => !hidden.has(key);
  return { ...picker, columns: picker.columns.filter(shown), query: picker.query.filter(shown) };
}
