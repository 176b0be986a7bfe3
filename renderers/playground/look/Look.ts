import type { User } from '../../../engine/session/session.ts';

/** A session that reads as somebody else would and writes nothing. */
export interface Look {
  kind: 'role' | 'user' | 'tenant';
  id: string;
  name: string;
  token: string;
  tenantId: string;
  /** Of a user: who they are. */
  user?: User;
}

/** Whom one may look as. */
export interface LookChoices {
  roles: { id: string; name: string }[];
  users: { id: string; name: string }[];
  tenants: { id: string; name: string }[];
}

export const LOOK_KINDS = { role: '角色', user: '用户', tenant: '租户' } as const;
