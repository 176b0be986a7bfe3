import type { Migration } from './Migration.ts';

/** What a job came to, as JSON for the page that waits for it. */
export const jobOutcomes: Migration = {
  id: 580,
  name: 'job-outcomes',
  sql: 'ALTER TABLE sys_job ADD COLUMN outcome jsonb;',
};
