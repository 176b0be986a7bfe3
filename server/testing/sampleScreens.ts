import { readFile } from 'node:fs/promises';
import { compile } from '../../engine/compile/compile.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Database, Session } from '../db/Database.ts';
import { applySchema, planSchema } from '../db/schema/planSchema.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import { tableSources } from './tableSources.ts';
import type { Filling } from './testDatabase.ts';

const goods = {
  title: '商品',
  fields: [
    { key: 'name', title: '名称', type: 'input', maxLength: 20, validateRules: ['required'], query: true },
    { key: 'sku', title: 'SKU', type: 'input', store: { length: 30, unique: true } },
    { key: 'qty', title: '数量', type: 'inputNumber', precision: 0 },
    { key: 'price', title: '进价', type: 'inputNumber', precision: 2, restricted: true },
    { key: 'weight', title: '重量', type: 'inputNumber', precision: 3 },
    { key: 'load', title: '总重', type: 'inputNumber', precision: 1, value: 'row.weight * row.qty' },
    {
      key: 'state',
      title: '状态',
      type: 'select',
      defaultValue: '1',
      options: [
        { value: '1', text: '在售' },
        { value: '2', text: '停售' },
      ],
    },
    { key: 'levels', title: '尺码', type: 'list_multi', dictCode: 'garment_size' },
    { key: 'madeOn', title: '生产日期', type: 'date' },
    { key: 'checkedAt', title: '质检时间', type: 'datetime' },
    { key: 'remark', title: '备注', type: 'textarea' },
    { key: 'source', title: '来源', type: 'normal', defaultValue: 'api' },
  ],
  unique: [['name', 'madeOn']],
};

const sizes = {
  title: '尺码',
  items: [
    { value: 's', text: '小码' },
    { value: 'm', text: '中码' },
    { value: 'xl', text: '加大码' },
  ],
};

/** A model with two sub-tables. */
export const bill = {
  title: '发货单',
  fields: [
    { key: 'billNo', title: '单号', type: 'input', validateRules: ['required'], store: { length: 30, unique: true } },
    { key: 'orderNum', title: '次序', type: 'inputNumber', precision: 0 },
    { key: 'buyer', title: '收货人', type: 'input', validateRules: ['unique'] },
    { key: 'cost', title: '成本', type: 'inputNumber', precision: 2, restricted: true },
    { key: 'proof', title: '凭证', type: 'file' },
    {
      key: 'ways',
      title: '运输方式',
      type: 'select',
      multiple: true,
      options: [
        { value: 'sea', text: '海运' },
        { value: 'air', text: '空运' },
      ],
    },
    { key: 'packing', title: '包装', type: 'select', allowInput: true, options: [{ value: 'box', text: '纸箱' }] },
    { key: 'keepers', title: '经办人', type: 'sel_user', multiple: true, store: { length: 200 } },
  ],
  subTables: [
    { model: 'market/bill-line', foreignKey: 'billId', title: '明细', grid: { dragSort: 'orderNum' } },
    { model: 'market/bill-note', foreignKey: 'billId' },
  ],
};

const billLine = {
  title: '发货明细',
  fields: [
    { key: 'billId', title: '单', type: 'hidden', store: { length: 36, index: true } },
    { key: 'orderNum', title: '次序', type: 'inputNumber', precision: 0 },
    { key: 'sku', title: 'SKU', type: 'input', validateRules: ['required'] },
    { key: 'qty', title: '数量', type: 'inputNumber', precision: 0, min: 1 },
    { key: 'price', title: '单价', type: 'inputNumber', precision: 2 },
    { key: 'amount', title: '金额', type: 'inputNumber', precision: 2, value: 'row.qty * row.price' },
    { key: 'secret', title: '底价', type: 'inputNumber', precision: 2, restricted: true },
  ],
  unique: [['billId', 'sku']],
};

export const kind = {
  title: '类目',
  tree: {},
  fields: [
    { key: 'pid', title: '上级', type: 'hidden', store: { length: 36, index: true } },
    { key: 'hasChild', title: '有下级', type: 'hidden', store: { length: 3 } },
    { key: 'name', title: '名称', type: 'input', validateRules: ['required'], query: { mode: 'like' } },
  ],
  sort: { key: 'name', order: 'asc' },
};

const billNote = {
  title: '发货备注',
  fields: [
    { key: 'billId', title: '单', type: 'hidden', store: { length: 36, index: true } },
    { key: 'note', title: '备注', type: 'input', validateRules: ['required'] },
    { key: 'serial', title: '流水', type: 'input', store: { length: 20, unique: true } },
  ],
};

export const account = {
  title: '店铺账号',
  fields: [
    { key: 'name', title: '账号', type: 'input', validateRules: ['required'] },
    {
      key: 'password',
      title: '密码',
      type: 'password',
      validateRules: ['required', { rule: 'length', min: 8, max: 40 }],
    },
    { key: 'intro', title: '介绍', type: 'umeditor' },
    { key: 'notes', title: '备注', type: 'markdown' },
  ],
};

const sales = {
  title: '库存统计',
  sql: [
    'select name, state, sum(qty) as qty_total, max(price) as top_price, min(made_on) as first_made',
    'from market_goods',
    'where (${shop} is null or name <> ${shop}) and (${since} is null or made_on >= ${since})',
    "  and #{sys_user_code} <> 'nobody'",
    'group by name, state -- by hand',
  ],
  params: [
    { key: 'shop', title: '店铺', type: 'input' },
    { key: 'since', title: '起始', type: 'date', defaultValue: '2000-01-01' },
  ],
  columns: [
    { key: 'name', title: '名称', type: 'normal' },
    { key: 'state', title: '状态', type: 'select', dictCode: 'goods_state' },
    { key: 'qtyTotal', title: '数量', type: 'inputNumber', precision: 0, statistics: ['sum'] },
    { key: 'topPrice', title: '最高进价', type: 'inputNumber', precision: 2, restricted: true, statistics: ['sum'] },
    { key: 'firstMade', title: '最早生产', type: 'date' },
  ],
  query: [
    { key: 'name', mode: 'like' },
    { key: 'qtyTotal', mode: 'group' },
    { key: 'topPrice', mode: 'group' },
  ],
};

const mustHave = {
  title: '指定',
  sql: ['select name from market_goods where name = ${who} and state = ${state}'],
  params: [
    { key: 'who', title: '名称', type: 'input', required: true },
    { key: 'state', title: '状态', type: 'select', defaultValue: '1', dictCode: 'goods_state' },
  ],
  columns: [{ key: 'name', title: '名称', type: 'normal' }],
};

const slow = {
  title: '慢',
  sql: [
    'select count(*) as n from generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100) c',
  ],
  columns: [{ key: 'n', title: '数', type: 'inputNumber' }],
};

const states = {
  title: '商品状态',
  items: [
    { value: '1', text: '在售' },
    { value: '2', text: '停售' },
  ],
};

const app = { title: '织屏', shortTitle: '织屏', home: '/market/goods' };
const menu = {
  items: [{ screen: 'market/goods' }, { screen: 'market/sales' }, { screen: 'market/must' }, { screen: 'market/slow' }],
};

/** A small set of declarations for the suites: one model, its list, three reports, and what a suite adds. */
export async function sampleScreens(more: Readonly<Record<string, object>> = {}): Promise<Compiled> {
  const screen = (type: string, name: string) => ({ title: name, type, [type === 'list' ? 'model' : 'report']: name });
  const files: Record<string, object> = {
    'screens/app.json': app,
    'screens/menu.json': menu,
    'screens/market/goods.model.json': goods,
    'screens/market/goods.screen.json': screen('list', 'market/goods'),
    'screens/market/bill.model.json': bill,
    'screens/market/bill-line.model.json': billLine,
    'screens/market/bill-note.model.json': billNote,
    'screens/market/bill.screen.json': {
      ...screen('list', 'market/bill'),
      editing: 'inline',
      grid: { dragSort: 'orderNum' },
    },
    'screens/market/account.model.json': account,
    'screens/market/account.screen.json': { ...screen('list', 'market/account'), editing: 'inline' },
    'screens/market/kind.model.json': kind,
    'screens/market/kind.screen.json': { title: '类目', type: 'tree', model: 'market/kind' },
    'screens/market/sales.report.json': sales,
    'screens/market/sales.screen.json': screen('report', 'market/sales'),
    'screens/market/must.report.json': mustHave,
    'screens/market/must.screen.json': screen('report', 'market/must'),
    'screens/market/slow.report.json': slow,
    'screens/market/slow.screen.json': screen('report', 'market/slow'),
    'screens/dictionaries/garment_size.dictionary.json': sizes,
    'screens/dictionaries/goods_state.dictionary.json': states,
    ...more,
  };
  const kinds = /\.?(\w+)\.json$/;
  const sources = Object.entries(files).map(([path, value]) => {
    const kind = kinds.exec(path)?.[1] ?? '';
    const up = '../'.repeat(path.split('/').length - 1);
    return { path, text: JSON.stringify({ $schema: `${up}schemas/${kind}.schema.json`, ...value }) };
  });
  const compiled = compile(sources, await loadCompilePorts());
  const errors = compiled.problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  return compiled;
}

/** The tables of the sample declarations; those of further ones are made beside them. */
export const sampleTables: Filling = {
  key: async () => (await readFile(import.meta.filename, 'utf8')) + (await tableSources()),
  fill: async (db) => applySample(db, await sampleScreens()),
};

/** Makes the tables of the models. */
export async function applySample(db: Database, compiled: Compiled): Promise<void> {
  const plan = await planSchema(db, [...compiled.models.values()]);
  await applySchema(db, plan, { confirm: false, facts: compiled });
}

/** A database that notes every SQL text it is given. */
export function recording(db: Database, texts: string[]): Database {
  const noting = (session: Session): Session => ({
    query: (sql, values, options) => {
      texts.push(sql);
      return session.query(sql, values, options);
    },
  });
  return {
    ...db,
    query: noting(db).query,
    transaction: (work, options) => db.transaction((session) => work(noting(session)), options),
    withTenant: (scope, work, options) => db.withTenant(scope, (session) => work(noting(session)), options),
    readOnly: (scope, work, options) => db.readOnly(scope, (session) => work(noting(session)), options),
    readTogether: (scope, readings) => {
      texts.push(...readings.map(({ sql }) => sql));
      return db.readTogether(scope, readings);
    },
    readInBatches: (scope, selection, options, onRows) => {
      texts.push(selection.sql);
      return db.readInBatches(scope, selection, options, onRows);
    },
  };
}
