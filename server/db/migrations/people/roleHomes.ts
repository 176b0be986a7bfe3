import type { Migration } from '../Migration.ts';

/** The page a role begins with; of several roles of a user the one with the highest priority says. */
export const roleHomes: Migration = {
  id: 610,
  name: 'role homes',
  sql: `
ALTER TABLE sys_role ADD COLUMN home_path varchar(200);
ALTER TABLE sys_role ADD COLUMN home_priority integer NOT NULL DEFAULT 0;
`,
};
