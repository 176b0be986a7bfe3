import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userInfo } from '../../auth/signedIn.ts';
import { SET_SESSION_DEPARTMENT } from '../../db/statements/sessions.ts';
import { textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { ForbiddenError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { readOwnDepartments } from '../departments/departments.ts';
import { checkOwnName, readOwnUser } from './ownUser.ts';

/** GET `/sys/user/getCurrentUserDeparts`; POST and PUT `/sys/selectDepart` move the session to one of them. */
export function ownDepartmentRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  const own = async ({ actor }: FastifyRequest) => {
    const user = await readOwnUser(context, actor);
    const departments = await readOwnDepartments(context, actor, user.org_code);
    return { user, departments };
  };
  addRoute(app, 'ownDepartments', { config }, async (request) => {
    const { departments } = await own(request);
    return ok({ list: departments, orgCode: request.actor.orgCode });
  });
  const handler = async (request: FastifyRequest) => {
    checkOwnName(request);
    const orgCode = textField(request.body, 'orgCode', 64);
    if (orgCode === '') throw new ParamError('orgCode');
    const { user, departments } = await own(request);
    if (!departments.some((department) => department.orgCode === orgCode))
      throw new ForbiddenError('not my department');
    await context.db.query(SET_SESSION_DEPARTMENT, [request.sessionHash, orgCode]);
    return ok({ userInfo: userInfo({ ...user, org_code: orgCode }) }, '切换部门成功');
  };
  addRoute(app, ['selectDepartment', 'selectDepartmentByPut'], { config }, handler);
}
