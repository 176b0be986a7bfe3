import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failedPattern } from '../../../engine/rules/patterns.ts';
import { userInfo } from '../../auth/signedIn.ts';
import { SqlStateError } from '../../db/Database.ts';
import { formatDateTime } from '../../db/formatDateTime.ts';
import { SELECT_OWN_ROLES, UPDATE_OWN_PROFILE } from '../../db/statements/accounts.ts';
import { fileTypeOf } from '../../files/fileTypes.ts';
import { plainField, textField } from '../../http/body.ts';
import type { Context } from '../../http/Context.ts';
import { ok } from '../../http/envelope.ts';
import { BusinessError, ParamError } from '../../http/errors.ts';
import { addRoute } from '../../http/route.ts';
import { readOwnDepartments } from '../departments/departments.ts';
import { createOwnContacts, type OwnContacts, type WantedContact } from './ownContacts.ts';
import { readOwnUser } from './ownUser.ts';

const UNIQUE_VIOLATION = '23505';

interface Profile {
  realname: string;
  phone: WantedContact;
  email: WantedContact;
  /** A stored path. */
  avatar: string;
}

function wantedContact(body: unknown, kind: 'phone' | 'email', most: number): WantedContact {
  return { kind, value: textField(body, kind, most), code: textField(body, `${kind}Code`, 16) };
}

/** The four things a person may change of themselves, with codes for new contacts; whatever else is sent is passed over. */
function readProfile(body: unknown): Profile {
  const profile = {
    realname: textField(body, 'realname', 100),
    phone: wantedContact(body, 'phone', 50),
    email: wantedContact(body, 'email', 100),
    avatar: plainField(body, 'avatar', 500),
  };
  if (profile.realname === '') throw new BusinessError('请输入姓名');
  const wrong =
    (profile.phone.value === '' ? undefined : failedPattern('mobile', profile.phone.value)) ??
    (profile.email.value === '' ? undefined : failedPattern('email', profile.email.value));
  if (wrong !== undefined) throw new BusinessError(wrong);
  if (profile.avatar !== '' && !isStoredPicture(profile.avatar)) throw new ParamError('avatar');
  return profile;
}

/** Nothing but a file of this product: an address elsewhere would tell its owner who looks at it. */
function isStoredPicture(path: string): boolean {
  const local = !path.includes(':') && !path.includes('..') && !path.startsWith('/');
  return local && fileTypeOf(path)?.mime.startsWith('image/') === true;
}

function isConfirmed(value: string | null, confirmed: string | null): boolean {
  return value !== null && value.toLowerCase() === confirmed?.toLowerCase();
}

async function saveProfile(
  context: Context,
  contacts: OwnContacts,
  { actor, body, ip }: FastifyRequest,
): Promise<void> {
  const { realname, phone, email, avatar } = readProfile(body);
  const { userId } = actor;
  const user = await readOwnUser(context, actor);
  const oldPhone = { value: user.phone ?? '', confirmed: user.confirmed_phone ?? '' };
  const oldEmail = { value: user.email ?? '', confirmed: user.confirmed_email ?? '' };
  const confirmed = [
    await contacts.confirm(userId, ip, oldPhone, phone),
    await contacts.confirm(userId, ip, oldEmail, email),
  ].map((each) => each || null);
  const now = formatDateTime(context.clock(), context.compiled().app.timeZone);
  const values = [userId, realname, phone.value || null, email.value || null, avatar || null, now, ...confirmed];
  const write = context.db.transaction(async (session) => {
    await contacts.claim(session, userId, oldPhone, phone);
    await contacts.claim(session, userId, oldEmail, email);
    await session.query(UPDATE_OWN_PROFILE, values);
  });
  await write.catch((error: unknown) => {
    // Somebody confirmed the same between the look and the write.
    const taken = error instanceof SqlStateError && error.code === UNIQUE_VIOLATION;
    throw taken ? new BusinessError('该手机号或邮箱已被其他账号使用') : error;
  });
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
      phoneConfirmed: isConfirmed(user.phone, user.confirmed_phone),
      emailConfirmed: isConfirmed(user.email, user.confirmed_email),
      tenantName: user.tenant_name,
      roleNames: roles.rows.map(({ role_name }) => role_name),
      departNames: departments.map(({ departName }) => departName),
    });
  });
  const contacts = createOwnContacts(context);
  const handler = async (request: FastifyRequest) => {
    const { actor } = request;
    await saveProfile(context, contacts, request);
    const user = await readOwnUser(context, actor);
    return ok({ userInfo: userInfo({ ...user, org_code: actor.orgCode }) }, '保存成功');
  };
  addRoute(app, ['saveProfile', 'saveProfileByPost'], { config }, handler);
}
