import { expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import { formTablesOf, subListsOf } from '../../plan/parts.ts';

/** The list over purchase plans whose states have these locks. */
async function listed(locks: object[], screen: object = {}) {
  const shipped = await shippedFiles();
  const path = 'screens/market/purchase-plan.model.json';
  const model = JSON.parse(shipped.find((file) => file.path === path)?.text ?? '{}');
  const text = JSON.stringify({ ...model, states: { ...model.states, locks } });
  const list = { title: '试', type: 'list', model: 'market/purchase-plan', ...screen };
  const files = [
    { path, text },
    { path: 'screens/market/purchase-plan.screen.json', text: JSON.stringify(list) },
  ];
  const { plans, problems } = (await compiler())([...shipped, ...files]);
  const plan = plans.get('market/purchase-plan');
  if (plan?.type !== 'list') throw new Error('no list');
  const conditionOf = (key: string) => plan.columns.find((column) => column.key === key)?.disabledWhen;
  const openIn = (code: string) => plan.rowActions.find((action) => action.code === code)?.when;
  return { conditionOf, openIn, codes: problems.map(({ code }) => code) };
}

const rowActions = ['edit', 'delete'];

test('a locked field says so wherever it is shown, beside the condition of the screen', async () => {
  const columns = ['state', { key: 'qty', disabledWhen: "row.sku == ''" }, 'name'];
  const { conditionOf, openIn, codes } = await listed([{ in: ['approved', 'ordered'], fields: ['qty'] }], {
    columns,
    rowActions,
  });
  expect(codes).toEqual([]);
  expect(conditionOf('qty')).toBe(`(row.sku == '') || row.state in ["approved", "ordered"]`);
  expect([conditionOf('name'), conditionOf('state')]).toEqual([undefined, undefined]);
  // The record can still be edited elsewhere, but not removed.
  expect(openIn('edit')).toBeUndefined();
  expect(openIn('delete')).toEqual({ field: 'state', in: ['draft', 'waiting', 'refused'] });
});

test('a record that is locked as a whole is offered neither to be edited nor to be removed', async () => {
  const own = { code: 'delete', when: { field: 'state', in: ['draft', 'waiting'] } };
  const { conditionOf, openIn } = await listed([{ in: ['waiting'] }, { in: ['ordered'], removable: true }], {
    rowActions: ['edit', own],
  });
  expect(conditionOf('name')).toBe('row.state in ["waiting", "ordered"]');
  expect(conditionOf('state')).toBeUndefined();
  expect(openIn('edit')?.in).toEqual(['draft', 'approved', 'refused']);
  expect(openIn('delete')?.in).toEqual(['draft']);
});

test('a lock that stands there twice is told, in whatever order it says itself', async () => {
  const twice = [
    { in: ['waiting'], fields: ['qty'] },
    { fields: ['qty'], in: ['waiting'] },
  ];
  const shipped = await shippedFiles();
  const path = 'screens/market/purchase-plan.model.json';
  const model = JSON.parse(shipped.find((file) => file.path === path)?.text ?? '{}');
  const text = JSON.stringify({ ...model, states: { ...model.states, locks: twice } });
  const { problems } = (await compiler())([...shipped.filter((file) => file.path !== path), { path, text }]);
  expect(problems[0]).toMatchObject({ code: 'duplicate-item', file: path, pointer: '/states/locks/1' });
});

test('fields of the rows of a sub-table are locked by its name', async () => {
  const shipped = await shippedFiles();
  const path = 'screens/fba/shipment.model.json';
  const model = JSON.parse(shipped.find((file) => file.path === path)?.text ?? '{}');
  const made = async (locks: object[]) => {
    const text = JSON.stringify({ ...model, states: { ...model.states, locks } });
    return (await compiler())([...shipped.filter((file) => file.path !== path), { path, text }]);
  };
  const { plans, problems } = await made([
    { in: ['SHIPPED', 'CLOSED'], fields: ['shop', 'lines.shipped'] },
    { in: ['CLOSED'], fields: ['lines.msku'] },
    { in: ['CANCELLED'] },
  ]);
  expect(problems).toEqual([]);
  const locks = { field: 'state', states: { SHIPPED: ['shipped'], CLOSED: ['shipped', 'msku'], CANCELLED: 'all' } };
  // In the form of a board's card, and in the list below a chosen record.
  const [board, list] = [plans.get('fba/kanban'), plans.get('fba/shipment')];
  if (board === undefined || list === undefined) throw new Error('no plans');
  expect(formTablesOf(board).map((table) => table.locks)).toEqual([locks]);
  expect(subListsOf(list).map((below) => below.locks)).toEqual([locks]);
  const wrong = await made([{ in: ['SHIPPED'], fields: ['lines.shiped'] }]);
  expect(wrong.problems).toMatchObject([{ code: 'unknown-reference', found: 'lines.shiped' }]);
  expect(wrong.problems[0]?.suggestion).toContain('lines.shipped');
});

test('the state of new records is not locked, and only fields and states that are there can be', async () => {
  expect((await listed([{ in: ['draft'] }])).codes).toEqual(['state-lock']);
  expect((await listed([{ in: ['waiting'], fields: ['quantity'] }])).codes).toEqual(['unknown-reference']);
  expect((await listed([{ in: ['waitin'] }])).codes).toContain('unknown-choice');
});

test('a button does not stand on locked rows alone', async () => {
  const shipped = await shippedFiles();
  const path = 'screens/market/purchase-plan.screen.json';
  const screen = JSON.parse(shipped.find((file) => file.path === path)?.text ?? '{}');
  const told = async (action: object) => {
    const text = JSON.stringify({ ...screen, rowActions: [action] });
    const { problems } = (await compiler())([...shipped.filter((file) => file.path !== path), { path, text }]);
    return problems.map(({ code, pointer }) => `${code} ${pointer}`);
  };
  const when = (...states: string[]) => ({ when: { field: 'state', in: states } });
  const rush = { code: 'rush', title: '加急', set: { qty: 1 } };
  expect(await told({ ...rush, ...when('ordered', 'approved') })).toEqual(['state-lock /rowActions/0/set/qty']);
  expect(await told({ code: 'edit', ...when('ordered') })).toEqual(['state-lock /rowActions/0/when/in']);
  expect(await told({ code: 'delete', ...when('waiting') })).toEqual(['state-lock /rowActions/0/when/in']);
  expect(await told({ ...rush, ...when('ordered', 'draft') })).toEqual([]);
  expect(await told(rush)).toEqual([]);
  expect(await told({ code: 'edit', ...when('draft', 'ordered') })).toEqual([]);
  expect(await told({ code: 'detail', ...when('ordered') })).toEqual([]);
});
