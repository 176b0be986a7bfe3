import { expect, test } from 'vitest';
import type { PlanPrint } from '../../../engine/plan/base.ts';
import type { PlanAction } from '../../../engine/plan/Plan.ts';
import { PRINT, withPrint } from './usePrints.tsx';

const edit: PlanAction = { code: 'edit', title: '编辑', permission: '' };
const prints = [{}] as unknown as readonly PlanPrint[];

test('打印 stands behind 更多, or in the menu of a row that has none; where nothing is printed nowhere', () => {
  expect(withPrint({ prints }, { inRow: [edit], more: [edit] }).more).toEqual([edit, PRINT]);
  expect(withPrint({ prints }, { inRow: [edit], more: [] })).toEqual({ inRow: [edit], more: [], inMenu: [PRINT] });
  expect(withPrint({}, { inRow: [edit], more: [] })).toEqual({ inRow: [edit], more: [] });
});
