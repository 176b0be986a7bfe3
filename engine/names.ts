/** `orderDate` → `order_date`: the table's name for a row key. */
export function snakeCase(key: string): string {
  // Every field of every model is asked: no regular expression.
  let [snaked, from] = ['', 0];
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at);
    if (code < CAPITAL_A || code > CAPITAL_Z) continue;
    snaked += `${key.slice(from, at)}_${String.fromCharCode(code + TO_SMALL)}`;
    from = at + 1;
  }
  return from === 0 ? key : snaked + key.slice(from);
}

const CAPITAL_A = 65;
const CAPITAL_Z = 90;
const TO_SMALL = 32;

/** Whether a table or a column can be called so: what PostgreSQL takes unquoted, in full. */
export const isTableName = (name: string): boolean => TABLE_NAME.test(name);

const TABLE_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/** Whether every object has such a member, or is taken for another thing when it has: no key of a row can be called so. */
export const isMemberName = (key: string): boolean => MEMBERS.has(key);

const MEMBERS: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'then', 'toJSON']);

/** `order_date` → `orderDate`: the row key for a column of a table or a query. */
export function camelCase(column: string): string {
  return column.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `market/order-analysis` → `market_order_analysis`: the code on the wire. */
export const wireCode = (id: string): string => id.replaceAll('/', '_').replaceAll('-', '_');

/** `market/order-analysis` → `market:order-analysis`: the permission prefix. */
export const permissionPrefix = (id: string): string => id.replaceAll('/', ':');

/** Fields every record has, on top of its own. They can be shown and sorted by, never written. */
export const systemFields = [
  { key: 'id', title: '编号', kind: 'text' },
  { key: 'version', title: '版本', kind: 'number' },
  { key: 'createBy', title: '创建人', kind: 'text' },
  { key: 'createTime', title: '创建时间', kind: 'datetime' },
  { key: 'updateBy', title: '更新人', kind: 'text' },
  { key: 'updateTime', title: '更新时间', kind: 'datetime' },
  { key: 'sysOrgCode', title: '所属部门', kind: 'text' },
] as const;

/** Characters of a record's id: what the server makes has 19, what came from elsewhere may have more. */
export const LONGEST_ID = 36;

/** Columns that every table has, whatever its model says: the server's, and those PostgreSQL keeps for itself. */
export const ownColumns: ReadonlyMap<string, '产品' | 'PostgreSQL'> = new Map([
  ...[...systemFields.map(({ key }) => snakeCase(key)), 'tenant_id'].map((name) => [name, '产品'] as const),
  ...['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'].map((name) => [name, 'PostgreSQL'] as const),
]);

/** Code under which the categories are named like a dictionary; no declared one can be called so. */
export const CATEGORY_DICTIONARY = '@category';
