import type { Client } from '../api/client.ts';
import { ENDPOINTS, fillPath } from '../api/endpoints.ts';
import { isRecord } from '../api/envelope.ts';
import { Failure } from '../api/Failure.ts';
import { type PermissionLists, parsePermissions } from '../permissions/lists.ts';
import { type MenuItem, parseMenu } from '../routes/MenuItem.ts';
import { type Dictionaries, parseDictionaries, parseSession, type Session } from './session.ts';

export interface Credentials {
  username: string;
  password: string;
  captcha?: string;
  /** Names the picture the captcha was read from. */
  checkKey?: string;
}

export interface SignedIn {
  session: Session;
  dictionaries: Dictionaries;
}

/** Signs in; success is code 200, as number or text. Rejects with a Failure holding the whole answer. */
export async function signIn(client: Client, credentials: Credentials): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.signIn, body: credentials, silent: 'all' });
  const result = isRecord(envelope.result) ? envelope.result : {};
  const session = String(envelope.code) === '200' ? parseSession(result) : undefined;
  if (session) return { session, dictionaries: parseDictionaries(result.sysAllDictItems) };
  throw new Failure({
    kind: 'business',
    code: Number(envelope.code) || 0,
    status: 200,
    message: envelope.message || '登录失败',
    envelope,
  });
}

/** Tells the server; its failure is nobody's concern, the session ends here all the same. */
export async function signOut(client: Client): Promise<void> {
  await client.exchange({ ...ENDPOINTS.signOut, silent: 'all', timeout: 5_000 }).catch(() => undefined);
}

/** The captcha picture as a data address. `checkKey` is sent back with the sign-in. */
export async function loadCaptcha(client: Client, checkKey: string): Promise<string> {
  const path = fillPath(ENDPOINTS.captcha.path, { key: checkKey });
  const picture = await client.get<string>(path, undefined, { silent: 'all' });
  return picture.startsWith('data:image/') ? picture : `data:image/png;base64,${picture}`;
}

export interface Permissions extends PermissionLists {
  menu: MenuItem[];
  /** As they came, for the browser's session storage. */
  raw: { auth: unknown; allAuth: unknown };
}

/** The signed-in user's menu and permissions; an empty menu is an error. */
export async function loadPermissions(client: Client): Promise<Permissions> {
  const result = await client.get<unknown>(ENDPOINTS.permissions.path, undefined, { silent: 'all' });
  const { menu, auth, allAuth } = isRecord(result) ? result : {};
  const items = parseMenu(menu);
  if (items.length === 0) throw new Error('getPermissionList: permissions must be a non-null array !');
  return { menu: items, held: parsePermissions(auth), all: parsePermissions(allAuth), raw: { auth, allAuth } };
}

/** Makes the server forget its dictionary cache and gives all dictionaries anew. */
export async function refreshDictionaries(client: Client): Promise<Dictionaries> {
  await client.get(ENDPOINTS.refreshDictionaries.path, undefined, { silent: true });
  return parseDictionaries(await client.get(ENDPOINTS.allDictionaries.path, undefined, { silent: true }));
}
