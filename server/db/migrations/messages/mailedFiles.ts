import type { Migration } from '../Migration.ts';

/** Messages may carry a file of the person they go to; schedules that send files say by which way. */
export const mailedFiles: Migration = {
  id: 790,
  name: 'mailed files',
  sql: `
ALTER TABLE sys_message ADD COLUMN file_name varchar(200);
ALTER TABLE sys_message ADD COLUMN file_path varchar(300);
ALTER TABLE sys_schedule ALTER COLUMN parameter TYPE varchar(500);
ALTER TABLE sys_schedule ADD COLUMN channel varchar(10) DEFAULT 'notice';
`,
};
