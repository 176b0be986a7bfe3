import { isRecord } from '../api/envelope.ts';

export interface User {
  id?: string;
  username: string;
  realname: string;
  avatar?: string;
  tenantId?: string;
  orgCode?: string;
}

/** A tenant somebody may work in. */
export interface Tenant {
  id: string;
  name: string;
}

/** What a sign-in leaves behind. */
export interface Session {
  token: string;
  user: User;
  tenantId: string;
  /** Where to work is still to be chosen: among these tenants when there are several, then among departments. */
  choosing?: Tenant[];
}

export interface DictionaryOption {
  value: string;
  text: string;
  color?: string;
  disabled?: boolean;
  /** Value one level up, for linkage. */
  parent?: string;
}

/** The most items of a dictionary that one answer holds; a longer one is searched on the server. */
export const MOST_ITEMS = 1_000;

/** Dictionary code → its items, in order. */
export type SessionDictionaries = Record<string, DictionaryOption[]>;

/** Reads a session, from a login answer or from storage; undefined when it has no token or user. */
export function parseSession(value: unknown): Session | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || value.token === '') return undefined;
  const user = parseUser(value.userInfo ?? value.user);
  if (!user) return undefined;
  const tenantId = value.tenantId ?? value.tenantid ?? user.tenantId;
  return {
    token: value.token,
    user,
    tenantId: tenantId ? String(tenantId) : '0',
    ...(value.choosing === undefined ? {} : { choosing: parseTenants(value.choosing) }),
  };
}

/** Reads a list of tenants, from an answer or from storage. */
export function parseTenants(value: unknown): Tenant[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map(({ id, name }) => ({ id: String(id), name: String(name ?? id) }));
}

/** Reads a user, from an answer or from storage; undefined without a name. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.username !== 'string') return undefined;
  const tenant = value.tenantId ?? value.tenantid ?? value.loginTenantId;
  return {
    ...(typeof value.id === 'string' && value.id ? { id: value.id } : {}),
    username: value.username,
    realname: typeof value.realname === 'string' && value.realname ? value.realname : value.username,
    avatar: typeof value.avatar === 'string' && value.avatar ? value.avatar : undefined,
    tenantId: tenant ? String(tenant) : undefined,
    orgCode: typeof value.orgCode === 'string' ? value.orgCode : undefined,
  };
}

/** Reads dictionaries off the wire or from storage; whatever is no list of items is left out. */
export function parseDictionaries(value: unknown): SessionDictionaries {
  if (!isRecord(value)) return {};
  const known = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(known.map(([code, items]) => [code, items.flatMap(parseOption)]));
}

function parseOption(value: unknown): DictionaryOption[] {
  if (!isRecord(value) || value.value === undefined || value.value === null) return [];
  const text = value.text ?? value.title ?? value.label ?? value.value;
  const color = typeof value.color === 'string' ? { color: value.color } : {};
  const disabled = value.disabled === true ? { disabled: true } : {};
  const parent = typeof value.parent === 'string' ? { parent: value.parent } : {};
  return [{ value: String(value.value), text: String(text), ...color, ...disabled, ...parent }];
}
