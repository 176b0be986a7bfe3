import { ADMIN_ROLE } from '../config/builtIn.ts';
import type { Scope } from '../db/Database.ts';

/** Who a request acts for, with the rights as they are at this moment. */
export interface Actor {
  userId: string;
  username: string;
  realname: string;
  tenant: string;
  orgCode: string;
  /** Role codes. */
  roles: readonly string[];
  /** Role codes of those they stand for, now or later: which buttons may be theirs; what is theirs is asked anew. */
  lent?: readonly string[];
  /** Holds everything, without grants: an administrator of a tenant that no pack bounds. */
  admin: boolean;
  /** Granted menus: a menu node's id or a screen's id. */
  menus: ReadonlySet<string>;
  /** Granted actions and restricted fields: `market:order:edit`, `market:order:amount`. */
  permissions: ReadonlySet<string>;
  /** The rows they see of tables with scopes; every transaction of theirs is held to it. */
  rows: Scope['rows'];
  /** Role by role, where one of them has scopes; absent: every row is theirs to see. */
  narrowed?: readonly RoleRows[];
  /** Their session was begun, or strengthened, with a one-time code. */
  secondStep?: true;
  /** A program with a key: it reads and writes records and reports, and nothing else. */
  apiKey?: true;
  /** Whose grants an administrator looks with instead of their own; nothing may be changed meanwhile. */
  preview?: Preview;
}

/** Administers the tenant, though its pack may bound what may be seen and done there. */
export const administers = ({ admin, roles }: Pick<Actor, 'admin' | 'roles'>): boolean =>
  admin || roles.includes(ADMIN_ROLE);

/** A role as far as rows go: pages it opens, and the scopes it has on some of them. */
export interface RoleRows {
  menus: ReadonlySet<string>;
  /** What is held of scopes by the page's screen: `mine`, of those that take values `chosen=A`. */
  scopes: ReadonlyMap<string, readonly string[]>;
}

/** A role, a user with all theirs, or oneself in a tenant, by name. */
export interface Preview {
  kind: 'role' | 'user' | 'tenant';
  id: string;
  name: string;
}

/** Every model's, then those of announcements, users, roles, tenants, sessions, logs, dictionaries, messages and jobs. */
export type ModelAction =
  | ('read' | 'add' | 'edit' | 'delete' | 'batch_delete' | 'export')
  | ('release' | 'revoke')
  | ('freeze' | 'unfreeze' | 'reset_password' | 'unbind' | 'reset_totp')
  | ('grant' | 'members')
  | 'admins'
  | 'force'
  | 'purge'
  | 'restore'
  | ('upload' | 'uses')
  | 'download'
  | 'issue'
  | ('send' | 'preview' | 'test')
  | ('cancel' | 'retry')
  | ('check' | 'copy')
  | ('pause' | 'resume' | 'execute');
export type ReportAction = 'read' | 'export';
