import { createReadStream } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { type Imported, importJeecg } from '../../server/scaffold/jeecg/importJeecg.ts';
import { gather, type Source } from '../../server/scaffold/jeecg/Source.ts';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { inProject } from '../setup/checkout.mjs';
import { openAround } from './around.ts';

let around: Awaited<ReturnType<typeof openAround>>;
let source: Source;
let fromNothing: Imported;

beforeAll(async () => {
  around = await openAround();
  source = await gather(createReadStream(inProject('tests', 'jeecg', 'dump.sql')));
  fromNothing = await importJeecg(source, [], around);
}, 120_000);
afterAll(() => around.close());

type Declared = Record<string, unknown> & { fields?: { key: string }[]; columns?: { key: string }[] };

function declared(files: readonly SourceFile[], path: string): Declared {
  const text = files.find((file) => file.path === `screens/${path}`)?.text;
  if (text === undefined) throw new Error(`no ${path}; there are ${files.map((file) => file.path).join(', ')}`);
  return JSON.parse(text) as Declared;
}

const read = (path: string): Declared => declared(fromNothing.files, path);
const field = (path: string, key: string) => read(path).fields?.find((each) => each.key === key);
const told = (what: string) => fromNothing.notes.filter((note) => note.what.includes(what));

test('into an empty folder: no problems, neither of the compiler nor of the database', async () => {
  expect(fromNothing).toMatchObject({ problems: [], warnings: [] });
  const compiled = around.compile(fromNothing.files);
  expect(compiled.problems).toEqual([]);
  expect(await around.describe(compiled)).toEqual([]);
  expect([...compiled.plans.keys()]).toContain('mkt/claim');
});

test('beside the shipped declarations: no problems, what clashes is renamed and told of', async () => {
  const own = await readDeclarations(inProject('screens'));
  const { files, notes, problems } = await importJeecg(source, own, around);
  expect(problems).toEqual([]);
  const paths = new Set(files.map(({ path }) => path));
  const all = [...own.filter(({ path }) => !paths.has(path)), ...files];
  const compiled = around.compile(all);
  expect(compiled.problems).toEqual(around.compile(own).problems);
  expect(await around.describe(compiled)).toEqual([]);
  // Nothing but the menu is written over.
  expect(own.filter(({ path }) => paths.has(path)).map(({ path }) => path)).toEqual(['screens/menu.json']);
  expect(files.find(({ path }) => path === 'screens/market/old-orders.sql')?.text).toContain('from market_order_2');
  expect(notes.filter(({ kind }) => kind === 'changed').map(({ why }) => why)).toEqual(
    expect.arrayContaining(['项目里已有 market/order', '项目里已有同样的字典', '项目里已有同名、值却不同的字典']),
  );
}, 120_000);

test.each([
  ['aText', { type: 'input', maxLength: 50, defaultValue: 'x' }],
  ['aPassword', { type: 'password' }],
  ['aRich', { type: 'umeditor' }],
  ['aMd', { type: 'markdown' }],
  ['aList', { type: 'select', dictCode: 'sex' }],
  ['aCheck', { type: 'checkbox_group', dictCode: 'mkt_site' }],
  ['aMulti', { type: 'list_multi', store: { length: 2000 } }],
  ['aSwitch', { type: 'switch', customValue: ['1', '0'], defaultValue: '1' }],
  ['aMonth', { type: 'date', period: 'month' }],
  ['aMoment', { type: 'datetime', defaultValue: '#{datetime}' }],
  ['aTime', { type: 'time' }],
  ['aFile', { type: 'file' }],
  ['aDepart', { type: 'sel_depart', picker: 'online/departments-by-id', multiple: true }],
  ['aDepartCode', { type: 'sel_depart', multiple: false }],
  ['aUserId', { type: 'sel_user', picker: 'online/users-by-id' }],
  ['aArea', { type: 'pca' }],
  ['aCat', { type: 'cat_tree', pcode: 'B01', textField: 'aCatName' }],
  ['aPopup', { type: 'popup', orgFields: ['month', 'claims'], destFields: ['aPopup', 'aPopupCount'] }],
  ['aPopupDict', { type: 'popup', orgFields: ['month'], destFields: ['aPopupDict'] }],
  ['aLink', { type: 'sel_business', picker: 'mkt/shop-picker', multiple: true }],
  ['aProvince', { type: 'select', linkageKey: 'aCity' }],
  ['aCity', { type: 'select' }],
  ['aUserName', { type: 'sel_user', multiple: false }],
  ['aNoDict', { type: 'input' }],
  ['aLong', { type: 'inputNumber', precision: 0, store: { type: 'bigint' } }],
  ['aBig', { type: 'inputNumber', precision: 3 }],
  ['aHidden', { type: 'hidden' }],
  ['col1', { store: { column: 'col_1' } }],
])('control of %s', (key, expected) => {
  expect(field('kitchen/sink.model.json', key)).toMatchObject(expected);
});

test('a main form with its sub-forms, its tree, its page', () => {
  expect(read('mkt/claim.model.json')).toMatchObject({
    allow: [expect.stringContaining('unknown-rule claim_no_rule')],
    sort: { key: 'claimNo', order: 'desc' },
    subTables: [
      { model: 'mkt/claim-line', foreignKey: 'claimId', title: '索赔明细' },
      { model: 'mkt/claim-bank', foreignKey: 'claimNo', single: true },
    ],
  });
  expect(read('mkt/claim.screen.json')).toMatchObject({ type: 'erp', form: { columns: 2, width: 900 } });
  expect(read('wh/bill.screen.json').type).toBe('inner');
  expect(read('mkt/kind.screen.json').type).toBe('tree');
  expect(read('mkt/kind.model.json').tree).toEqual({ parent: 'pid', hasChild: 'hasChild', text: 'name' });
  expect(read('mkt/claim-line.model.json').unique).toEqual([['claimId', 'sku']]);
  expect(read('mkt/claim-view.screen.json')).toMatchObject({ model: 'mkt/claim', columns: ['claimNo', 'amount'] });
  expect(field('mkt/claim-line.model.json', 'sku')).toMatchObject({
    width: 160,
    validateRules: ['required', { rule: 'regex', regex: '^[A-Z0-9-]+$', message: expect.stringContaining('SKU') }],
  });
  expect(read('dictionaries/mkt_shop_code.dictionary.json').source).toEqual({
    model: 'mkt/shop',
    code: 'code',
    text: 'name',
    where: [{ key: 'site', values: ['US'] }],
  });
});

test('a report with parameters, dictionary, totals, drill', () => {
  expect(read('mkt/claim-month.report.json')).toMatchObject({
    params: [
      { key: 'since', title: '日期从', type: 'date', required: true, defaultValue: '2024-01-01' },
      { key: 'owner', type: 'input' },
      { key: 'stateNot', type: 'inputNumber', required: true },
    ],
    columns: [
      { key: 'month', width: 110 },
      { key: 'claims', statistics: ['sum'], groupTitle: '索赔', drill: { to: 'mkt/claim' } },
      { key: 'amount', type: 'inputNumber', statistics: ['sum'] },
      { key: 'state', type: 'select', drill: { to: 'mkt/claim', with: { state: '{state}' } } },
      { key: 'rate', hidden: true },
    ],
  });
  expect(read('mkt/claim-lines.report.json').columns?.map(({ key }) => key)).toEqual([
    'id',
    'sku',
    'qty',
    'createTime',
  ]);
});

test('the menu has what was carried over', () => {
  expect(read('menu.json').items).toMatchObject([
    {
      title: '售后',
      icon: 'audit',
      children: [{ screen: 'mkt/claim' }, { screen: 'mkt/claim-month' }, { hidden: true }],
    },
    { title: '帮助', url: 'https://docs.example.com/help?x=1' },
    { title: '内嵌报表', url: 'https://bi.example.com/a', frame: true },
  ]);
});

test('rules become rows to be loaded', () => {
  const [checks, fills] = fromNothing.rules;
  expect(
    checks?.rows.map(([, code, , parts]) => [
      code,
      JSON.parse(parts ?? '').map((part: { digits: unknown }) => part.digits),
    ]),
  ).toEqual([['claim_no', [2, '*']]]);
  expect(fills?.rows).toEqual([['索赔单号', 'claim_no_rule', 'orderNumber', '{"prefix":"SP"}']]);
});

test.each([
  ['没有的表', '表「not_there」未声明'],
  ['类型不合', 'operator does not exist'],
  ['每周索赔', '函数 week'],
  ['ERP 库存', '另一个数据源 erp'],
  ['用户扩展', '属于系统'],
  ['脚本默认值', 'JavaScript'],
  ['索赔看板', '用程序写的页面'],
  ['中文列名', '列名要以小写字母开头'],
  ['按钮 通过', '由程序决定'],
])('what is lost is told with its place, its reason and the way out: %s', (what, why) => {
  const [note] = told(what).filter((each) => each.why.includes(why));
  expect(note).toMatchObject({ line: expect.any(Number), statement: expect.any(Number) });
  expect(note?.way).not.toBe('');
});

async function* dumped(tables: Record<string, Record<string, string>[]>): AsyncGenerator<Uint8Array> {
  const texts = (row: Record<string, string>) => Object.values(row).map((value) => `'${value.replaceAll("'", "\\'")}'`);
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows)
      yield Buffer.from(
        `INSERT INTO \`${table}\` (${Object.keys(row).map((name) => `\`${name}\``)}) VALUES (${texts(row)});\n`,
      );
}

const small = async (tables: Record<string, Record<string, string>[]>): Promise<Imported> =>
  importJeecg(await gather(dumped(tables)), [], around);

const sku = {
  cgform_head_id: 'h1',
  db_field_name: 'sku',
  db_field_txt: 'SKU',
  db_type: 'string',
  field_show_type: 'text',
  is_show_list: '1',
  is_show_form: '1',
};
const stock = {
  onl_cgform_head: [{ id: 'h1', table_name: 'a_stock', table_type: '1', table_txt: '库存' }],
  onl_cgform_field: [sku],
};

test.each([
  ["create_time between '${a}' and '${b}'", 'datetime', 0],
  ["date_add(create_time, interval 1 day) between '${a}' and '${b}'", 'date', 2],
])('two parameters the database takes only together: %s', async (where, type, changed) => {
  const head = { id: 'r1', code: 'made', name: '新建数', cgr_sql: `select count(*) as n from a_stock where ${where}` };
  const { files, notes } = await small({ ...stock, onl_cgreport_head: [head] });
  expect(declared(files, 'a/made.report.json').params).toMatchObject([{ type }, { type }]);
  expect(notes.filter(({ why }) => why.includes('operator does not exist'))).toHaveLength(changed);
});

test('a form that shows nothing is carried over as one', async () => {
  const hidden = { ...sku, is_show_list: '0', is_show_form: '0' };
  const { files, problems, warnings } = await small({ ...stock, onl_cgform_field: [hidden] });
  expect([...problems, ...warnings]).toEqual([]);
  expect(declared(files, 'a/stock.model.json').allow).toEqual(['nothing-shown：在线表单里也没有显示任何字段']);
});

test('what nobody can fill in is no longer required, and it is said', async () => {
  const shut = { ...sku, db_field_name: 'bill_no', db_field_txt: '单号', field_must_input: '1', is_show_form: '0' };
  const { files, notes, warnings } = await small({ ...stock, onl_cgform_field: [sku, shut] });
  expect(warnings).toEqual([]);
  expect(declared(files, 'a/stock.model.json').fields?.[1]).not.toHaveProperty('validateRules');
  expect(notes.map(({ kind, why }) => `${kind} ${why}`)).toContain('changed 表单里填不了它，也没有默认值');
});

test('a rule within a text is allowed for like one that stands alone', async () => {
  const { files, warnings } = await small({
    ...stock,
    onl_cgform_field: [{ ...sku, field_default_value: 'SKU-${sku_no}' }],
  });
  expect(warnings).toEqual([]);
  expect(declared(files, 'a/stock.model.json').allow).toEqual(['unknown-rule sku_no：随转储的填值规则一起导入']);
});

test('a default of several rules is left out, and it is said', async () => {
  const { files, notes, warnings } = await small({
    ...stock,
    onl_cgform_field: [{ ...sku, field_default_value: '${a}${b}' }],
  });
  expect(warnings).toEqual([]);
  expect(declared(files, 'a/stock.model.json').fields?.[0]).not.toHaveProperty('defaultValue');
  expect(notes.map(({ kind, why }) => `${kind} ${why}`)).toContain('lost 一个默认值只能由一条填值规则得出');
});

test('what leads to a report that is lost, and what belongs to nothing, is told of', async () => {
  const { notes, files } = await small({
    ...stock,
    onl_cgform_field: [
      ...stock.onl_cgform_field,
      { cgform_head_id: 'gone', db_field_name: 'left_over', db_field_txt: '剩下', db_type: 'string' },
    ],
    onl_cgreport_head: [{ id: 'r1', code: 'bad', name: '坏的', cgr_sql: 'select sku from a_stock where sku = 1' }],
    sys_permission: [
      { id: 'p1', parent_id: '', name: '目录', url: '/x', component: 'layouts/RouteView', menu_type: '0' },
      { id: 'p2', parent_id: 'p1', name: '坏报表', url: '/online/cgreport/r1', component: 'x', menu_type: '1' },
    ],
  });
  expect(declared(files, 'menu.json').items).toEqual([]);
  expect(notes.map(({ what, why }) => `${what}：${why}`)).toEqual(
    expect.arrayContaining([
      '菜单 坏报表：它打开的“坏的”没有搬过来，原因另列',
      '菜单 目录：目录里的页面都没有搬过来',
      '字段 left_over：onl_cgform_head 里没有 gone',
    ]),
  );
});

test('what is only worth telling keeps nothing from being carried over', async () => {
  const entry = { parent_id: '', url: 'https://a.example.com', component: 'layouts/IframePageView', menu_type: '0' };
  const { problems, warnings, files } = await small({
    sys_permission: [
      { ...entry, id: 'p1', name: '帮助' },
      { ...entry, id: 'p2', name: '帮助', url: 'https://b.example.com' },
    ],
  });
  expect(declared(files, 'menu.json').items).toHaveLength(2);
  expect(problems).toEqual([]);
  expect(warnings.map(({ code, file }) => [code, file])).toEqual([['menu-repeats', 'screens/menu.json']]);
});

/** A small project, its shop's list with the permission the dump's will have. */
const project = (more: Readonly<Record<string, unknown>> = {}): SourceFile[] =>
  Object.entries({
    'app.json': { title: '后台', shortTitle: '后台', home: '/own/shop' },
    'menu.json': { items: [{ screen: 'own/shop', title: '自己的店铺' }] },
    'own/shop.model.json': { title: '店铺', fields: [{ key: 'name', title: '名称', type: 'input' }] },
    'own/shop.screen.json': { title: '店铺', type: 'list', model: 'own/shop', permission: 'mkt:shop' },
    ...more,
  }).map(([path, value]) => ({ path: `screens/${path}`, text: JSON.stringify(value) }));

test('what was wrong before keeps nothing from being carried over', async () => {
  const columns = [{ key: 'name', title: '名称', type: 'normal' }];
  const own = project({
    'own/bad.report.json': { title: '坏的', sql: ["select name from own_shop where create_time > 'many'"], columns },
  });
  expect(await around.describe(around.compile(own))).toMatchObject([{ code: 'sql-database' }]);
  const { problems, files } = await importJeecg(source, own, around);
  expect(problems).toEqual([]);
  expect(declared(files, 'mkt/shop.screen.json').title).toBe('店铺');
});

test('what becomes unusual in a file of the project is told, and stops nothing', async () => {
  const own = project();
  expect(around.compile(own).problems).toEqual([]);
  const { problems, warnings, files } = await importJeecg(source, own, around);
  expect(problems).toEqual([]);
  expect(declared(files, 'mkt/shop.screen.json').title).toBe('店铺');
  expect(warnings.map(({ code, file }) => [code, file])).toEqual([
    ['shared-permission', 'screens/own/shop.screen.json'],
  ]);
});

const junk = [
  null,
  '',
  '0',
  '1',
  '{',
  '[]',
  '{"a":1}',
  "it's",
  '中文 空格',
  '../../x',
  'X'.repeat(300),
  '-1',
  '9999999999',
  '__proto__',
]
  .concat([
    '${x}',
    '#{date}',
    '${a}${b}',
    '(a+)+',
    '[',
    'mkt_claim',
    'sys_user',
    'switch',
    'popup',
    'sel_tree',
    'link_down',
    'h-claim',
  ])
  .concat(['3', 'Y', 'erp', 'pid', 'http://x', '/online/cgform/h-claim?x=${y}', ' a ', 'A.B', 'null', 'int', 'a,b']);

test('however a dump is spoilt, no problem is left', async () => {
  const places = Object.values(source).flatMap((rows) =>
    rows.flatMap((row) => Object.keys(row.values).map((column) => ({ row, column }))),
  );
  const change = fc.record({ place: fc.constantFrom(...places), value: fc.constantFrom(...junk) });
  const withoutDatabase = { ...around, describe: () => Promise.resolve([]) };
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 120 }), async (changes) => {
      const spoilt = new Map<object, Record<string, string | null>>();
      for (const { place, value } of changes)
        spoilt.set(place.row, { ...(spoilt.get(place.row) ?? place.row.values), [place.column]: value });
      const rows = Object.entries(source).map(([table, all]) => [
        table,
        all.map((row) => ({ ...row, values: spoilt.get(row) ?? row.values })),
      ]);
      const { files, problems } = await importJeecg(Object.fromEntries(rows) as Source, [], withoutDatabase);
      expect([...problems, ...around.compile(files).problems]).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('ten thousand fields in one statement', async () => {
  const [forms, each] = [400, 25];
  async function* dump(): AsyncGenerator<Uint8Array> {
    const heads = Array.from({ length: forms }, (_, at) => `('h${at}','big_table_${at}',1,'表 ${at}','Y','N')`);
    yield Buffer.from(
      'INSERT INTO `onl_cgform_head` (`id`,`table_name`,`table_type`,`table_txt`,`is_page`,`is_tree`) VALUES ',
    );
    yield Buffer.from(`${heads.join(',')};\nINSERT INTO \`onl_cgform_field\` `);
    yield Buffer.from(
      '(`cgform_head_id`,`db_field_name`,`db_field_txt`,`db_type`,`db_length`,`field_show_type`,`is_show_list`,`is_show_form`) VALUES ',
    );
    for (let at = 0; at < forms * each; at++)
      yield Buffer.from(
        `${at === 0 ? '' : ','}('h${Math.floor(at / each)}','col_${at % each}','列 \\'${at}\\'','string',32,'text',1,1)`,
      );
    yield Buffer.from(';');
  }
  const large = await gather(dump());
  expect(large.onl_cgform_field).toHaveLength(forms * each);
  const { files, problems } = await importJeecg(large, [], { ...around, describe: () => Promise.resolve([]) });
  expect(problems).toEqual([]);
  expect(files.filter(({ path }) => path.endsWith('.model.json'))).toHaveLength(forms);
}, 60_000);
