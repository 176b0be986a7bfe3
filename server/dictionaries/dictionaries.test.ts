import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_ITEMS } from '../../engine/session/session.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';

/** Users as an author may declare them, a tree of shelves, and a page that uses both. */
const declarations = {
  'screens/system/user.model.json': {
    title: '用户',
    table: 'sys_user',
    fields: [
      { key: 'username', title: '账号', type: 'input', store: { length: 100 } },
      { key: 'realname', title: '姓名', type: 'input', store: { length: 100 } },
      { key: 'status', title: '状态', type: 'inputNumber', precision: 0 },
    ],
  },
  'screens/market/shelf.model.json': {
    title: '库位',
    fields: [
      { key: 'shelfNo', title: '编号', type: 'input', store: { length: 30, unique: true } },
      { key: 'name', title: '名称', type: 'input' },
      { key: 'parentNo', title: '上级', type: 'input', store: { length: 30 } },
      { key: 'mark', title: '有下级', type: 'input', store: { length: 1 } },
      { key: 'secret', title: '底价', type: 'input', restricted: true },
    ],
  },
  'screens/market/stock.model.json': {
    title: '库存',
    fields: [
      { key: 'shelf', title: '库位', type: 'sel_tree', dictCode: 'shelf', multiple: true, store: { length: 100 } },
      { key: 'keeper', title: '保管人', type: 'sel_search_async', dictCode: 'account' },
      { key: 'goods', title: '商品', type: 'select', dictCode: 'goods_on_sale' },
      { key: 'category', title: '分类', type: 'cat_tree' },
      { key: 'area', title: '地区', type: 'pca' },
    ],
  },
  'screens/market/stock.screen.json': { title: '库存', type: 'list', model: 'market/stock' },
  'screens/menu.json': { items: [{ screen: 'market/goods' }, { screen: 'market/stock' }] },
  'screens/dictionaries/account.dictionary.json': {
    title: '账号',
    source: { model: 'system/user', text: 'realname', code: 'username' },
  },
  'screens/dictionaries/goods_on_sale.dictionary.json': {
    title: '在售商品',
    source: { model: 'market/goods', text: 'name', code: 'sku', where: [{ key: 'state', values: ['1'] }] },
  },
  'screens/dictionaries/goods_price.dictionary.json': {
    title: '进价',
    source: { model: 'market/goods', text: 'price', code: 'sku' },
  },
  'screens/dictionaries/shelf.dictionary.json': {
    title: '库位',
    source: { model: 'market/shelf', text: 'name', code: 'shelfNo', pid: 'parentNo' },
  },
  'screens/dictionaries/shelf_marked.dictionary.json': {
    title: '库位（有标记）',
    source: { model: 'market/shelf', text: 'name', code: 'shelfNo', pid: 'parentNo', hasChild: 'mark' },
  },
  'screens/dictionaries/shelf_secret.dictionary.json': {
    title: '库位底价',
    source: { model: 'market/shelf', text: 'secret', code: 'shelfNo' },
  },
};

const USERS = 'sys_user,realname,username';
const GOODS = 'market_goods,name,sku';
const SHELF = { tableName: 'market_shelf', text: 'name', code: 'shelf_no', pidField: 'parent_no', hasChildField: '' };

interface Item {
  value: string;
  text: string;
}

const shelves = [
  { shelfNo: 'SH', name: '上海仓', mark: '1' },
  { shelfNo: 'SH-A', name: '收货区', parentNo: 'SH', mark: '1' },
  { shelfNo: 'SH-A-1', name: '一号架', parentNo: 'SH-A' },
  { shelfNo: 'SZ', name: '深圳仓', parentNo: '0' },
];
const goods = [
  { name: '衬衫', sku: 'TS-1', state: '1', price: 10 },
  { name: '长裤', sku: 'TR-1', state: '1', price: 20 },
  { name: '旧货', sku: 'OLD', state: '2', price: 1 },
  { name: "100%'纯棉", sku: 'CO-1', state: '1', price: 5 },
];

const databases = await openTestDatabases();

describe.each(databases)('dictionaries of records on $kind', ({ open }) => {
  let sample: SampleServer;
  const ask = (path: string, query: Record<string, string> = {}, as = 'admin') =>
    sample.call('GET', `/sys/${path}`, { query, as });
  const dict = (path: string, query: Record<string, string> = {}, as = 'admin') =>
    ask(`dict/${path.split('/').map(encodeURIComponent).join('/')}`, query, as);
  const values = (reply: { result?: Item[] }) => reply.result?.map((item) => item.value);
  const tree = (query: Record<string, string>, as = 'admin') => dict('loadTreeData', query, as);
  /** Runs `work` and answers whether any SQL was sent that reads a table of the product's. */
  const untouched = async (work: () => Promise<unknown>): Promise<boolean> => {
    sample.texts.length = 0;
    await work();
    return !sample.texts.some((sql) => /"(sys_user|market_\w+|sys_category)"/.test(sql));
  };

  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), declarations);
    for (const [model, rows] of Object.entries({ market_goods: goods, market_shelf: shelves })) {
      for (const body of rows) {
        const reply = await sample.call('POST', `/online/cgform/api/form/${model}`, { body });
        if (!reply.success) throw new Error(reply.text);
      }
    }
    const body = { name: '别家货', sku: 'X-1', state: '1' };
    await sample.call('POST', '/online/cgform/api/form/market_goods', { body, as: 'other' });
  });
  afterAll(async () => {
    // Every case at once: what clients sent stood in no SQL text.
    const spliced = sample.sent.filter((text) => text.length > 5 && sample.texts.some((sql) => sql.includes(text)));
    await sample.close();
    expect(spliced).toEqual([]);
  });

  test.each([
    'sys_user,username,password',
    'sys_user,realname,password_hash',
    'sys_session,token_hash,user_id',
    'market_goods,name,state',
  ])('A001 a table that nobody declared so is closed: %s', async (code) => {
    const reply = await dict(`getDictItems/${code}`);
    expect([reply.status, reply.success, reply.result]).toEqual([403, false, null]);
    expect(reply.text).not.toMatch(/admin|scrypt|sys_/);
    const kept = await sample.db.query<{ kind: string }>('SELECT kind FROM sys_log_security ORDER BY id DESC LIMIT 1');
    expect(kept.rows).toEqual([{ kind: 'forbidden' }]);
  });

  test.each([
    ['A002', `${USERS},1=1 or status='0'`],
    ['A003', `${USERS},id=(select(max(id))from(sys_user))`],
    ['A004', `${USERS},1=1/*\n*/or/*\n*/1=1`],
    ['A005', `${USERS},1=(select 1 from pg_sleep(30))`],
    ['A002', `${GOODS},state='1' or 1=1`],
    ['A002', `${GOODS},STATE='1'`],
    ['A008', '(sys_user),username,password'],
    ['A008', '`sys_user`,username,password'],
    ['A008', 'sys_user ,username,password'],
    ['A008', 'sys_user t,username,password'],
    ['A008', 'sys_user,username'],
  ])('%s a condition or a name that nobody declared is refused before any SQL: %s', async (_case, code) => {
    const started = performance.now();
    const safe = await untouched(async () => {
      for (const call of ['getDictItems', 'loadDict', 'loadDictOrderByValue']) {
        const reply = await ask(`dict/${call}/${encodeURIComponent(code)}`);
        expect([reply.status, reply.message]).toEqual([400, '参数错误']);
      }
    });
    expect(safe).toBe(true);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test('A006 a keyword is data: signs of SQL and of LIKE find only themselves', async () => {
    const keyword = "%' or '1'='1";
    expect((await dict(`loadDict/${USERS}`, { keyword, pageSize: '10' })).result).toEqual([]);
    expect(values(await dict('loadDict/goods_on_sale', { keyword: "%'" }))).toEqual(['CO-1']);
    expect(values(await dict('loadDict/goods_on_sale', { keyword: '_' }))).toEqual([]);
  });

  test('A007 other capitals are another table', async () => {
    for (const code of ['SYS_USER,realname,password', 'SYS_USER,realname,username']) {
      const reply = await dict(`getDictItems/${code}`);
      expect([reply.status, reply.result]).toEqual([403, null]);
    }
  });

  test('A009 a key is data', async () => {
    const key = "admin') union select password_hash,'x' from sys_user--";
    expect((await dict(`loadDictItem/${USERS}`, { key })).result).toEqual([]);
    expect((await dict('getDictText/account/nobody')).result).toBe('nobody');
  });

  test('A010 a tree that nobody declared so is closed', async () => {
    const users = { tableName: 'sys_user', text: 'password', code: 'username', pidField: 'id', pid: '' };
    for (const names of [
      { ...users, hasChildField: '' },
      { ...SHELF, hasChildField: 'secret' },
      { ...SHELF, text: 'secret' },
      { ...SHELF, pidField: 'shelf_no' },
    ]) {
      const reply = await tree(names);
      expect([reply.status, reply.result]).toEqual([403, null]);
    }
    const odd = await tree({ ...SHELF, tableName: 'market_shelf t' });
    expect([odd.status, odd.message]).toEqual([400, '参数错误']);
  });

  test('A011 a value of the condition is data', async () => {
    const condition = JSON.stringify({ name: "1' or pg_sleep(5) is null--" });
    expect((await tree({ ...SHELF, pid: '', condition })).result).toEqual([]);
  });

  test('A012 a condition names fields one may know, and nothing else', async () => {
    for (const name of ['_tableFilterSql', '1=1', 'tenant_id', 'name) or (1=1']) {
      const condition = JSON.stringify({ [name]: '1=1 union select username,password from sys_user' });
      expect((await tree({ ...SHELF, condition })).status).toBe(400);
    }
    const secret = { ...SHELF, condition: '{"secret":"%"}' };
    expect([(await tree(secret)).status, (await tree(secret, 'yunying')).status]).toEqual([200, 400]);
  });

  test.each(['abc', '[1]', 'null', '"x"', '{"name":{"$ne":1}}', '{'])(
    'A013 a condition that is no JSON object is refused: %s',
    async (condition) => {
      const reply = await tree({ ...SHELF, condition });
      expect([reply.status, reply.message]).toEqual([400, '参数错误']);
      expect((await ask('category/loadTreeData', { pid: '0', condition })).status).toBe(400);
    },
  );

  test('A014 A015 the categories take their parameters as data, and only known fields', async () => {
    expect((await ask('category/loadTreeRoot', { pcode: "' or 1=1--", async: 'true' })).result).toEqual([]);
    expect((await ask('category/loadTreeRoot', { pcode: "' or 1=1--", async: 'false' })).result).toEqual([]);
    expect((await ask('category/loadTreeChildren', { pid: "0' or '1'='1" })).result).toEqual([]);
    for (const field of ['id=id or code', 'name', 'CODE', '']) {
      expect((await ask('category/loadOne', { field, val: '1' })).status).toBe(400);
    }
  });

  test('a declared dictionary answers by its code and by exactly its table, text, code and condition', async () => {
    const expected = [
      { value: 'CO-1', text: "100%'纯棉" },
      { value: 'TS-1', text: '衬衫' },
      { value: 'TR-1', text: '长裤' },
    ];
    for (const code of ['goods_on_sale', `${GOODS},state='1'`]) {
      const { result } = await dict(`getDictItems/${code}`);
      expect(result.toSorted((a: Item, b: Item) => a.value.localeCompare(b.value))).toEqual(
        expected
          .toSorted((a, b) => a.value.localeCompare(b.value))
          .map(({ value, text }) => ({ value, text, title: text, label: text })),
      );
    }
    expect((await dict(`getDictItems/${GOODS}`)).status).toBe(403);
    expect(values(await dict(`getDictItems/${USERS}`))?.toSorted()).toEqual(['admin', 'caiwu', 'yunying']);
  });

  test('items are searched by part, by several names, by page, and ordered by value on demand', async () => {
    const search = async (query: Record<string, string>, call = 'loadDict') =>
      values(await dict(`${call}/goods_on_sale`, query));
    expect(await search({ keyword: '裤' })).toEqual(['TR-1']);
    expect(await search({ keyword: 'ts-' })).toEqual(['TS-1']);
    expect((await search({ keyword: 'TS-1,长裤,OLD' }))?.toSorted()).toEqual(['TR-1', 'TS-1']);
    expect(await search({ pageSize: '2' }, 'loadDictOrderByValue')).toEqual(['CO-1', 'TR-1']);
    expect(await search({ pageSize: '2', pageNo: '2' }, 'loadDictOrderByValue')).toEqual(['TS-1']);
    expect(await search({ pageSize: '2000000000', pageNo: '-1' })).toHaveLength(3);
    const paged = await dict('queryTableData', {
      table: 'sys_user',
      text: 'realname',
      code: 'username',
      pageSize: '2',
    });
    expect(paged.result).toMatchObject({ total: 3, pages: 2, records: [{}, {}] });
  });

  test('texts keep the order of their keys; a fourth part and too many keys are refused', async () => {
    const texts = async (query: Record<string, string>) => (await dict('loadDictItem/goods_on_sale', query)).result;
    expect(await texts({ key: 'TR-1,OLD,TS-1' })).toEqual(['长裤', '衬衫']);
    expect(await texts({ key: 'TR-1,OLD,TS-1', delNotExist: 'false' })).toEqual(['长裤', 'OLD', '衬衫']);
    expect(await texts({})).toEqual([]);
    expect((await dict('getDictText/goods_on_sale/TS-1')).result).toBe('衬衫');
    expect((await dict(`loadDictItem/${GOODS},state='1'`, { key: 'TS-1' })).status).toBe(400);
    expect((await dict('loadDictItem/account', { key: 'a,'.repeat(MOST_ITEMS + 1) })).status).toBe(400);
  });

  test('an empty code says so', async () => {
    expect((await ask('dict/getDictItems/')).message).toBe('字典Code不能为空!');
    expect((await dict('getDictItems/ ')).message).toBe('字典Code不能为空!');
  });

  test('A065 another tenant sees its own records, whatever it asks for', async () => {
    expect(values(await dict('getDictItems/goods_on_sale', {}, 'other'))).toEqual(['X-1']);
    expect((await dict('loadDictItem/goods_on_sale', { key: 'TS-1,X-1' }, 'other')).result).toEqual(['别家货']);
    expect(values(await dict(`getDictItems/${USERS}`, {}, 'other'))).toEqual(['other']);
    expect((await tree({ ...SHELF, pid: '' }, 'other')).result).toEqual([]);
  });

  test('a dictionary is read by whoever opens a page that offers it, and never shows a hidden field', async () => {
    const status = async (code: string, as: string) => (await dict(`getDictItems/${code}`, {}, as)).status;
    // The pages of the stock are the operator's, the prices are not.
    expect(await status('account', 'yunying')).toBe(200);
    expect(await status('shelf_marked', 'yunying')).toBe(403);
    expect(await status('goods_price', 'yunying')).toBe(403);
    expect(await status('goods_price', 'admin')).toBe(200);
    expect(await status('shelf_secret', 'yunying')).toBe(403);
    expect((await tree({ ...SHELF, pid: '' }, 'yunying')).status).toBe(200);
  });

  test('a tree opens level by level; the leaf tells whether there is more', async () => {
    const nodes = async (query: Record<string, string>) =>
      (await tree({ ...SHELF, ...query })).result.map((node: { value: string; leaf: unknown; isLeaf: boolean }) => [
        node.value,
        node.leaf,
        node.isLeaf,
      ]);
    const roots = [
      ['SH', 0, false],
      ['SZ', 1, true],
    ];
    expect(await nodes({ pid: '' })).toEqual(roots);
    expect(await nodes({ pid: '0' })).toEqual(roots);
    expect(await nodes({ pid: 'SH' })).toEqual([['SH-A', 0, false]]);
    expect(await nodes({ pid: 'SH-A' })).toEqual([['SH-A-1', 1, true]]);
    expect(await nodes({ pid: '', condition: '{"name":"深%"}' })).toEqual([['SZ', 1, true]]);
    const marked = { hasChildField: 'mark', pid: '' };
    expect(await nodes(marked)).toEqual(roots);
    expect(await nodes({ ...marked, converIsLeafVal: '0' })).toEqual([
      ['SH', '1', false],
      ['SZ', 0, true],
    ]);
    expect((await tree({ ...SHELF, pid: 'SH' })).result[0]).toMatchObject({
      key: 'SH-A',
      title: '收货区',
      label: '收货区',
      parentId: 'SH',
    });
  });

  describe('in the records of a model', () => {
    const form = '/online/cgform/api';
    const good = { shelf: 'SH-A,SZ', keeper: 'yunying', goods: 'TS-1', area: '330106' };

    test('what no dictionary holds is refused by name', async () => {
      const body = { shelf: 'SH-A,NO', keeper: 'nobody', goods: 'OLD', area: '999999', category: 'x' };
      const reply = await sample.call('POST', `${form}/form/market_stock`, { body });
      expect(reply.result.map((problem: { key: string }) => problem.key).toSorted()).toEqual(
        ['area', 'category', 'goods', 'keeper', 'shelf'].toSorted(),
      );
    });

    test('lists and single records carry texts, which are ignored when they come back', async () => {
      const { result: category } = await sample.call('POST', '/sys/category/add', { body: { name: '服装' } });
      const added = await sample.call('POST', `${form}/form/market_stock`, { body: { ...good, category } });
      const texts = {
        shelf_dictText: '收货区,深圳仓',
        keeper_dictText: '运营专员',
        goods_dictText: '衬衫',
        category_dictText: '服装',
      };
      const listed = await sample.call('GET', `${form}/getData/market_stock`);
      expect(listed.result.records[0]).toMatchObject({ ...good, category, ...texts });
      const one = (await sample.call('GET', `${form}/form/market_stock/${added.result}`)).result;
      expect(one).toMatchObject(texts);
      const body = { ...one, shelf_dictText: '别的', goods: 'TR-1' };
      const edited = await sample.call('PUT', `${form}/form/market_stock`, { body });
      expect(edited).toMatchObject({ success: true, result: { shelf: 'SH-A,SZ', goods: 'TR-1' } });
      const sorted = await sample.call('GET', `${form}/getData/market_stock`, {
        query: { column: 'goods_dictText', order: 'asc' },
      });
      expect(sorted.success).toBe(true);
    });

    test('files carry names, and names are read from them', async () => {
      const rows = [
        { shelf: '收货区,SZ', keeper: '财务专员', goods: '长裤', area: '浙江省杭州市西湖区', category: '服装' },
      ];
      const reply = await sample.call('POST', `${form}/importRows/market_stock`, { body: { rows, mode: 'all' } });
      expect(reply).toMatchObject({ success: true, result: { successCount: 1 } });
      const { text } = await sample.call('GET', `${form}/exportCsv/market_stock`);
      expect(text).toContain('"收货区,深圳仓","财务专员","长裤","服装","浙江省/杭州市/西湖区"');
    });

    test('columns tell clients of JeecgBoot where their texts are', async () => {
      const { result } = await sample.call('GET', `${form}/getColumns/market_stock`);
      const rendered = Object.fromEntries(
        result.columns.map((column: Record<string, unknown>) => [column.dataIndex, column.customRender ?? null]),
      );
      expect(rendered).toEqual({
        shelf: '_replace_text_shelf_dictText',
        keeper: '_replace_text_keeper_dictText',
        goods: '_replace_text_goods_dictText',
        category: '_replace_text_category_dictText',
        area: null,
      });
    });
  });
});
