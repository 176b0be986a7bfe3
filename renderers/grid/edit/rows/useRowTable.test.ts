// @vitest-environment jsdom
import { createStore } from 'jotai';
import { act, createElement } from 'react';
import { expect, test } from 'vitest';
import type { PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Session } from '../../../../engine/session/session.ts';
import { mount } from '../../../../tests/mount.ts';
import { sessionAtom } from '../../../services/atoms.ts';
import { type Services, ServicesProvider } from '../../../services/services.ts';
import { useRowTable } from './useRowTable.ts';

const field = { type: 'input', kind: 'text', required: false, readOnly: false, rules: [] };
const grid = {
  columns: [
    { ...field, key: 'name', title: '品名' },
    { ...field, key: 'org', title: '部门', defaultValue: '#{sysOrgCode}' },
  ],
  options: {},
} as unknown as PlanGrid;
const sessionIn = (orgCode: string) =>
  ({ token: 't', user: { username: 'li', realname: '李', orgCode } }) as unknown as Session;

function Tables({ made }: { made: Set<RowTable> }) {
  made.add(useRowTable(grid));
  return null;
}

test('moving to another department keeps unsaved rows; new ones take its defaults', async () => {
  const store = createStore();
  store.set(sessionAtom, sessionIn('A01'));
  const services = { store, clock: () => 0 } as unknown as Services;
  const made = new Set<RowTable>();
  await mount(createElement(ServicesProvider, { value: services }, createElement(Tables, { made })));
  const [table] = made;
  table?.add([{ name: '未保存' }]);
  await act(async () => store.set(sessionAtom, sessionIn('A02')));
  table?.add([{ name: '之后' }]);
  expect(made.size).toBe(1);
  expect(table?.rows().map(({ name, org }) => [name, org])).toEqual([
    ['未保存', 'A01'],
    ['之后', 'A02'],
  ]);
});
