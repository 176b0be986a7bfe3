import { pathOf } from './address.ts';

export interface GuardInput {
  /** The full path asked for, query included. */
  path: string;
  signedIn: boolean;
  /** Signed in, and where to work is still to be chosen: that is done on the sign-in page. */
  choosing?: boolean;
  /** The permission list is there and is not empty. */
  permissionsLoaded: boolean;
  /** Paths that need no session, exact. */
  openList: readonly string[];
  home: string;
  login?: string;
}

export type Decision = { go: true } | { redirect: string } | { load: true };

/** Paths open to everybody; an app may add its own. */
export const OPEN_PATHS = [
  '/user/login',
  '/user/register',
  '/user/erptable',
  '/erptable',
  '/user/register-result',
  '/user/alteration',
] as const;

export const LOGIN_PATH = '/user/login';

/** The sign-in page inside an enterprise-chat application. */
export const CHAT_LOGIN_PATH = '/oauth2-app/login';

/** Whether a browser, by its user agent, is the one inside an enterprise-chat application. */
export function isChatBrowser(userAgent: string): boolean {
  return /wxwork|dingtalk/i.test(userAgent);
}

/** The route guard: pass, go elsewhere, or load the permissions first. */
export function guardRoute({
  path,
  signedIn,
  choosing = false,
  permissionsLoaded,
  openList,
  home,
  login = LOGIN_PATH,
}: GuardInput): Decision {
  const asked = pathOf(path);
  const isLogin = asked === LOGIN_PATH || asked === CHAT_LOGIN_PATH;
  const isFolder = asked === '/user' || asked === '/oauth2-app';
  if (signedIn && choosing) return isLogin ? { go: true } : { redirect: loginPath(path) };
  if (!signedIn) {
    if (asked === '/oauth2-app') return { redirect: CHAT_LOGIN_PATH };
    return isLogin || openList.includes(asked) ? { go: true } : { redirect: loginPath(path, login) };
  }
  if (isLogin || isFolder) return { redirect: home };
  if (!permissionsLoaded) return { load: true };
  return asked === '/' ? { redirect: home } : { go: true };
}

/** The sign-in page with the way back. A fragment stays one: what no server is to see it does not see on the way either. */
export function loginPath(path: string, login = LOGIN_PATH): string {
  const back = pathOf(path);
  if (['/', '/user', LOGIN_PATH, CHAT_LOGIN_PATH].includes(back)) return login;
  const [asked = '', ...fragment] = path.split('#');
  return [`${login}?redirect=${encodeURIComponent(asked)}`, ...fragment].join('#');
}
