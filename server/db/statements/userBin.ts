/** Who removes users, and when, for the trigger that keeps them. */
export const SET_REMOVER = `UPDATE sys_user SET update_by = $2, update_time = $3::timestamp
  WHERE tenant_id = $1 AND id = any($4)`;

/** Whose tables the owner of the database writes to now. */
export const SET_TENANT = "SELECT set_config('app.tenant', $1, true)";

/** Removed users with whoever has their name, phone or mail by now. */
export const SELECT_REMOVED = `SELECT b.id, b.username, b.role_ids,
    EXISTS (SELECT 1 FROM sys_user u WHERE lower(u.username) = lower(b.username)) AS name_taken,
    EXISTS (SELECT 1 FROM sys_user u WHERE u.tenant_id = b.tenant_id AND u.phone = b.phone AND b.phone <> '') AS phone_taken,
    EXISTS (SELECT 1 FROM sys_user u WHERE u.tenant_id = b.tenant_id AND u.email = b.email AND b.email <> '') AS email_taken
  FROM sys_user_bin b WHERE b.tenant_id = $1 AND b.id = any($2) FOR UPDATE`;

/** Back as they were, but for what they would have to confirm again; sessions from before stay over. */
export const RESTORE_USERS = `INSERT INTO sys_user SELECT u.* FROM sys_user_bin b, jsonb_populate_record(NULL::sys_user,
    b.kept || jsonb_build_object('confirmed_phone', NULL, 'confirmed_email', NULL,
      'session_epoch', (b.kept ->> 'session_epoch')::int + 1, 'version', (b.kept ->> 'version')::int + 1)) u
  WHERE b.tenant_id = $1 AND b.id = any($2)`;

/** In the roles that are still there. */
export const RESTORE_ROLES = `INSERT INTO sys_user_role (user_id, role_id) SELECT b.id, r.id
  FROM sys_user_bin b JOIN sys_role r ON r.tenant_id = b.tenant_id AND r.id = any(string_to_array(b.role_ids, ','))
  WHERE b.tenant_id = $1 AND b.id = any($2)`;

/** In the departments that are still there. */
export const RESTORE_DEPARTMENTS = `INSERT INTO sys_user_depart (user_id, depart_id, tenant_id) SELECT b.id, d.id, b.tenant_id
  FROM sys_user_bin b JOIN sys_depart d ON d.tenant_id = b.tenant_id AND d.id = any(string_to_array(b.depart_ids, ','))
  WHERE b.tenant_id = $1 AND b.id = any($2)`;

export const EMPTY_BIN = 'DELETE FROM sys_user_bin WHERE tenant_id = $1 AND id = any($2)';
