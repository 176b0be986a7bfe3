import { pathOf } from './address.ts';

export interface GuardInput {
  /** The full path asked for, query included. */
  path: string;
  signedIn: boolean;
  /** The permission list is there and is not empty. */
  permissionsLoaded: boolean;
  /** Paths that need no session, exact. */
  openList: readonly string[];
  home: string;
  login?: string;
}

export type Decision = { go: true } | { redirect: string } | { load: true };

/** Paths open to everybody (shell specification, 2.2); an app may add its own. */
export const OPEN_PATHS = [
  '/user/login',
  '/user/register',
  '/user/erptable',
  '/erptable',
  '/user/register-result',
  '/user/alteration',
] as const;

export const LOGIN_PATH = '/user/login';

/** The route guard (shell specification, 2.3): pass, go elsewhere, or load the permissions first. */
export function decide({
  path,
  signedIn,
  permissionsLoaded,
  openList,
  home,
  login = LOGIN_PATH,
}: GuardInput): Decision {
  const asked = pathOf(path);
  if (!signedIn) return openList.includes(asked) ? { go: true } : { redirect: loginPath(path, login) };
  if (asked === login || asked === '/user') return { redirect: home };
  if (!permissionsLoaded) return { load: true };
  return asked === '/' ? { redirect: home } : { go: true };
}

/** The sign-in page with the way back. */
export function loginPath(path: string, login = LOGIN_PATH): string {
  const back = pathOf(path);
  return ['/', '/user', login].includes(back) ? login : `${login}?redirect=${encodeURIComponent(path)}`;
}
