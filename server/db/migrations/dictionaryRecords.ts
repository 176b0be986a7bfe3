import type { Migration } from './Migration.ts';

/**
 * Dictionaries as records: those of the declarations stand beside the tenant's own, and what was changed of them is
 * marked, so that everything else follows the files.
 */
export const dictionaryRecords: Migration = {
  id: 310,
  name: 'dictionaries as records',
  sql: `
ALTER TABLE sys_dict ADD COLUMN source varchar(10) NOT NULL DEFAULT 'table';
ALTER TABLE sys_dict ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sys_dict ADD COLUMN create_by varchar(100);
ALTER TABLE sys_dict ADD COLUMN create_time timestamp(0);
ALTER TABLE sys_dict ADD COLUMN update_by varchar(100);
ALTER TABLE sys_dict ADD COLUMN update_time timestamp(0);
ALTER TABLE sys_dict ADD COLUMN sys_org_code varchar(64);

ALTER TABLE sys_dict_item ADD COLUMN tenant_id varchar(36) DEFAULT current_setting('app.tenant', true);
UPDATE sys_dict_item i SET tenant_id = d.tenant_id FROM sys_dict d WHERE d.id = i.dict_id;
ALTER TABLE sys_dict_item ADD COLUMN description varchar(500);
ALTER TABLE sys_dict_item ADD COLUMN changed varchar(10) NOT NULL DEFAULT '0';
ALTER TABLE sys_dict_item ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE sys_dict_item ADD COLUMN create_by varchar(100);
ALTER TABLE sys_dict_item ADD COLUMN create_time timestamp(0);
ALTER TABLE sys_dict_item ADD COLUMN update_by varchar(100);
ALTER TABLE sys_dict_item ADD COLUMN update_time timestamp(0);
ALTER TABLE sys_dict_item ADD COLUMN sys_org_code varchar(64);
CREATE INDEX ix_sys_dict_item_dict ON sys_dict_item (dict_id, sort_order);
`,
};
