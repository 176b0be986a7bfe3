/** Of a declared dictionary what was changed of it alone: the rest is as its file has it. */
export const SELECT_STORED_ITEMS = `SELECT d.dict_code AS code, i.item_value AS value, i.item_text AS text, i.item_color AS color,
    i.status = 1 AS enabled, CASE WHEN d.source = 'file' THEN i.sort_order END AS rank
  FROM sys_dict d JOIN sys_dict_item i ON i.dict_id = d.id
  WHERE (d.tenant_id IS NULL OR d.tenant_id = $1) AND (d.source = 'table' OR i.changed = '1')
  ORDER BY d.tenant_id IS NOT NULL, d.dict_code, i.sort_order, i.id`;
