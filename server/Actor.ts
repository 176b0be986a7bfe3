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
}

export type ModelAction = 'read' | 'add' | 'edit' | 'delete' | 'batch_delete' | 'export';
export type ReportAction = 'read' | 'export';
