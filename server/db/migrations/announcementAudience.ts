import type { Migration } from './Migration.ts';

/** Announcements to departments, with files, and how many they reached and were read by. */
export const announcementAudience: Migration = {
  id: 770,
  name: 'audience and figures of announcements',
  sql: `
ALTER TABLE sys_announcement ADD COLUMN dept_ids varchar(4000);
ALTER TABLE sys_announcement ADD COLUMN files text;
ALTER TABLE sys_announcement ADD COLUMN send_count integer;
ALTER TABLE sys_announcement ADD COLUMN read_count integer;

DO $$
DECLARE
  one varchar(36);
BEGIN
  FOR one IN SELECT id FROM sys_tenant LOOP
    PERFORM set_config('app.tenant', one, true);
    UPDATE sys_announcement a SET
      read_count = (SELECT count(*) FROM sys_announcement_send s WHERE s.annt_id = a.id AND s.read_flag = '1'),
      send_count = CASE WHEN a.msg_type = 'ALL'
        THEN (SELECT count(*) FROM sys_user u WHERE u.status = 1 AND (u.tenant_id = one OR EXISTS (
          SELECT 1 FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = one)))
        ELSE (SELECT count(*) FROM sys_announcement_send s WHERE s.annt_id = a.id) END
    WHERE a.tenant_id = one AND a.send_status <> '0';
  END LOOP;
  PERFORM set_config('app.tenant', '', true);
END $$;
`,
};
