import type { Migration } from '../Migration.ts';

/** Sessions that look with other rights beside the one they hang on, and end with it. */
export const lookSessions: Migration = {
  id: 600,
  name: 'sessions that look only',
  sql: 'ALTER TABLE sys_session ADD COLUMN parent_hash varchar(64)',
};
