import type { Client } from '../api/client.ts';
import { ENDPOINTS, pathTo } from '../api/endpoints.ts';
import { isRecord } from '../api/envelope.ts';
import { readSignIn, type SignedIn } from './account.ts';

const silent = 'all' as const;

/** What a code sent to a phone is for. */
export type CodePurpose = 'login' | 'register' | 'reset';

const MODES: Record<CodePurpose, string> = { login: '0', register: '1', reset: '2' };

export interface CodeRequest {
  mobile: string;
  purpose: CodePurpose;
  /** The account a new password is for. */
  username?: string | undefined;
}

/** One's own new phone or mail, which a code shows to be one's own. */
export type ContactRequest = { phone: string } | { email: string };

/** Asks for a code by phone or mail; the answer is the same whether the number is known or not. */
export async function requestCode(client: Client, request: CodeRequest | ContactRequest): Promise<void> {
  if (!('purpose' in request)) {
    await client.exchange({ ...ENDPOINTS.contactCode, body: request, silent });
    return;
  }
  const { mobile, purpose, username } = request;
  const body = { mobile, smsmode: MODES[purpose], username };
  await client.exchange({ ...ENDPOINTS.phoneCode, body, silent });
}

/** Signs in with the code a phone was sent. Rejects with a Failure. */
export async function signInByPhone(client: Client, mobile: string, captcha: string): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.phoneSignIn, body: { mobile, captcha }, silent });
  return readSignIn(envelope, String(envelope.code) === '200');
}

/** Signs in whoever comes back from a provider; an unbound account is a Failure whose result holds `bindToken`. */
export async function signInByThird(client: Client, token: string, type: string): Promise<SignedIn> {
  const path = pathTo(ENDPOINTS.thirdSignIn, { token, type });
  const envelope = await client.exchange({ ...ENDPOINTS.thirdSignIn, path, silent });
  return readSignIn(envelope, String(envelope.code) === '200');
}

/** Ties the account at a provider to whoever is signed in. */
export async function bindThird(client: Client, token: string): Promise<void> {
  await client.exchange({ ...ENDPOINTS.thirdBind, body: { token }, silent });
}

/** Signs in with a ticket of the central sign-in; judged by the answer's success flag. */
export async function signInByCas(client: Client, ticket: string, service: string): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.casSignIn, body: { ticket, service }, silent });
  return readSignIn(envelope, envelope.success);
}

/** Works in another tenant from now on: a new session. */
export async function selectTenant(client: Client, tenantId: string): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.selectTenant, body: { tenantId }, silent });
  return readSignIn(envelope, String(envelope.code) === '200');
}

/** A department somebody may work in. */
export interface DepartmentChoice {
  orgCode: string;
  departName: string;
}

/** The departments of whoever is signed in; none when the server cannot tell. */
export async function loadDepartments(client: Client): Promise<DepartmentChoice[]> {
  const result = await client.get<unknown>(ENDPOINTS.ownDepartments.path, undefined, { silent }).catch(() => undefined);
  const list = isRecord(result) && Array.isArray(result.list) ? result.list : [];
  return list
    .filter(isRecord)
    .flatMap(({ orgCode, departName }) =>
      typeof orgCode === 'string' && orgCode !== '' ? { orgCode, departName: String(departName ?? orgCode) } : [],
    );
}

export interface Registration {
  username: string;
  password: string;
  phone: string;
  smscode: string;
  email?: string | undefined;
}

/** Makes an account. Rejects with a Failure that says what is wrong. */
export async function register(client: Client, body: Registration): Promise<void> {
  await client.exchange({ ...ENDPOINTS.register, body, silent });
}

/** Exchanges the code of a phone for a ticket that allows one new password. */
export async function verifyPhone(
  client: Client,
  body: { username: string; phone: string; smscode: string },
): Promise<string> {
  const { result } = await client.exchange({ ...ENDPOINTS.verifyPhone, body, silent });
  return isRecord(result) ? String(result.smscode ?? '') : '';
}

/** Sets the new password; every session of the account ends. */
export async function resetPassword(
  client: Client,
  body: { username: string; smscode: string; password: string; confirmpassword: string },
): Promise<void> {
  await client.exchange({ ...ENDPOINTS.resetPassword, body, silent });
}
