type Json = Record<string, unknown>;

const rows = { multiple: false, pageSizes: [10, 20, 30] };

const users: Json = {
  ...rows,
  byDepartment: true,
  value: 'username',
  text: 'realname',
  columns: ['username', 'realname', 'sex', 'phone', 'orgCodeTxt'],
  query: ['username'],
  width: 1250,
};

/** What differs where the users stand without the tree of departments. */
const plainUsers: Json = {
  columns: ['realname', 'username', 'phone', 'birthday'],
  query: ['username', 'realname', 'sex', 'birthday'],
  width: 1200,
};

const defaults: Readonly<Record<string, Json>> = {
  user: users,
  role: {
    ...rows,
    value: 'roleCode',
    text: 'roleName',
    columns: ['roleName', 'roleCode'],
    query: ['roleName'],
    width: 1200,
  },
  position: {
    ...rows,
    value: 'code',
    text: 'name',
    columns: ['name', 'code', 'postRank'],
    query: ['name'],
    width: 1200,
  },
  department: { multiple: false, value: 'orgCode', linked: false, width: 500 },
  category: { multiple: false, pcode: '0', linked: false, width: 500 },
  business: { ...rows, pageSizes: [5, 10, 20, 30], ellipsis: 12, width: 900 },
  popup: { ...rows, params: {}, separator: ',', width: 1200 },
};

const named = (item: unknown): unknown => (typeof item === 'string' ? { key: item } : item);

/** A picker with its defaults written out and its columns and query items as objects. */
export function normalizePicker(value: Json): Json {
  const variant = value.type === 'user' && value.byDepartment === false ? plainUsers : {};
  const text = value.type === 'business' || value.type === 'popup' ? { text: value.value } : {};
  const result: Json = { ...defaults[String(value.type)], ...variant, ...text, ...value };
  for (const key of ['columns', 'query']) {
    const list = result[key];
    if (Array.isArray(list)) result[key] = list.map(named);
  }
  return result;
}
