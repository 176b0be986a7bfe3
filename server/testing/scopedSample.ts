import { bumpRights } from '../auth/sessions.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import type { Database } from '../db/Database.ts';
import { type Answer, type SampleServer, startSample } from './sampleServer.ts';

const API = '/online/cgform/api';
const text = (key: string, title: string) => ({ key, title, type: 'input', store: { length: 40 } });

const stock = {
  title: '库存',
  recycleBin: true,
  fields: [
    { ...text('name', '名称'), validateRules: ['required', 'unique'] },
    text('owner', '负责人'),
    {
      key: 'shop',
      title: '店铺',
      type: 'select',
      options: ['A', 'B', 'C'].map((value) => ({ value, text: value })),
    },
    { key: 'qty', title: '数量', type: 'inputNumber', precision: 0, statistics: ['sum'] },
  ],
  subTables: [{ model: 'market/stock-line', foreignKey: 'stockId' }],
  measures: [{ key: 'units', title: '件数', value: 'sum(row.qty)' }],
  scopes: [
    { key: 'mine', title: '本人负责的', when: 'row.owner == user.username' },
    { key: 'shops', title: '自己店铺的', when: 'row.shop in user.shops' },
    { key: 'few', title: '少量的', when: "row.qty in [1, 2] && !(row.owner != null) || 'boss' in user.roles" },
    { key: 'department', title: '本部门的', when: 'row.sysOrgCode.startsWith(user.orgCode)' },
    { key: 'chosen', title: '指定店铺的', when: 'row.shop in values' },
    { key: 'chosenFew', title: '指定店铺少量的', when: 'row.shop in values && row.owner != null || row.qty == 8' },
  ],
};

const more = {
  'screens/app.json': {
    title: '织屏',
    shortTitle: '织屏',
    home: '/market/goods',
    userLists: [{ name: 'shops', model: 'market/depot', value: 'code', user: 'keeper' }],
  },
  'screens/market/stock.model.json': stock,
  'screens/market/stock-line.model.json': {
    title: '库存明细',
    fields: [{ key: 'stockId', title: '库存', type: 'hidden', store: { length: 36, index: true } }, text('sku', 'SKU')],
  },
  'screens/market/depot.model.json': { title: '店铺', fields: [text('code', '编码'), text('keeper', '保管人')] },
  'screens/market/stock.screen.json': { title: '库存', type: 'list', model: 'market/stock', editing: 'inline' },
  'screens/market/lines.screen.json': { title: '明细', type: 'list', model: 'market/stock-line' },
  'screens/market/shelf.report.json': {
    title: '库存报表',
    sql: ['select s.name, s.qty, l.sku from market_stock s join market_stock_line l on l.stock_id = s.id'],
    columns: [
      { key: 'name', title: '名称', type: 'normal' },
      { key: 'qty', title: '数量', type: 'inputNumber', precision: 0, statistics: ['sum'] },
      { key: 'sku', title: 'SKU', type: 'normal' },
    ],
    measures: [{ key: 'pieces', title: '件数', value: 'sum(row.qty)' }],
  },
  'screens/market/shelf.screen.json': { title: '库存报表', type: 'report', report: 'market/shelf' },
  'screens/market/stock-days.report.json': {
    title: '库存逐日',
    sql: [
      "select date '2026-01-01' as day, s.name, s.owner, s.shop, s.qty, s.sys_org_code as org from market_stock s",
      "where (${daysFrom} is null or date '2026-01-01' >= ${daysFrom})",
      "  and (${daysTo} is null or date '2026-01-01' <= ${daysTo})",
    ],
    params: [{ key: 'days', title: '日期', type: 'period' }],
    columns: [
      { key: 'day', title: '日期', type: 'date' },
      ...['name', 'owner', 'org'].map((key) => ({ key, title: key, type: 'normal' })),
      { key: 'shop', title: '店铺', type: 'select', options: ['A', 'B', 'C'].map((value) => ({ value, text: value })) },
      { key: 'qty', title: '数量', type: 'inputNumber', precision: 0, statistics: ['sum'] },
    ],
  },
  'screens/market/stock-day.model.json': {
    title: '库存逐日',
    facts: { report: 'market/stock-days', period: 'days', day: 'day' },
    fields: [
      { key: 'day', title: '日期', type: 'date' },
      ...stock.fields.slice(0, 4).map(({ key, title, type, ...more }) => ({
        key,
        title,
        type,
        ...('options' in more ? { options: more.options } : {}),
        ...(type === 'inputNumber' ? { precision: 0 } : {}),
      })),
      text('org', '部门'),
    ],
    scopes: stock.scopes.map(({ when, ...scope }) => ({ ...scope, when: when.replace('row.sysOrgCode', 'row.org') })),
  },
  'screens/market/stock-day.screen.json': {
    title: '库存逐日',
    type: 'list',
    model: 'market/stock-day',
    toolbar: ['export'],
    rowActions: ['detail'],
  },
  'screens/market/shelf-days.report.json': {
    title: '库存逐日报表',
    sql: ['select name, qty from market_stock_day'],
    columns: [
      { key: 'name', title: '名称', type: 'normal' },
      { key: 'qty', title: '数量', type: 'inputNumber', precision: 0, statistics: ['sum'] },
    ],
  },
  'screens/market/board.board.json': {
    title: '库存看板',
    model: 'market/stock',
    parts: [
      { type: 'figure', measure: 'units', width: 6 },
      { type: 'table', title: '各店', dimensions: ['shop'], measures: ['units'] },
      { type: 'figure', report: 'market/shelf', measure: 'pieces', width: 6 },
    ],
  },
  'screens/market/stock-card.print.json': {
    title: '库存卡',
    model: 'market/stock',
    lookups: { same: { model: 'market/stock', match: { shop: 'shop' } } },
    parts: [
      { type: 'text', text: '${name} ${same.name}' },
      { type: 'table', table: 'market/stock-line', columns: ['sku'] },
    ],
  },
  'screens/market/stock-sheet.print.json': {
    title: '店铺库存',
    model: 'market/stock',
    group: 'shop',
    parts: [{ type: 'table', columns: ['name', 'qty'], totals: ['qty'] }],
  },
  'screens/dictionaries/stock_name.dictionary.json': {
    title: '库存名称',
    source: { model: 'market/stock', text: 'name', code: 'name' },
  },
};

/** Every quantity is a power of two: a sum tells of which rows it is. */
export const stockRows = [
  { name: '甲', owner: 'caiwu', shop: 'A', qty: 1 },
  { name: '乙', owner: 'caiwu', shop: 'B', qty: 2 },
  { name: '丙', owner: 'yunying', shop: 'A', qty: 4 },
  { name: '丁', shop: 'B', qty: 8 },
  { name: '戊', owner: 'yunying', shop: 'C', qty: 16 },
  { name: '己', shop: 'C', qty: 2 },
];
export const foreignRow = { name: '外', owner: 'caiwu', shop: 'A', qty: 64 };
export const everyName = '甲乙丙丁戊己';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The sample server with a model whose rows roles are narrowed to; 财务专员 (`caiwu`) reads it and may change it. */
export interface ScopedSample extends SampleServer {
  ask(method: Method, url: string, as: string, more?: object): Promise<Answer>;
  run(sql: string, values?: string[]): Promise<Record<string, string>[]>;
  ids: ReadonlyMap<string, string>;
  userId(username: string): Promise<string>;
  /** Exactly these scopes of the role, at once: `market/stock#mine`. */
  give(role: string, ...codes: string[]): Promise<void>;
  /** `caiwu` has the role as well, `aux` or `boss`. */
  join(role: string, isMember: boolean): Promise<void>;
}

export async function startScoped(db: Database): Promise<ScopedSample> {
  const sample = await startSample(db, more);
  const ids = new Map<string, string>();
  const run = async (sql: string, values: string[] = []) =>
    (await sample.db.query<Record<string, string>>(sql, values)).rows;
  const ask = (method: Method, url: string, as: string, rest: object = {}) => sample.call(method, url, { as, ...rest });
  const userId = async (username: string) =>
    (await run('SELECT id FROM sys_user WHERE username = $1', [username]))[0]?.id ?? '';
  for (const [code, keeper] of [
    ['A', 'caiwu'],
    ['B', 'yunying'],
    ['C', 'yunying'],
  ] as const)
    await run(`INSERT INTO market_depot (id, tenant_id, code, keeper) VALUES ($1, '1000', $1, $2)`, [code, keeper]);
  for (const row of [...stockRows, foreignRow]) {
    const body = { ...row, market_stock_line: [{ sku: row.name }] };
    const { result } = await ask('POST', `${API}/form/market_stock`, row === foreignRow ? 'other' : 'admin', { body });
    ids.set(row.name, String(result));
  }
  const actions = ['add', 'edit', 'delete', 'batch_delete', 'import'].map((action) => `market:stock:${action}`);
  for (const action of [...actions, 'market:stock-line:add'])
    await run(`INSERT INTO sys_role_grant SELECT id, 'action', $1 FROM sys_role WHERE role_code = 'finance'`, [action]);
  for (const role of ['aux', 'boss'])
    await run(`INSERT INTO sys_role (id, tenant_id, role_code, role_name) VALUES ($1, '1000', $1, $1)`, [role]);
  await run(`INSERT INTO sys_role_grant VALUES ('aux', 'menu', 'market/stock')`);
  return {
    ...sample,
    ask,
    run,
    ids,
    userId,
    async give(role, ...codes) {
      const id = (await run('SELECT id FROM sys_role WHERE role_code = $1', [role]))[0]?.id ?? '';
      await run(`DELETE FROM sys_role_grant WHERE kind = 'scope' AND role_id = $1`, [id]);
      for (const code of codes) await run(`INSERT INTO sys_role_grant VALUES ($1, 'scope', $2)`, [id, code]);
      await bumpRights(sample.db, HOME_TENANT, { users: [await userId('caiwu'), await userId('yunying')] });
    },
    async join(role, isMember) {
      await run('DELETE FROM sys_user_role WHERE role_id = $1', [role]);
      if (isMember) await run('INSERT INTO sys_user_role VALUES ($1, $2)', [await userId('caiwu'), role]);
    },
  };
}
