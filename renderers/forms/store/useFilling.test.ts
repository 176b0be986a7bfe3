// @vitest-environment jsdom
import { createStore } from 'jotai';
import { act, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { mount } from '../../../tests/mount.ts';
import { PageTabProvider } from '../../services/pageTab.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import type { Draft } from './drafts.ts';
import { useFilling } from './useFilling.ts';

const field = { type: 'input', kind: 'text', required: false, readOnly: false, rules: [] };
const form = {
  columns: 2,
  width: 800,
  subTables: [],
  fields: [
    { ...field, key: 'code', title: '编码', rules: [{ rule: 'unique' }] },
    { ...field, key: 'qty', title: '数量' },
  ],
} as unknown as PlanForm;

interface Call {
  method: string;
  params?: Record<string, string>;
}
type Answer = (call: Call) => Promise<{ message: string }>;
type Filling = ReturnType<typeof useFilling>;
interface Opened {
  original?: Row;
  start?: Row;
  draft?: Draft;
}

const refusal = (message: string, result: unknown = null) =>
  new Failure({
    kind: 'business',
    code: 500,
    message,
    envelope: { success: false, code: 500, message, result, timestamp: 0 },
  });

function Probe({ opened, onFilling }: { opened: Opened; onFilling: (filling: Filling) => void }) {
  const { original = null, start = original ?? {}, draft } = opened;
  onFilling(
    useFilling({
      screen: 'demo/form',
      form,
      code: 'demo_form',
      original,
      start,
      draft,
      check: () => [],
      request: (base, row) => ({ method: base ? 'PUT' : 'POST', path: '/form', body: row }),
      onSaved: () => undefined,
      onRestore: () => undefined,
    }),
  );
  return null;
}

/** A form under the pen over a server that answers so; its latest state. */
async function open(exchange: Answer, opened: Opened = {}): Promise<() => Filling> {
  const drawn: { filling?: Filling } = {};
  let now = 0;
  const clock = () => {
    now += 1_000;
    return now;
  };
  const services = { client: { exchange }, clock, random: () => 'k', store: createStore() } as unknown as Services;
  const onFilling = (filling: Filling) => {
    drawn.filling = filling;
  };
  const tab = { shown: true, go: () => undefined, watch: () => () => undefined, memory: new Map() };
  const page = createElement(PageTabProvider, { value: tab }, createElement(Probe, { opened, onFilling }));
  await mount(createElement(ServicesProvider, { value: services }, page));
  return () => drawn.filling ?? expect.fail('nothing was drawn');
}

const taken = vi.fn<Answer>(async ({ method }) => {
  if (method === 'GET') throw refusal('该值不可用，系统中已存在！');
  return { message: '添加成功！' };
});
const objection = [{ key: 'code', message: '该值不可用，系统中已存在！' }];

test('what the server refused stands no longer before what is found at the next try', async () => {
  const answers: Answer[] = [async () => Promise.reject(refusal('参数错误', [{ key: 'qty', message: '太多' }])), taken];
  const now = await open((call) => (answers.shift() ?? taken)(call));
  await act(async () => now().submit(null, { qty: '9' }));
  expect(now().refused).toEqual([{ key: 'qty', message: '太多' }]);
  await act(async () => now().store.set({ code: 'AB-001' }));
  await act(async () => now().submit(null, { code: 'AB-001', qty: '9' }));
  expect(now().refused).toEqual(objection);
  expect(now().problem).toBeNull();
});

const begun = { id: '7', version: 1, code: 'AB-001' };

test.each<[string, Opened, boolean]>([
  ['a default', { start: { code: 'AB-001' } }, true],
  ['what a draft brought back', { draft: { at: 0, base: null, row: { code: 'AB-001' }, tables: {} } }, true],
  ['what the record holds', { original: begun }, false],
  [
    'a draft of a record',
    { original: begun, draft: { at: 0, base: begun, row: { ...begun, code: 'X' }, tables: {} } },
    true,
  ],
])('whether the server is asked before the save about %s, which nobody typed', async (_, opened, asked) => {
  taken.mockClear();
  const now = await open(taken, opened);
  await act(async () => now().submit(opened.original ?? null, now().store.row()));
  expect(taken.mock.calls.map(([{ method }]) => method)).toEqual([asked ? 'GET' : 'PUT']);
  expect(now().refused).toEqual(asked ? objection : []);
});
