// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { Why } from '../../../engine/api/why.ts';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import { mount, pageText, until, untilRead } from '../../../tests/mount.ts';
import { createQueryClient, QUERY_KEYS } from '../../services/queryClient.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import {
  BUTTONS_ALONE,
  callKey,
  useAskWhy,
  useWhyMark,
  useWhyWithin,
  WhyProvider,
  whyButton,
} from '../../services/why.ts';
import { WhyPlace } from './WhyPlace.tsx';

const answer: Why = {
  ...{ part: { kind: 'column', code: 'qty', title: '数量' }, shown: true, admin: true, grounds: [], missing: [] },
  values: [{ name: 'key', value: 'qty', file: 'screens/a.model.json', line: 7, how: 'written' }],
  ...{ outcomes: [], rows: '' },
  parts: [
    { kind: 'column', code: 'qty', title: '数量', shown: true, table: 'a' },
    { kind: 'column', code: 'b:qty', title: '明细：数量', shown: true, table: 'b' },
  ],
};

const columns = [{ key: 'qty', title: '数量' }];
const row = { id: '1', qty: 3 };

/** What a grid, a form and a toolbar leave in the document. */
function Parts() {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useWhyMark(place, { columns, rowOf: (id) => (id === '1' ? row : undefined) });
  useWhyMark(form, { columns, rowOf: () => row });
  useWhyMark(bar, BUTTONS_ALONE);
  const ask = useAskWhy();
  return (
    <>
      <div ref={bar}>
        <button type="button" disabled {...whyButton('a:add', '已有一条')}>
          <span id="off">新增</span>
        </button>
        <button type="button" id="plain">
          {ask ? '可以问' : '不能问'}
        </button>
      </div>
      <div ref={place}>
        <span className="ag-header-cell" {...{ 'col-id': 'qty' }}>
          <span id="heading">数量</span>
        </span>
        <div className="ag-row" {...{ 'row-id': '1' }}>
          <span {...{ 'col-id': 'qty' }}>
            <span id="cell">3</span>
          </span>
          <span {...{ 'col-id': '_actions' }}>
            <button type="button" id="link" {...whyButton('a:edit')}>
              编辑
            </button>
          </span>
        </div>
      </div>
      <div ref={form}>
        <p data-field="qty" id="field">
          数量
        </p>
      </div>
    </>
  );
}

const Below = () => (
  <WhyProvider value={useWhyWithin({ below: 'b', list: 'rows' })}>
    <Parts />
  </WhyProvider>
);

async function opened(held: boolean) {
  const post = vi.fn(async () => answer);
  const queryClient = createQueryClient();
  const auth = held ? [{ action: READ_SCREENS, type: '1' }] : [];
  queryClient.setQueryData(QUERY_KEYS.permissions(''), { held: auth, all: [] });
  const call = { method: 'GET', url: '/rows?a=%E4%B8%AD', status: 200, began: 0, took: 12, id: 'id-1', rows: 5 };
  queryClient.setQueryData(callKey('rows'), call);
  await mount(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={{ client: { post }, queryClient } as unknown as Services}>
        <WhyPlace screen="page">
          <Below />
        </WhyPlace>
      </ServicesProvider>
    </QueryClientProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  return { post };
}

/** Presses and releases, as a pointer does; answers whether the element itself heard a click. */
async function altClick(id: string, altKey = true): Promise<boolean> {
  const element = document.getElementById(id) ?? expect.fail(`no ${id}`);
  const heard = vi.fn();
  element.addEventListener('click', heard);
  await act(async () => {
    for (const type of ['pointerdown', 'pointerup', 'click'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, altKey, detail: 1 }));
  });
  element.removeEventListener('click', heard);
  return heard.mock.calls.length > 0;
}

test('Alt and a click ask about headings, cells, fields and buttons, also those that are off', async () => {
  const { post } = await opened(true);
  const asked = async (id: string, body: object) => {
    post.mockClear();
    expect(await altClick(id)).toBe(false);
    await until(() => expect(post).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledWith('/config/why', { screen: 'page', ...body }, expect.anything());
    await untilRead('screens/a.model.json:7');
  };
  await asked('heading', { kind: 'column', code: 'b:qty', row: undefined });
  await asked('cell', { kind: 'column', code: 'b:qty', row });
  expect(pageText()).toContain('GET /rows?a=中');
  expect(pageText()).toContain('12 毫秒后回答：状态 200，5 行');
  expect(pageText()).toContain('id-1');
  await asked('field', { kind: 'column', code: 'b:qty', row });
  await asked('link', { kind: 'action', code: 'a:edit', row });
  await asked('off', { kind: 'action', code: 'a:add', row: undefined });
});

test('without Alt, on what nobody declared, and by those who may not read declarations nothing is asked', async () => {
  const { post } = await opened(true);
  expect(await altClick('cell', false)).toBe(true);
  expect(await altClick('plain')).toBe(true);
  // A key’s click after a button that is off was asked about is a click.
  await altClick('off');
  const link = document.getElementById('link') ?? expect.fail('no link');
  const heard = vi.fn();
  link.addEventListener('click', heard);
  await act(async () => link.click());
  expect(heard).toHaveBeenCalled();
  expect(post).toHaveBeenCalledTimes(1);
  document.body.replaceChildren();
  const other = await opened(false);
  expect(pageText()).toContain('不能问');
  expect(await altClick('cell')).toBe(true);
  expect(other.post).not.toHaveBeenCalled();
});
