import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../tests/declarations.ts';
import type { Compiled } from '../plan/compiled.ts';
import type { SourceFile } from './documents.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** The shipped declarations with a list over new products that is edited in place. */
function withGrid(grid: object, more: object = {}): Compiled {
  const screen = { title: '试', type: 'list', model: 'demo/grid', editing: 'inline', grid, ...more };
  return compile([...shipped, { path: 'screens/demo/try.screen.json', text: JSON.stringify(screen) }]);
}

function optionsOf(compiled: Compiled) {
  const plan = compiled.plans.get('demo/try');
  return plan?.type === 'list' ? plan.grid?.options : undefined;
}

test('what opens at a row is a sub-table of the model, by the key its rows stand under', () => {
  const compiled = withGrid({ subTable: 'demo/grid-line', expand: 'demo/grid-note' });
  expect(compiled.problems).toEqual([]);
  expect(optionsOf(compiled)).toMatchObject({ subTable: 'demo_grid_line', expand: { table: 'demo_grid_note' } });
  expect(optionsOf(withGrid({ expand: 'detail' }))?.expand).toEqual({});
  expect(withGrid({ subTable: 'demo/grid-lin' }).problems).toMatchObject([
    { code: 'unknown-reference', found: 'demo/grid-lin', suggestion: 'demo/grid-line' },
  ]);
  expect(withGrid({ expand: 'details' }).problems).toMatchObject([
    { code: 'unknown-reference', found: 'details', suggestion: 'detail' },
  ]);
});

test('a grid that names no buttons has those of the contract, clearing the choice among them', () => {
  expect(optionsOf(withGrid({}))?.buttons).toEqual(['add', 'save', 'remove', 'clearSelection']);
  const plan = withGrid({}).plans.get('demo/try');
  const [lines] = plan?.type === 'list' ? plan.form.subTables : [];
  expect(lines?.options.buttons).toEqual(['add', 'remove', 'clearSelection']);
});

test('a sub-table offers neither a save of its own nor live rows', () => {
  const problemsOf = (grid: object) => {
    const path = 'screens/demo/grid.model.json';
    const changed = shipped.map((file) => {
      if (file.path !== path) return file;
      const model = JSON.parse(file.text) as { subTables: { grid?: object }[] };
      const [first, ...rest] = model.subTables;
      return { path, text: JSON.stringify({ ...model, subTables: [{ ...first, grid }, ...rest] }) };
    });
    return compile(changed).problems;
  };
  expect(problemsOf({ buttons: ['add', 'save'] })).toMatchObject([{ code: 'grid-of-child', found: '"save"' }]);
  expect(problemsOf({ live: true })).toMatchObject([{ code: 'grid-of-child', found: 'live' }]);
  expect(problemsOf({ live: false, buttons: ['add', 'remove'] })).toEqual([]);
});

test('the condition that locks rows speaks of the model and is true or false', () => {
  const compiled = withGrid({ rowDisabledWhen: "row.stage == 'stop'" });
  expect(compiled.problems).toEqual([]);
  expect(optionsOf(compiled)?.rowDisabledWhen).toBe("row.stage == 'stop'");
  expect(withGrid({ rowDisabledWhen: "row.stag == 'stop'" }).problems).toMatchObject([
    { code: 'expression', suggestion: 'stage' },
  ]);
  expect(withGrid({ rowDisabledWhen: 'row.qty' }).problems).toMatchObject([{ code: 'expression' }]);
});

test('a rule of one’s own gives true or false with a message, or the message itself', () => {
  const withRule = (rule: object) =>
    withGrid({}, { form: { fields: ['name', { key: 'qty', validateRules: [{ rule: 'expression', ...rule }] }] } })
      .problems;
  expect(withRule({ expression: "row.qty > 9 ? '最多 9 件' : ''" })).toEqual([]);
  expect(withRule({ expression: 'row.qty < 9', message: '最多 9 件' })).toEqual([]);
  expect(withRule({ expression: 'row.qty < 9' })).toMatchObject([{ code: 'missing-key', expected: 'message' }]);
  expect(withRule({ expression: 'row.qty + 9' })).toMatchObject([{ code: 'expression' }]);
});

test('a list edited in place over a tree is a tree: its text first, levels by a call of their own, no order by hand', () => {
  const compiled = withGrid({}, { model: 'demo/tree', columns: ['code', 'name'] });
  expect(compiled.problems).toEqual([]);
  const plan = compiled.plans.get('demo/try');
  if (plan?.type !== 'list') throw new Error('no list plan');
  expect(plan.tree).toMatchObject({ parent: 'pid', text: 'name' });
  expect(plan.grid?.columns.map(({ key }) => key)).toEqual(['name', 'code']);
  const keys = withGrid({ dragSort: 'orderNum', expand: 'detail', live: true }, { model: 'demo/tree' }).problems;
  expect(keys.map(({ code, found }) => `${code} ${found}`)).toEqual([
    'grid-of-tree dragSort',
    'grid-of-tree expand',
    'grid-of-tree live',
  ]);
});
