import type { Migration } from './Migration.ts';

/**
 * Tells every process, once it is committed, whose sessions or rights have changed: sockets and streams that were
 * opened before look again. In the database, so that no way to change them can forget it.
 */
export const accessNotices: Migration = {
  id: 100,
  name: 'notices of changed access',
  sql: `
CREATE FUNCTION sys_tell_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_catalog.pg_notify('weft_access', TG_ARGV[0] || ' ' || (pg_catalog.to_jsonb(OLD) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;

CREATE TRIGGER tell_access AFTER UPDATE OF status, session_epoch, rights_version ON sys_user
  FOR EACH ROW WHEN ((OLD.status, OLD.session_epoch, OLD.rights_version)
    IS DISTINCT FROM (NEW.status, NEW.session_epoch, NEW.rights_version))
  EXECUTE FUNCTION sys_tell_access('user', 'id');
CREATE TRIGGER tell_access AFTER UPDATE OF rights_version OR DELETE ON sys_user_tenant
  FOR EACH ROW EXECUTE FUNCTION sys_tell_access('user', 'user_id');
CREATE TRIGGER tell_access AFTER UPDATE OF status ON sys_tenant
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION sys_tell_access('tenant', 'id');
CREATE TRIGGER tell_access AFTER UPDATE OF revoked_at, preview, org_code ON sys_session
  FOR EACH ROW EXECUTE FUNCTION sys_tell_access('session', 'token_hash');
CREATE TRIGGER tell_removal AFTER DELETE ON sys_session
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION sys_tell_access('session', 'token_hash');
`,
};
