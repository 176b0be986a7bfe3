import { beforeAll, describe, expect, test } from 'vitest';
import { brokenFiles, compiler, shippedFiles, toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

const field = (key: string, type: string, more: object = {}) => ({ key, title: key, type, ...more });
const model = {
  title: '坏',
  fields: [
    field('name', 'input'),
    field('short', 'input', { maxLength: 8 }),
    field('day', 'date'),
    field('price', 'inputNumber'),
    field('owner', 'sel_user'),
    field('kept', 'input', { store: { length: 8 } }),
    field('long', 'input', { store: { length: 13 } }),
    field('checked', 'input', { validateRules: [{ rule: 'length', max: 11 }] }),
    field('whole', 'inputNumber', { precision: 0 }),
    field('few', 'inputNumber', { max: 99_999_999_999 }),
    field('many', 'inputNumber', { max: 9_999_999_999_999 }),
  ],
};
const problems = (print: object) =>
  told({
    'market/bad.model.json': model,
    'market/bad.print.json': { title: '坏', model: 'market/bad', parts: [{ type: 'heading', text: '坏' }], ...print },
  });
const said = (print: object) => problems(print).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
const text = (written: string) => said({ parts: [{ type: 'text', text: written }] });

describe('signs of values', () => {
  test.each([
    ['单 {name}', '${name}'],
    ['单 {{ name }}', '${name}'],
    ['单 #{name}', '${name}'],
    ['单 $name', '${name}'],
    ['单 ${name', '${name}'],
    ['印于 {date}', '#{date}'],
    ['印于 ${date}', '#{date}'],
  ])('%s', (written, suggestion) => {
    expect(text(written)).toEqual([['print-word', '/parts/0/text', suggestion]]);
  });
  test('are mended', () => {
    const [problem] = problems({ parts: [{ type: 'text', text: '${name} 与 {{ name }} 共 $5' }] });
    expect(problem?.mend?.edits).toMatchObject([{ text: '"${name} 与 ${name} 共 $5"' }]);
  });
  test('of pages stand in the footer', () => {
    expect(said({ footer: '第 {page} 页' })).toEqual([['print-word', '/footer', '#{page}']]);
    expect(said({ footer: '第 ${page} 页' })).toEqual([['print-word', '/footer', '#{page}']]);
    expect(text('第 ${page} 页')).toEqual([['print-word', '/parts/0/text', undefined]]);
  });
  test.each(['{"id":"${name}"}', '共 $5', '{其他}', '{ }', '$date', '#5 {1}'])('%s says nothing', (written) => {
    expect(text(written)).toEqual([]);
  });
});

test('what is matched may be the same', () => {
  // That it finds several orders, and prints nothing of them, is told besides.
  const match = (its: string, own: string) =>
    said({ lookups: { order: { model: 'market/order', match: { [its]: own } } } }).filter(
      ([code]) => code !== 'print-lookup',
    );
  for (const [its, own] of [
    ['orderDate', 'name'],
    ['qty', 'name'],
    ['orderId', 'price'],
  ] as const)
    expect(match(its, own)).toEqual([['wrong-type', `/lookups/order/match/${its}`, undefined]]);
  for (const [its, own] of [
    ['orderDate', 'day'],
    ['orderId', 'name'],
    ['qty', 'price'],
    ['orderId', 'owner'],
  ] as const)
    expect(match(its, own)).toEqual([]);
});

test('what is matched has values in common', () => {
  const options = (...values: string[]) => ({ options: values.map((value) => ({ value, text: value })) });
  const match = (its: string, choices: object) =>
    told({
      'market/bad.model.json': { title: '坏', fields: [field('shop', 'select', choices)] },
      'market/bad.print.json': {
        title: '坏',
        model: 'market/bad',
        parts: [{ type: 'heading', text: '坏' }],
        lookups: { order: { model: 'market/order', match: { [its]: 'shop' } } },
      },
    }).filter(({ code }) => code !== 'print-lookup');
  const [problem, ...others] = match('status', options('opened', 'closed'));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'wrong-type', pointer: '/lookups/order/match/status' });
  expect(problem?.message).toMatch(/没有一个相同/);
  for (const choices of [
    options('opened', 'Shipped'),
    { dictCode: 'order_status' },
    { ...options('opened'), allowInput: true },
  ])
    expect(match('status', choices)).toEqual([]);
  expect(match('orderId', options('opened'))).toEqual([]);
});

test('a print that has only advice is printed', async () => {
  const { problems: advice, prints } = (await compiler())(await brokenFiles('print-lookup', await shippedFiles()));
  expect(advice.map(({ code, severity }) => [code, severity])).toEqual([['print-lookup', 'warning']]);
  expect(prints.has('market/bad')).toBe(true);
});

test('papers are measured in millimetres', () => {
  expect(said({ paper: { width: 21, height: 29.7 } })).toEqual([['print-room', '/paper', undefined]]);
  expect(said({ paper: { width: 14.8, height: 21 } })).toHaveLength(1);
  expect(said({ paper: { width: 21, height: 29 } })).toEqual([]);
});

describe('barcodes', () => {
  const code = (value: string, symbology = 'ean13') => said({ parts: [{ type: 'barcode', symbology, value }] });
  const wrong = [['print-symbology', '/parts/0/value', undefined]];
  test.each(['12345', '6901234567890', '${short}', '6901${short}12345', '69012345678901${name}'])(
    'ean13 of %s',
    (value) => {
      expect(code(value)).toEqual(value === '6901${short}12345' ? [] : wrong);
    },
  );
  test.each(['${kept}', '${checked}', '${whole}', '${few}'])('ean13 has no room in %s', (value) => {
    expect(code(value)).toEqual(wrong);
    expect(code(`69012${value}`)).toEqual([]);
  });
  test.each(['690123456789', '6901234567892', '${name}', '690${name}', '${long}', '${price}', '${many}'])(
    'ean13 can be %s',
    (value) => {
      expect(code(value)).toEqual([]);
    },
  );
  test('of the name of a field', () => {
    expect(code('name', 'code128')).toEqual([['print-word', '/parts/0/value', '${name}']]);
    expect(code('NAME', 'code128')).toEqual([]);
  });
});
