import type { Client } from '../api/client.ts';
import { ENDPOINTS, pathTo } from '../api/endpoints.ts';
import { type Envelope, isRecord } from '../api/envelope.ts';
import { Failure } from '../api/Failure.ts';
import { type PermissionLists, parsePermissions } from '../permissions/lists.ts';
import { type MenuItem, parseMenu } from '../routes/MenuItem.ts';
import { withOnlinePages } from '../routes/onlinePages.ts';
import {
  parseDictionaries,
  parseSession,
  parseTenants,
  type Session,
  type SessionDictionaries,
  type Tenant,
} from './session.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  /** Names the picture the captcha was read from. */
  checkKey?: string;
}

export interface SignedIn {
  session: Session;
  dictionaries: SessionDictionaries;
  /** All tenants of the account, the session's among them. */
  tenants: Tenant[];
}

/** Signs in; success is code 200, as number or text. Rejects with a Failure holding the whole answer. */
export async function signIn(client: Client, credentials: Credentials): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.signIn, body: credentials, silent: 'all' });
  return readSignIn(envelope, String(envelope.code) === '200');
}

/** What an answer to a sign-in says. Throws a Failure with the whole answer when it is none. */
export function readSignIn(envelope: Envelope, success: boolean): SignedIn {
  const result = isRecord(envelope.result) ? envelope.result : {};
  const session = success ? parseSession(result) : undefined;
  if (session) {
    const dictionaries = parseDictionaries(result.sysAllDictItems);
    return { session, dictionaries, tenants: parseTenants(result.tenantList) };
  }
  throw new Failure({
    kind: 'business',
    code: Number(envelope.code) || 0,
    status: 200,
    message: envelope.message || '登录失败',
    envelope,
  });
}

/** Tells the server; whatever it says, the session ends here. Answers why it could not be told, where that matters. */
export async function signOut(client: Client): Promise<string | undefined> {
  try {
    await client.exchange({ ...ENDPOINTS.signOut, silent: 'all', timeout: 5_000, outlives: true });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Over already: there is nothing left to end.
    if (!error.endsSession) return error.message;
  }
  return undefined;
}

/** The captcha picture as a data address. `checkKey` is sent back with the sign-in. */
export async function loadCaptcha(client: Client, checkKey: string): Promise<string> {
  const path = pathTo(ENDPOINTS.captcha, { key: checkKey });
  const picture = await client.get<string>(path, undefined, { silent: 'all' });
  return picture.startsWith('data:image/') ? picture : `data:image/png;base64,${picture}`;
}

export interface Permissions extends PermissionLists {
  menu: MenuItem[];
  /** Which rows are seen, in words, by the code of the page; what is not named is seen whole. */
  rowScopes: Readonly<Record<string, string>>;
  /** Whose these are, while an administrator looks with another's rights: nothing can be changed. */
  preview?: { kind: 'role' | 'user' | 'tenant'; name: string };
  /** The page they begin with, where a role says so. */
  home?: string;
  /** Why it is not the one their role says. */
  homeNotice?: string;
  /** As they came, for the browser's session storage. */
  raw: { auth: unknown; allAuth: unknown };
}

/** The signed-in user's menu and permissions; an empty menu is an error. */
export async function loadPermissions(client: Client): Promise<Permissions> {
  const result = await client.get<unknown>(ENDPOINTS.permissions.path, undefined, { silent: 'all' });
  const { menu, auth, allAuth, preview, rowScopes, home, homeNotice } = isRecord(result) ? result : {};
  const items = parseMenu(menu);
  if (items.length === 0) throw new Error('getPermissionList: permissions must be a non-null array !');
  return {
    menu: withOnlinePages(items),
    held: parsePermissions(auth),
    all: parsePermissions(allAuth),
    rowScopes: parseNotes(rowScopes),
    ...parsePreview(preview),
    ...(typeof home === 'string' && /^\/(?!\/)/.test(home) ? { home } : {}),
    ...(typeof homeNotice === 'string' && homeNotice !== '' ? { homeNotice } : {}),
    raw: { auth, allAuth },
  };
}

function parseNotes(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([code, note]) => (typeof note === 'string' ? [[code, note]] : [])),
  );
}

function parsePreview(value: unknown): Pick<Permissions, 'preview'> {
  if (!isRecord(value) || typeof value.name !== 'string') return {};
  const kind = value.kind === 'user' || value.kind === 'tenant' ? value.kind : 'role';
  return { preview: { kind, name: value.name } };
}

/** Gives this session its own rights back. */
export async function endPreview(client: Client): Promise<void> {
  await client.exchange({ ...ENDPOINTS.endPreview, silent: true });
}

/** Makes the server forget its dictionary cache and gives all dictionaries anew. */
export async function refreshDictionaries(client: Client): Promise<SessionDictionaries> {
  await client.get(ENDPOINTS.refreshDictionaries.path, undefined, { silent: true });
  return loadDictionaries(client);
}

/** All dictionaries as they are now. */
export async function loadDictionaries(client: Client): Promise<SessionDictionaries> {
  return parseDictionaries(await client.get(ENDPOINTS.allDictionaries.path, undefined, { silent: true }));
}
