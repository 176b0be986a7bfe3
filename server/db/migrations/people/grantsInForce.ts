import type { Migration } from '../Migration.ts';

/**
 * What a role gives, asked role by role: a view of the grants of all roles is worked out whole for each, since nothing
 * is pushed into one that hides its rows.
 */
export const grantsInForce: Migration = {
  id: 800,
  name: 'grants in force of a role',
  sql: `
DROP VIEW sys_grant_in_force;

-- Sign-in asks before any tenant is known; whoever works in one asks of its roles alone. The row 'pack' says that a role
-- of administrators does not hold everything.
CREATE FUNCTION sys_grants_of(asked varchar) RETURNS TABLE (kind varchar, code varchar)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 200 SET search_path FROM CURRENT AS $$
  WITH bounded AS (
    SELECT r.id, r.role_code = 'admin' AS admin, p.id AS pack, string_to_array(p.permission_ids, ',') AS held
    FROM sys_role r JOIN sys_tenant t ON t.id = r.tenant_id LEFT JOIN sys_tenant_pack p ON p.id = t.pack_id
    WHERE r.id = asked AND coalesce(current_setting('app.tenant', true), '') IN ('', r.tenant_id)
  )
  SELECT g.kind, g.code FROM sys_role_grant g JOIN bounded b ON b.id = g.role_id
  WHERE b.pack IS NULL OR g.kind = 'scope' OR concat(g.kind, ':', g.code) = ANY (b.held)
  UNION
  SELECT split_part(h.id, ':', 1), substr(h.id, strpos(h.id, ':') + 1)
  FROM bounded b CROSS JOIN LATERAL unnest(b.held) AS h (id) WHERE b.admin AND b.pack IS NOT NULL
  UNION
  SELECT 'pack', b.pack FROM bounded b WHERE b.admin AND b.pack IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION sys_grants_of(varchar) FROM PUBLIC;
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'weft_app') THEN
    GRANT EXECUTE ON FUNCTION sys_grants_of(varchar) TO weft_app;
  END IF;
END $$;
`,
};
