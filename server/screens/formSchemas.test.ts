import { beforeAll, describe, expect, test } from 'vitest';
import type { CompilePorts } from '../../engine/compile/CompilePorts.ts';
import { compile } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { FormPlan } from '../../engine/plan/Plan.ts';
import { dataOf } from '../../engine/rules/schemaData.ts';
import { failuresOf, type SchemaObjection } from '../../engine/rules/schemaFailures.ts';
import { loadCompilePorts } from './compilePorts.ts';

let ports: CompilePorts;
beforeAll(async () => {
  ports = await loadCompilePorts();
});

const model = {
  title: '退货',
  fields: [
    { key: 'orderNo', title: '订单号', type: 'input' },
    { key: 'refund', title: '退款', type: 'switch', customValue: ['1', '0'] },
    { key: 'amount', title: '金额', type: 'inputNumber' },
  ],
  subTables: [{ model: 'market/line', foreignKey: 'returnId' }],
};
const line = {
  title: '明细',
  fields: [
    { key: 'returnId', title: '主表', type: 'hidden' },
    { key: 'sku', title: '编码', type: 'input' },
    { key: 'qty', title: '件数', type: 'inputNumber' },
  ],
};

function compiledWith(form: object, screen: object = { model: 'market/return' }) {
  const files: Record<string, object> = {
    'app.json': { title: '织屏', shortTitle: '织屏', home: '/market/return' },
    'menu.json': { items: [{ screen: 'market/return' }] },
    'market/return.model.json': model,
    'market/line.model.json': line,
    'market/return.form.json': { title: '退货', ...form },
    'market/return.screen.json': { title: '退货', type: 'form', form: 'market/return', ...screen },
  };
  const sources = Object.entries(files).map(
    ([path, value]): SourceFile => ({ path: `screens/${path}`, text: JSON.stringify(value, null, 2) }),
  );
  return compile(sources, ports);
}

const object = (properties: object, more: object = {}) => ({ schema: { type: 'object', properties, ...more } });
const submit = { model: undefined, submit: { path: '/claims' } };
const told = (form: object, screen?: object) =>
  compiledWith(form, screen).problems.map(({ code, pointer, found, suggestion }) => ({
    code,
    pointer,
    found,
    suggestion,
  }));

function planOf(form: object, screen?: object): { plan: FormPlan; code: string } {
  const compiled = compiledWith(form, screen);
  expect(compiled.problems).toEqual([]);
  const plan = compiled.plans.get('market/return');
  if (plan?.type !== 'form') throw new Error('no form plan');
  return { plan, code: compiled.validators.get(plan.form.schema?.module ?? '') ?? '' };
}

type Validate = { (data: unknown): boolean; errors?: SchemaObjection[] | null };

/** Runs the written module as a browser does: as a module, and nothing compiled. */
async function judge(form: object, row: Record<string, unknown>, screen?: object) {
  const { plan, code } = planOf(form, screen);
  const { validators } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    validators: Record<string, Validate>;
  };
  const [validate] = Object.values(validators);
  const data = dataOf(plan.form.schema?.root ?? {}, row, plan.form);
  validate?.(data);
  return failuresOf(validate?.errors ?? [], plan.form);
}

describe('a schema over a model', () => {
  test('a property that is no field of the model is told with the likely one', () => {
    expect(told(object({ orderNum: { type: 'string' } }))).toEqual([
      { code: 'unknown-reference', pointer: '/schema/properties/orderNum', found: 'orderNum', suggestion: 'orderNo' },
    ]);
    const items = { type: 'array', items: { type: 'object', properties: { skuu: { type: 'string' } } } };
    expect(told(object({ market_line: items }))).toMatchObject([
      { code: 'unknown-reference', pointer: '/schema/properties/market_line/items/properties/skuu', suggestion: 'sku' },
    ]);
  });

  test('types that the cells cannot give, names that are no properties, and what can never be filled in', () => {
    expect(told(object({ amount: { type: 'string' } }))).toMatchObject([
      { code: 'schema-type', pointer: '/schema/properties/amount/type' },
    ]);
    expect(told(object({ orderNo: { type: 'string' } }, { if: { required: ['ordrNo'] } }))).toMatchObject([
      { code: 'unknown-reference', pointer: '/schema/if/required/0', suggestion: 'orderNo' },
    ]);
    const both = object({ orderNo: { type: 'string' }, amount: { type: 'number' } }, { required: ['amount'] });
    expect(told({ ...both, fields: ['orderNo'] })).toMatchObject([
      { code: 'schema-required', pointer: '/schema/required/0' },
    ]);
  });

  test('patterns that could take for ever, keywords with nothing to hold on to, objects in objects', () => {
    expect(told(object({ orderNo: { type: 'string', pattern: '(a+)+$' } }))).toMatchObject([
      { code: 'regex', pointer: '/schema/properties/orderNo/pattern' },
    ]);
    expect(told(object({ orderNo: { type: 'string', minLenght: 2 } }))).toContainEqual(
      expect.objectContaining({ code: 'unknown-key', suggestion: 'minLength' }),
    );
    expect(told({ schema: { type: 'array' } })).toMatchObject([{ code: 'form-schema', pointer: '/schema' }]);
    expect(told(object({ orderNo: { type: 'object' } }))).toMatchObject([{ code: 'form-schema' }]);
    expect(told(object({ orderNo: {} }))).toMatchObject([{ code: 'missing-key' }]);
  });

  test('fields come from the model, required ones carry their mark, rows of a sub-table their rules', () => {
    const rows = {
      type: 'array',
      items: { type: 'object', required: ['sku'], properties: { sku: { type: 'string', maxLength: 5 } } },
    };
    const { plan } = planOf(object({ orderNo: { type: 'string' }, market_line: rows }, { required: ['orderNo'] }));
    expect(plan.submit).toEqual({ method: 'POST', path: '/online/cgform/api/form/market_return' });
    expect(plan.source).toEqual({ model: 'market_return' });
    expect(plan.form.fields.map(({ key, required }) => [key, required])).toEqual([['orderNo', true]]);
    expect(plan.form.subTables[0]).toMatchObject({ key: 'market_line', title: '明细' });
    expect(plan.form.subTables[0]?.columns).toMatchObject([
      { key: 'sku', required: true, rules: [{ rule: 'required' }, { rule: 'length' }, { rule: 'length', max: 5 }] },
    ]);
  });
});

describe('a schema alone', () => {
  test('makes fields of its properties and sends JSON', () => {
    const form = object({
      reason: { type: 'string', enum: ['a', 'b'], title: '原因' },
      ok: { type: 'boolean' },
      n: { type: 'integer', minimum: 1 },
      tags: { type: 'array', items: { type: 'string', enum: ['x', 'y'] } },
      day: { type: 'string', format: 'date', default: '#{date}' },
      rows: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
    });
    const { plan } = planOf(form, submit);
    expect(plan.submit).toEqual({ method: 'POST', path: '/claims' });
    expect(plan.form.fields.map(({ key, type, title }) => [key, type, title])).toEqual([
      ['reason', 'select', '原因'],
      ['ok', 'switch', 'ok'],
      ['n', 'inputNumber', 'n'],
      ['tags', 'list_multi', 'tags'],
      ['day', 'date', 'day'],
    ]);
    const row = { reason: 'a', ok: 'Y', n: '3', tags: 'x,y', day: null, rows: [{ id: 'row_1', sku: 'S' }] };
    const data = { reason: 'a', ok: true, n: 3, tags: ['x', 'y'], rows: [{ sku: 'S' }] };
    expect(dataOf(plan.form.schema?.root ?? {}, row, plan.form)).toEqual(data);
  });

  test('goes to one place, and says what is in it', () => {
    const form = object({ a: { type: 'string' } });
    expect(told(form, { ...submit, model: 'market/return' }).map(({ code }) => code)).toContain('form-target');
    expect(told(form, { model: undefined })).toMatchObject([{ code: 'form-target' }]);
    expect(told({ fields: ['orderNo'] }, submit)).toMatchObject([{ code: 'form-target' }]);
  });
});

describe('what a schema objects to', () => {
  const form = object(
    {
      orderNo: { type: 'string', minLength: 3, pattern: '^R', message: '以 R 开头，至少三位' },
      refund: { type: 'boolean' },
      amount: { type: 'number', exclusiveMinimum: 0 },
      market_line: {
        type: 'array',
        uniqueItems: true,
        maxItems: 2,
        items: {
          type: 'object',
          properties: { sku: { type: 'string' }, qty: { type: 'integer', maximum: 9 } },
          required: ['qty'],
        },
      },
    },
    {
      required: ['market_line'],
      if: { properties: { refund: { const: true } }, required: ['refund'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['amount'] },
      allOf: [{ anyOf: [{ required: ['orderNo'] }, { required: ['amount'] }], message: '留一个' }],
    },
  );

  test('stands at its field, in the words of the rules, once a field, in the order of the form', async () => {
    expect(await judge(form, { refund: '1', amount: null, market_line: [] })).toEqual([
      { key: 'orderNo', message: '留一个' },
      { key: 'amount', message: '请输入金额' },
      { key: 'market_line', message: '请填写明细' },
    ]);
    expect(await judge(form, { orderNo: 'x', refund: '0', amount: 0, market_line: [{ qty: 1 }] })).toEqual([
      { key: 'orderNo', message: '以 R 开头，至少三位' },
      { key: 'amount', message: '必须大于0' },
    ]);
  });

  test('in a sub-table names the row and the column', async () => {
    const lines = [{ qty: 1 }, { qty: '10' }, { sku: 'a' }, { qty: 1 }];
    expect(await judge(form, { orderNo: 'R12', market_line: lines })).toEqual([
      { key: 'market_line', message: '最多填写2行' },
      { key: 'market_line[1].qty', message: '不能大于9' },
      { key: 'market_line[2].qty', message: '请输入件数' },
    ]);
  });

  test('a sound one says nothing; two schemas have two modules, the same schema one', async () => {
    expect(await judge(form, { orderNo: 'R12', market_line: [{ qty: 1 }] })).toEqual([]);
    const module = (each: object) => planOf(each).plan.form.schema?.module;
    expect(module(form)).toBe(module(form));
    expect(module(form)).not.toBe(module(object({ orderNo: { type: 'string' } })));
    expect(planOf(form).code).not.toMatch(/new Function|\beval\(|^import /m);
  });
});
