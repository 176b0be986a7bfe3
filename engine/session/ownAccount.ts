import type { Client } from '../api/client.ts';
import { ENDPOINTS } from '../api/endpoints.ts';
import { isRecord } from '../api/envelope.ts';
import { parseUser, type User } from './session.ts';

/** A department the user may work in. */
export interface OwnDepartment {
  id: string;
  orgCode: string;
  departName: string;
}

/** The user's departments and the code of the current one, '' when there is none. */
export async function loadOwnDepartments(client: Client): Promise<{ list: OwnDepartment[]; orgCode: string }> {
  const result = await client.get<unknown>(ENDPOINTS.ownDepartments.path, undefined, { silent: true });
  const { list, orgCode } = isRecord(result) ? result : {};
  return {
    list: Array.isArray(list) ? list.flatMap(parseDepartment) : [],
    orgCode: typeof orgCode === 'string' ? orgCode : '',
  };
}

function parseDepartment(value: unknown): OwnDepartment[] {
  if (!isRecord(value) || typeof value.orgCode !== 'string' || typeof value.departName !== 'string') return [];
  const { orgCode, departName } = value;
  return [{ id: typeof value.id === 'string' ? value.id : orgCode, orgCode, departName }];
}

/** Moves the session to a department and answers the user as they now are. */
export async function selectDepartment(client: Client, orgCode: string, username: string): Promise<User> {
  const { result } = await client.exchange({
    ...ENDPOINTS.selectDepartment,
    body: { orgCode, username },
    silent: true,
  });
  return userOf(result);
}

export interface PasswordChange {
  oldpassword: string;
  password: string;
  confirmpassword: string;
}

/** Changes the user's own password and answers the server's message. */
export async function changePassword(client: Client, username: string, change: PasswordChange): Promise<string> {
  const body = { username, ...change };
  return (await client.exchange({ ...ENDPOINTS.changePassword, body, silent: true })).message;
}

/** What a person may change of themselves. */
export interface Profile {
  realname: string;
  phone: string;
  email: string;
  /** A stored path; '' without one. */
  avatar: string;
}

/** A profile as it is saved: with the codes that were sent to a new phone or mail. */
export interface ProfileChange extends Profile {
  phoneCode?: string | undefined;
  emailCode?: string | undefined;
}

/** A profile with what only the server knows or decides. */
export interface OwnAccount extends Profile {
  username: string;
  /** Whether a code has shown them to be the person's own. */
  phoneConfirmed: boolean;
  emailConfirmed: boolean;
  tenantName: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  createTime: string;
  roleNames: string[];
  departNames: string[];
}

/** The account of whoever is signed in. */
export async function loadOwnAccount(client: Client): Promise<OwnAccount> {
  const result = await client.get<unknown>(ENDPOINTS.ownAccount.path, undefined, { silent: true });
  const given: Record<string, unknown> = isRecord(result) ? result : {};
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : '');
  const texts = (key: string) => {
    const value = given[key];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  return {
    username: text('username'),
    realname: text('realname'),
    phone: text('phone'),
    email: text('email'),
    avatar: text('avatar'),
    // A server that says nothing of it asks for nothing.
    phoneConfirmed: given.phoneConfirmed !== false,
    emailConfirmed: given.emailConfirmed !== false,
    tenantName: text('tenantName'),
    createTime: text('createTime'),
    roleNames: texts('roleNames'),
    departNames: texts('departNames'),
  };
}

/** Saves the profile and answers the user as they now are. */
export async function saveProfile(client: Client, profile: ProfileChange): Promise<User> {
  return userOf((await client.exchange({ ...ENDPOINTS.saveProfile, body: profile, silent: true })).result);
}

/** A provider the own account can be signed in with. */
export interface Binding {
  source: string;
  title: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  createTime: string;
}

/** The providers the own account is tied to. */
export async function loadBindings(client: Client): Promise<Binding[]> {
  const result = await client.get<unknown>(ENDPOINTS.ownBindings.path, undefined, { silent: true });
  return Array.isArray(result) ? result.flatMap(parseBinding) : [];
}

function parseBinding(value: unknown): Binding[] {
  if (!isRecord(value) || typeof value.source !== 'string') return [];
  const { source, title, createTime } = value;
  return [
    {
      source,
      title: typeof title === 'string' ? title : source,
      createTime: typeof createTime === 'string' ? createTime : '',
    },
  ];
}

/** Unties the own account from a provider and answers the server's message. */
export async function unbindThird(client: Client, source: string): Promise<string> {
  return (await client.exchange({ ...ENDPOINTS.unbindThird, params: { source }, silent: true })).message;
}

/** A place where the user is signed in. */
export interface OwnSession {
  id: string;
  /** This one. */
  current: boolean;
  createTime: string;
  lastUsedTime: string;
  ip: string;
  agent: string;
}

/** Where the user is signed in, the latest first. */
export async function loadOwnSessions(client: Client): Promise<OwnSession[]> {
  const result = await client.get<unknown>(ENDPOINTS.ownSessions.path, undefined, { silent: true });
  return Array.isArray(result) ? result.flatMap(parseOwnSession) : [];
}

function parseOwnSession(value: unknown): OwnSession[] {
  if (!isRecord(value) || typeof value.id !== 'string') return [];
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  const { id } = value;
  return [
    {
      id,
      current: value.current === true,
      createTime: text('createTime'),
      lastUsedTime: text('lastUsedTime'),
      ip: text('ip'),
      agent: text('agent'),
    },
  ];
}

/** Ends one of the user's other sessions, or all of them, and answers the server's message. */
export async function endOwnSessions(client: Client, id?: string): Promise<string> {
  return (await client.exchange({ ...ENDPOINTS.endOwnSessions, params: { id }, silent: true })).message;
}

function userOf(result: unknown): User {
  const user = isRecord(result) ? parseUser(result.userInfo) : undefined;
  if (!user) throw new Error('the server answered no user');
  return user;
}
