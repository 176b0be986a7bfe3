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
  captcha: { method: 'GET', path: '/sys/randomImage/{key}' },
  permissions: { method: 'GET', path: '/sys/permission/getUserPermissionByToken' },
  refreshDictionaries: { method: 'GET', path: '/sys/dict/refleshCache' },
  allDictionaries: { method: 'GET', path: '/sys/dict/queryAllDictItems' },
  dictionary: { method: 'GET', path: '/sys/dict/getDictItems/{code}' },
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
