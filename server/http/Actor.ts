/** Who a request acts for, with the rights as they are at this moment. */
export interface Actor {
  userId: string;
  username: string;
  realname: string;
  tenant: string;
  orgCode: string;
  /** Role codes. */
  roles: readonly string[];
  /** Holds everything, without grants. */
  admin: boolean;
  /** Granted menus: a menu node's id or a screen's id. */
  menus: ReadonlySet<string>;
  /** Granted actions and restricted fields: `market:order:edit`, `market:order:amount`. */
  permissions: ReadonlySet<string>;
  /** Whose grants an administrator looks with instead of their own; nothing may be changed meanwhile. */
  preview?: Preview;
}

/** A role, or a user with all theirs, by name. */
export interface Preview {
  kind: 'role' | 'user';
  id: string;
  name: string;
}

/** Every model's, then those of announcements, users, roles, tenants and sessions. */
export type ModelAction =
  | ('read' | 'add' | 'edit' | 'delete' | 'batch_delete' | 'export')
  | ('release' | 'revoke')
  | ('freeze' | 'unfreeze' | 'reset_password' | 'unbind')
  | ('grant' | 'members')
  | 'admins'
  | 'force';
export type ReportAction = 'read' | 'export';
