import type { Method } from './send.ts';

export interface Endpoint {
  method: Method;
  /** `{name}` is filled in, encoded. */
  path: string;
}

/** Every path the frame itself calls, in one place: a server that wants another method is met here. */
export const ENDPOINTS = {
  signIn: { method: 'POST', path: '/sys/login' },
  signOut: { method: 'POST', path: '/sys/logout' },
  phoneSignIn: { method: 'POST', path: '/sys/phoneLogin' },
  phoneCode: { method: 'POST', path: '/sys/sms' },
  thirdSignIn: { method: 'GET', path: '/sys/thirdLogin/getLoginUser/{token}/{type}' },
  thirdBind: { method: 'POST', path: '/sys/thirdLogin/bind' },
  ownBindings: { method: 'GET', path: '/sys/thirdLogin/bindings' },
  unbindThird: { method: 'DELETE', path: '/sys/thirdLogin/bindings' },
  casSignIn: { method: 'POST', path: '/sys/cas/client/validateLogin' },
  selectTenant: { method: 'POST', path: '/sys/selectTenant' },
  ownDepartments: { method: 'GET', path: '/sys/user/getCurrentUserDeparts' },
  selectDepartment: { method: 'POST', path: '/sys/selectDepart' },
  register: { method: 'POST', path: '/sys/user/register' },
  verifyPhone: { method: 'POST', path: '/sys/user/phoneVerification' },
  resetPassword: { method: 'POST', path: '/sys/user/passwordChange' },
  captcha: { method: 'GET', path: '/sys/randomImage/{key}' },
  permissions: { method: 'GET', path: '/sys/permission/getUserPermissionByToken' },
  endPreview: { method: 'POST', path: '/sys/preview/end' },
  refreshDictionaries: { method: 'GET', path: '/sys/dict/refleshCache' },
  allDictionaries: { method: 'GET', path: '/sys/dict/queryAllDictItems' },
  dictionary: { method: 'GET', path: '/sys/dict/getDictItems/{code}' },
  changePassword: { method: 'POST', path: '/sys/user/updatePassword' },
  ownAccount: { method: 'GET', path: '/sys/user/login/setting/getUserData' },
  saveProfile: { method: 'PUT', path: '/sys/user/login/setting/userEdit' },
  ownSessions: { method: 'GET', path: '/sys/user/login/sessions' },
  endOwnSessions: { method: 'DELETE', path: '/sys/user/login/sessions' },
  settings: { method: 'GET', path: '/config/app' },
  manifest: { method: 'GET', path: '/config/manifest' },
  plan: { method: 'GET', path: '/config/plans/{id}' },
  events: { method: 'GET', path: '/config/events' },
} as const satisfies Record<string, Endpoint>;

/** Fills the `{name}` places of a path; throws when a value is missing. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`path ${path}: no value for ${name}`);
    return encodeURIComponent(value);
  });
}
