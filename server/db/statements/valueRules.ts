export const SELECT_CHECK_RULES = `SELECT rule_code AS code, rule_json AS parts FROM sys_check_rule
  WHERE tenant_id = $1 AND rule_code = any($2)`;

export const SELECT_CHECK_RULE = `SELECT rule_json AS parts FROM sys_check_rule WHERE tenant_id = $1 AND id = $2`;

export const SELECT_FILL_RULES = `SELECT rule_code AS code, rule_class AS kind, rule_params AS parameters
  FROM sys_fill_rule WHERE tenant_id = $1 AND rule_code = any($2)`;

/** The row stays locked until the transaction ends: no two get the same number, and one that is rolled back is free again. */
export const NEXT_NUMBER = `INSERT INTO sys_sequence (tenant_id, name, value) VALUES ($1, $2, 1)
  ON CONFLICT (tenant_id, name) DO UPDATE SET value = sys_sequence.value + 1
  RETURNING value`;

export const COMING_NUMBER = `SELECT coalesce(max(value), 0) + 1 AS value FROM sys_sequence
  WHERE tenant_id = $1 AND name = $2`;

// By code and not by place: a department that was moved has kept the code it was given.
export const SELECT_CODES_BELOW = `SELECT below.org_code AS code, above.org_code AS above
  FROM sys_depart above LEFT JOIN sys_depart below ON below.tenant_id = above.tenant_id
    AND length(below.org_code) = length(above.org_code) + 3 AND starts_with(below.org_code, above.org_code)
  WHERE above.tenant_id = $1 AND (above.id = $2 OR above.org_code = $2)`;

export const SELECT_TOP_CODES = `SELECT org_code AS code FROM sys_depart WHERE tenant_id = $1 AND length(org_code) = 3`;
