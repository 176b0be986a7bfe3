import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import { isAboutRows, joinedRows } from '../../lists/actions.ts';
import { holdsRecords } from '../../plan/parts.ts';
import type { SourceFile } from '../documents.ts';

let compile: (files: readonly SourceFile[]) => ReturnType<Awaited<ReturnType<typeof compiler>>>;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

const freeze = { code: 'freeze', title: '冻结', method: 'PUT', path: '/sys/user/frozenBatch' };
const about = { ids: { field: 'id' }, status: '2' };

function withToolbar(toolbar: object[], more: object = {}) {
  const text = JSON.stringify({ title: '试', type: 'list', model: 'system/user', toolbar, rowActions: [], ...more });
  const { plans, problems } = compile([...shipped, { path: 'screens/system/user.screen.json', text }]);
  const plan = plans.get('system/user');
  return { actions: plan && holdsRecords(plan) ? plan.toolbar : [], codes: problems.map(({ code }) => code) };
}

test('a button above the rows is about the chosen ones, comma-joined, or sends what it says', () => {
  const { actions, codes } = withToolbar([
    { ...freeze, send: about },
    { ...freeze, code: 'unfreeze' },
  ]);
  expect(codes).toEqual([]);
  const [chosen, free] = actions.map(({ call }) => call);
  expect([chosen, free].map((call) => call && isAboutRows(call))).toEqual([true, false]);
  expect(free?.send).toEqual({});
  expect(chosen && joinedRows(chosen, [{ id: 'a' }, { id: 'b' }])).toEqual({ id: 'a,b' });
});

test('what hangs on one row, and grids that are edited in place, have no such buttons', () => {
  expect(withToolbar([{ ...freeze, when: { field: 'status', in: ['1'] } }]).codes).toEqual(['action-call']);
  expect(withToolbar([{ ...freeze, send: about }], { editing: 'inline' }).codes).toContain('action-call');
});

test('its call is one for buttons, and its permission reaches it', () => {
  expect(withToolbar([{ ...freeze, path: '/sys/user/list' }]).codes).toEqual(['call-path']);
  expect(withToolbar([{ ...freeze, code: 'thaw' }]).codes).toEqual(['call-permission']);
});
