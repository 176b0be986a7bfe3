import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failedPattern } from '../../../engine/rules/patterns.ts';
import { userInfo } from '../../auth/signedIn.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { SELECT_OWN_ROLES, UPDATE_OWN_PROFILE } from '../../db/statements/accounts.ts';
import { fileTypeOf } from '../../files/fileTypes.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { readOwnDepartments } from '../departments/departments.ts';
import { textIn } from './ownInput.ts';
import { readOwnUser } from './ownUser.ts';

interface Profile {
  realname: string;
  phone: string;
  email: string;
  /** A stored path. */
  avatar: string;
}

/** The four things a person may change of themselves; whatever else is sent is passed over. */
function readProfile(body: unknown): Profile {
  const profile = {
    realname: textIn(body, 'realname', 100).trim(),
    phone: textIn(body, 'phone', 50).trim(),
    email: textIn(body, 'email', 100).trim(),
    avatar: textIn(body, 'avatar', 500),
  };
  if (profile.realname === '') throw new BusinessError('请输入姓名');
  const wrong =
    (profile.phone === '' ? undefined : failedPattern('mobile', profile.phone)) ??
    (profile.email === '' ? undefined : failedPattern('email', profile.email));
  if (wrong !== undefined) throw new BusinessError(wrong);
  if (profile.avatar !== '' && !isStoredPicture(profile.avatar)) throw new ParamError('avatar');
  return profile;
}

/** Nothing but a file of this product: an address elsewhere would tell its owner who looks at it. */
function isStoredPicture(path: string): boolean {
  const local = !path.includes(':') && !path.includes('..') && !path.startsWith('/');
  return local && fileTypeOf(path)?.mime.startsWith('image/') === true;
}

/** GET `/sys/user/login/setting/getUserData` and POST or PUT `…/userEdit`: the signed-in user's own account. */
export function ownProfileRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'ownAccount', { config }, async (request) => {
    const { actor } = request;
    const user = await readOwnUser(context, actor);
    const roles = await context.db.query<{ role_name: string }>(SELECT_OWN_ROLES, [actor.userId, actor.tenant]);
    const departments = await readOwnDepartments(context, actor, user.org_code);
    return ok({
      ...userInfo({ ...user, org_code: actor.orgCode }),
      createTime: user.create_time,
      tenantName: user.tenant_name,
      roleNames: roles.rows.map(({ role_name }) => role_name),
      departNames: departments.map(({ departName }) => departName),
    });
  });
  const handler = async (request: FastifyRequest) => {
    const { actor } = request;
    const { realname, phone, email, avatar } = readProfile(request.body);
    const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
    const values = [actor.userId, realname, phone || null, email || null, avatar || null, now];
    await context.db.query(UPDATE_OWN_PROFILE, values);
    const user = await readOwnUser(context, actor);
    return ok({ userInfo: userInfo({ ...user, org_code: actor.orgCode }) }, '保存成功');
  };
  addRoute(app, ['saveProfile', 'saveProfileByPost'], { config }, handler);
}
