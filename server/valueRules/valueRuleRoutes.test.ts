import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import checkRule from '../../screens/system/check-rule.model.json' with { type: 'json' };
import fillRule from '../../screens/system/fill-rule.model.json' with { type: 'json' };
import { allRows } from '../db/Database.ts';
import { fillDepartments } from '../demo/fillDepartments.ts';
import { fillValueRules } from '../demo/fillValueRules.ts';
import { sampleTables } from '../testing/sampleScreens.ts';
import { type SampleServer, startSample } from '../testing/sampleServer.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import { ruleClasses } from './fillRules.ts';

const form = '/online/cgform/api/form/market_parcel';

const parcel = {
  title: '包裹',
  table: 'abc',
  fields: [
    {
      key: 'parcelNo',
      title: '包裹号',
      type: 'input',
      validateRules: [{ rule: 'checkRule', code: 'parcel' }],
      store: { length: 30, unique: true },
    },
    { key: 'a', title: '备注', type: 'input', validateRules: [{ rule: 'unique', message: '备注已有人用' }] },
    { key: 'bill', title: '成本号', type: 'input', validateRules: ['unique'], restricted: true },
    { key: 'plain', title: '说明', type: 'input' },
    {
      key: 'weight',
      title: '重量',
      type: 'inputNumber',
      validateRules: [{ rule: 'expression', expression: "row.weight > 9.0 ? '超重，最多 9 千克' : ''" }],
    },
  ],
};
const declarations = {
  'screens/market/parcel.model.json': parcel,
  'screens/system/check-rule.model.json': checkRule,
  'screens/system/check-rule.screen.json': { title: '校验规则', type: 'list', model: 'system/check-rule' },
  'screens/system/fill-rule.model.json': fillRule,
  'screens/system/fill-rule.screen.json': { title: '填值规则', type: 'list', model: 'system/fill-rule' },
  'screens/market/parcel.screen.json': { title: '包裹', type: 'list', model: 'market/parcel', editing: 'inline' },
};
/** Its numbers are those of a page that only administrators may open. */
const bale = {
  title: '货包',
  fields: [{ key: 'baleNo', title: '货包号', type: 'input', defaultValue: 'N${return_num}' }],
};
Object.assign(declarations, {
  'screens/system/bale.model.json': bale,
  'screens/system/bale.screen.json': { title: '货包', type: 'list', model: 'system/bale', editing: 'inline' },
});
const check = [
  { digits: 2, pattern: '[A-Z]+', message: '前两位应为大写字母' },
  { digits: '*', pattern: '.{2}\\+?\\d+', message: '之后应为数字' },
];

test('the screen of fill rules offers every class there is and no other', () => {
  const offered = fillRule.fields.find(({ key }) => key === 'ruleClass')?.options ?? [];
  expect(offered.map(({ value }) => value).sort()).toEqual(Object.keys(ruleClasses).sort());
});

describe.each(await openTestDatabases())('value rules on $kind', ({ open }) => {
  let sample: SampleServer;
  beforeAll(async () => {
    sample = await startSample(await open({ filled: sampleTables }), declarations);
    await fillDepartments(sample.server.context);
    await fillValueRules(sample.server.context);
    const rows = [
      ['r1', 'parcel', JSON.stringify(check)],
      ['r2', 'broken', '{"digits":1}'],
      ['r3', 'frozen', '[{"digits":"*","pattern":"(a+)+","message":"m"}]'],
    ];
    for (const [id = '', code = '', parts = ''] of rows) {
      await sample.db.withTenant(allRows('1000'), (session) =>
        session.query(
          'INSERT INTO sys_check_rule (id, tenant_id, rule_name, rule_code, rule_json) VALUES ($1, $2, $3, $4, $5)',
          [id, '1000', code, code, parts],
        ),
      );
    }
    await sample.db.withTenant(allRows('1000'), (session) =>
      session.query(
        'INSERT INTO sys_fill_rule (id, tenant_id, rule_name, rule_code, rule_class) VALUES ($1, $2, $3, $4, $5)',
        ['f1', '1000', '类不存在', 'evil', 'java.lang.Runtime'],
      ),
    );
  });
  afterAll(() => sample.close());

  const add = (body: Record<string, unknown>, as = 'admin') => sample.call('POST', form, { body, as });
  const duplicate = (query: Record<string, string>, as = 'admin') =>
    sample.call('GET', '/sys/duplicate/check', { query, as });
  const checked = (ruleCode: string, value: string, as = 'admin') =>
    sample.call('GET', '/sys/checkRule/checkByCode', { query: { ruleCode, value }, as });

  test('a rule that gives a text refuses in its words, and passes when the text is empty', async () => {
    const refused = await add({ parcelNo: 'AB7', weight: 10 });
    expect(refused).toMatchObject({ success: false, result: [{ key: 'weight', message: '超重，最多 9 千克' }] });
    expect(await add({ parcelNo: 'AB8', weight: 9 })).toMatchObject({ success: true });
  });

  describe('duplicate check', () => {
    let id = '';
    beforeAll(async () => {
      id = (await add({ parcelNo: 'AB1', a: 'select * from orders; drop table x', bill: 'B1', plain: 'x' })).result;
    });
    const asked = { tableName: 'abc', fieldName: 'parcel_no', fieldVal: 'AB1', dataId: '' };

    test('a taken value is refused in the words of the rule, a free one and one’s own are not', async () => {
      expect(await duplicate(asked)).toMatchObject({
        success: false,
        code: 500,
        message: '该值不可用，系统中已存在！',
      });
      expect(await duplicate({ ...asked, dataId: id })).toMatchObject({ success: true, message: '该值可用！' });
      expect(await duplicate({ ...asked, fieldVal: 'AB2' })).toMatchObject({ success: true });
      expect(await duplicate({ ...asked, tableName: 'market_parcel', fieldName: 'parcelNo' })).toMatchObject({
        success: false,
      });
    });

    test('an empty value answers success with code 500', async () => {
      expect(await duplicate({ ...asked, fieldVal: ' ' })).toMatchObject({ success: true, code: 500 });
    });

    test('another tenant’s values are nobody’s business', async () => {
      expect(await duplicate(asked, 'other')).not.toMatchObject({ message: '该值不可用，系统中已存在！' });
    });

    test('a field one may not know, and one that need not be unique, cannot be asked about', async () => {
      const restricted = { ...asked, fieldName: 'bill', fieldVal: 'B1' };
      expect(await duplicate(restricted)).toMatchObject({ success: false, code: 500 });
      expect(await duplicate(restricted, 'yunying')).toMatchObject({ status: 400, message: '参数错误' });
      expect(await duplicate({ ...asked, fieldName: 'plain', fieldVal: 'x' })).toMatchObject({ status: 400 });
    });

    test.each([
      ['A016', '1 and\tif(1=1,1,0)'],
      ['A017', '(select(case when(1=1)then 1 else pg_sleep(30)end))'],
      ['A019', 'nosuch'],
      ['A019', 'tenant_id'],
    ])('%s: the column %s is no parameter', async (_, fieldName) => {
      sample.texts.length = 0;
      const before = performance.now();
      const reply = await duplicate({ tableName: 'abc', fieldName, fieldVal: "'", dataId: 'a' });
      expect(performance.now() - before).toBeLessThan(15_000);
      expect(reply).toMatchObject({ status: 400, message: '参数错误', result: null });
      expect(sample.texts.filter((text) => text.includes('abc'))).toEqual([]);
    });

    test.each(['information_schema.tables', 'sys_log', 'sys_user', 'pg_class', ''])(
      'A018: the table %s is not open to it',
      async (tableName) => {
        const reply = await duplicate({ tableName, fieldName: 'table_name', fieldVal: 'sys_user' });
        expect(reply).toMatchObject({ status: 403, success: false });
      },
    );

    test('A019: a value with a quote is a value', async () => {
      expect(await duplicate({ ...asked, fieldVal: "'" })).toMatchObject({ success: true });
    });

    test('A020: a value that looks like SQL gets an honest answer', async () => {
      const looks = { tableName: 'abc', fieldName: 'a', fieldVal: 'select * from orders; drop table x' };
      expect(await duplicate(looks)).toMatchObject({ success: false, message: '备注已有人用' });
      expect(await duplicate({ ...looks, fieldVal: "1' or '1'='1" })).toMatchObject({ success: true });
    });
  });

  describe('check rules', () => {
    test('the first part that fails tells; what passes is true', async () => {
      expect(await checked('parcel', 'ab1')).toMatchObject({ success: false, message: '前两位应为大写字母' });
      expect(await checked('parcel', 'ABx')).toMatchObject({ success: false, message: '之后应为数字', result: false });
      expect(await checked('parcel', 'AB12')).toMatchObject({ success: true, result: true });
    });

    test('the value is decoded twice', async () => {
      expect(await checked('parcel', encodeURIComponent('AB+1'))).toMatchObject({ success: true });
      expect(await checked('parcel', encodeURIComponent('AB%1'))).toMatchObject({ message: '之后应为数字' });
      expect(await checked('parcel', 'AB+1')).toMatchObject({ success: true });
    });

    test('a rule that is missing, broken or another tenant’s refuses and says so', async () => {
      expect(await checked('nosuch', 'x')).toMatchObject({ success: false, message: '没有编码为 nosuch 的校验规则' });
      expect((await checked('broken', 'x')).message).toContain('校验规则 broken 有误');
      expect(await checked('parcel', 'AB12', 'other')).toMatchObject({ success: false });
    });

    test('one that cannot be read is refused when it is saved, at its field and with the reason', async () => {
      const api = '/online/cgform/api/form/system_check_rule';
      const saved = (ruleJson: string) =>
        sample.call('POST', api, { body: { ruleName: '新', ruleCode: `new${ruleJson.length}`, ruleJson } });
      const refused = (message: string) => ({ success: false, result: [{ key: 'ruleJson', message }] });
      expect(await saved('{"digits":1}')).toMatchObject(refused('规则有误：规则应为非空的 JSON 数组'));
      expect(await saved('[{"digits":0,"pattern":"a"}]')).toMatchObject(
        refused('规则有误：第 1 段：digits 应为 * 或正整数'),
      );
      expect(await saved('[{"digits":"*","pattern":"(a+)+"}]')).toMatchObject(
        refused('规则有误：第 1 段：正则会在长文字上卡死：重复里套着重复，或两个分支相同'),
      );
      const good = await saved(JSON.stringify(check));
      expect(good).toMatchObject({ success: true });
      const { result: kept } = await sample.call('GET', `${api}/${good.result}`, {});
      const changed = await sample.call('PUT', api, { body: { ...kept, ruleJson: '[]' } });
      expect(changed).toMatchObject(refused('规则有误：规则应为非空的 JSON 数组'));
    });

    test('one can be tried by its id, by the administrator of its tenant', async () => {
      const tried = (value: string, as = 'admin', id = 'r1') =>
        sample.call('GET', '/sys/checkRule/testRule', { query: { id, value }, as });
      expect(await tried('AB1')).toMatchObject({ success: true, message: '校验通过' });
      expect(await tried('ab1')).toMatchObject({ success: false, message: '前两位应为大写字母' });
      expect(await tried('AB1', 'admin', 'r2')).toMatchObject({ success: false });
      expect(await tried('AB1', 'yunying')).toMatchObject({ status: 403 });
      expect(await tried('AB1', 'other')).toMatchObject({ success: false });
    });

    test('A098: a pattern that could freeze is never run', async () => {
      const before = performance.now();
      expect((await checked('frozen', `${'a'.repeat(2_000)}!`)).message).toContain('卡死');
      expect(performance.now() - before).toBeLessThan(15_000);
      expect(await checked('parcel', 'a'.repeat(5_000))).toMatchObject({ status: 400 });
    });

    test('a form, a grid and a file are held to it by the save', async () => {
      const message = '前两位应为大写字母';
      expect(await add({ parcelNo: 'x1' })).toMatchObject({ success: false, result: [{ key: 'parcelNo', message }] });
      expect(await add({ parcelNo: '' })).toMatchObject({ success: true });
      const grid = await sample.call('PUT', '/online/cgform/api/saveAll/market_parcel', {
        body: { added: [{ parcelNo: 'CD1' }, { parcelNo: 'x2' }] },
      });
      expect(grid.result).toEqual([{ index: 1, part: 'added', key: 'parcelNo', message }]);
      const file = await sample.call('POST', '/online/cgform/api/importRows/market_parcel', {
        body: { rows: [{ parcelNo: 'x3' }], mode: 'all' },
      });
      expect(JSON.stringify(file.result)).toContain(message);
    });

    test('a unique value that no index guards is looked for by a form’s save too', async () => {
      expect(await add({ a: '只此一份' })).toMatchObject({ success: true });
      expect(await add({ a: '只此一份' })).toMatchObject({ result: [{ key: 'a', message: '备注已有人用' }] });
    });
  });

  describe('fill rules', () => {
    const fill = (code: string, body: Record<string, unknown> = {}, as = 'admin') =>
      sample.call('PUT', `/sys/fillRule/executeRuleByCode/${encodeURIComponent(code)}`, { body, as });

    test('numbers go on, and begin again the next day', async () => {
      expect((await fill('return_num')).result).toBe('TH20261120-001');
      expect((await fill('return_num')).result).toBe('TH20261120-002');
      expect((await fill('order_num')).result).toBe('DD202611201000000001');
    });

    test('many at once never share a number', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => fill('order_num')));
      expect(new Set(made.map(({ result }) => result)).size).toBe(20);
    });

    test('numbers of a page are for those who may open it, and nobody takes them without end', async () => {
      const before = (await sample.call('GET', '/sys/fillRule/testFillRule', { query: { ruleCode: 'return_num' } }))
        .result;
      const rules = [{ ruleCode: 'order_num' }, { ruleCode: 'return_num' }];
      expect(await fill('return_num', {}, 'yunying')).toMatchObject({ status: 403, result: null });
      const batch = (body: object, as: string) =>
        sample.call('PUT', '/sys/fillRule/executeRuleByCodeBatch', { body: { ...body }, as });
      expect(await batch({ rules }, 'yunying')).toMatchObject({ status: 403 });
      expect((await fill('return_num')).result).toBe(before);
      // No page uses it.
      expect(await fill('order_num', {}, 'yunying')).toMatchObject({ success: true });
      const many = { rules: Array.from({ length: 50 }, () => ({ ruleCode: 'order_num' })) };
      expect(await batch(many, 'caiwu')).toMatchObject({ status: 200 });
      await sample.db.query('UPDATE sys_throttle SET count = 4950 WHERE count = 50');
      expect(await batch(many, 'caiwu')).toMatchObject({ status: 200 });
      expect(await batch(many, 'caiwu')).toMatchObject({ status: 429, message: '取号过于频繁，请一小时后再试' });
      expect(await fill('order_num', {}, 'yunying')).toMatchObject({ success: true });
    });

    test('a look ahead takes nothing, and is the administrator’s', async () => {
      const test = (as: string) =>
        sample.call('GET', '/sys/fillRule/testFillRule', { query: { ruleCode: 'return_num' }, as });
      expect((await test('admin')).result).toBe((await test('admin')).result);
      expect(await test('yunying')).toMatchObject({ status: 403 });
    });

    test('several in one call, each with its form or the common one', async () => {
      const reply = await sample.call('PUT', '/sys/fillRule/executeRuleByCodeBatch', {
        body: {
          commonFormData: { parentId: 'A01' },
          rules: [{ ruleCode: 'org_num' }, { ruleCode: 'org_num', formData: { parentId: '' } }],
        },
      });
      expect(reply.result).toEqual([
        { ruleCode: 'org_num', result: 'A01A05' },
        { ruleCode: 'org_num', result: 'A02' },
      ]);
    });

    test('parameters that are no object are refused when they are saved', async () => {
      const api = '/online/cgform/api/form/system_fill_rule';
      const saved = (ruleParams: string | null) => {
        const body = { ruleName: '新', ruleCode: `new${ruleParams}`, ruleClass: 'orderNumber', ruleParams };
        return sample.call('POST', api, { body });
      };
      const message = '参数应为 JSON 对象';
      for (const text of ['[1]', '{', '7'])
        expect(await saved(text)).toMatchObject({ success: false, result: [{ key: 'ruleParams', message }] });
      for (const text of [null, '{"prefix":"A"}']) expect(await saved(text)).toMatchObject({ success: true });
    });

    test('only declared classes run; nothing in the database is code', async () => {
      expect(await fill('evil')).toMatchObject({ success: false });
      expect((await fill('evil')).message).toContain('规则类不存在');
      expect(await fill("x' or 1=1--")).toMatchObject({ success: false, code: 500 });
      expect(await fill('return_num', {}, 'other')).toMatchObject({ success: false });
      expect(await fill('org_num', { parentId: "' or 1=1--" })).toMatchObject({ message: '未找到上级部门' });
    });
  });
});
