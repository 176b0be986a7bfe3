// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, useRef } from 'react';
import { createPortal } from 'react-dom';
import { expect, test, vi } from 'vitest';
import type { Why } from '../../../engine/api/why.ts';
import { READ_SCREENS } from '../../../engine/permissions/general.ts';
import { mount, pageText, until, untilRead } from '../../../tests/mount.ts';
import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import { createQueryClient, QUERY_KEYS } from '../../services/queryClient.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import {
  BUTTONS_ALONE,
  callKey,
  DONE_KEY,
  useAskWhy,
  useWhyMark,
  useWhyWithin,
  WhyProvider,
  whyButton,
} from '../../services/why.ts';
import { whenDrawn } from '../../ui/whenDrawn.ts';
import { WhyPlace } from './WhyPlace.tsx';

const answer: Why = {
  part: { kind: 'column', code: 'qty', title: '数量' },
  shown: true,
  admin: true,
  grounds: [],
  missing: [],
  values: [{ name: 'key', value: 'qty', file: 'screens/a.model.json', line: 7, how: 'written' }],
  outcomes: [],
  rows: '',
  parts: [
    { kind: 'column', code: 'qty', title: '数量', shown: true, table: 'a' },
    { kind: 'column', code: 'b:qty', title: '明细：数量', shown: true, table: 'b' },
  ],
};

const columns = [{ key: 'qty', title: '数量' }];
const conditions = [{ key: 'since', title: '起' }];
const row = { id: '1', qty: 3 };

/** Where what opens over the page is put. */
const over = document.createElement('div');

/** What a grid, a form and a toolbar leave in the document, and what opens over them. */
function Parts() {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  useWhyMark(place, { columns, rowOf: (id) => (id === '1' ? row : undefined) });
  useWhyMark(form, { columns, rowOf: () => row });
  useWhyMark(bar, BUTTONS_ALONE);
  useWhyMark(strip, { ...BUTTONS_ALONE, columns: conditions, asking: true });
  const ask = useAskWhy();
  return (
    <>
      <div ref={strip}>
        <p data-asked="since" id="condition">
          起
        </p>
      </div>
      {createPortal(
        <div className={POPUP_CLASS}>
          <p id="nothing">没有查询到任何数据</p>
          <ul>
            <li id="more" {...whyButton('a:approve')}>
              批准
            </li>
          </ul>
        </div>,
        over,
      )}
      <div ref={bar}>
        <button type="button" disabled {...whyButton('a:add', '已有一条')}>
          <span id="off">新增</span>
        </button>
        <button type="button" id="plain">
          {ask ? '可以问' : '不能问'}
        </button>
      </div>
      <div ref={place}>
        <span className="ag-header-cell" col-id="qty">
          <span id="heading">数量</span>
        </span>
        <div className="ag-row" row-id="1">
          <span col-id="qty">
            <span id="cell">3</span>
          </span>
          <span col-id="_actions">
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

const call = { method: 'GET', url: '/rows?a=%E4%B8%AD', status: 200, began: 0, took: 12, id: 'id-1', rows: 5 };

const Below = () => (
  <WhyProvider value={useWhyWithin({ below: 'b', list: 'rows' })}>
    <Parts />
  </WhyProvider>
);

async function opened(held: boolean, told: Why = answer) {
  const post = vi.fn(async () => told);
  const exchange = vi.fn(async () => ({ result: [], call: { ...call, url: '/sys/dict/getDictItems/a' } }));
  document.body.append(over);
  const queryClient = createQueryClient();
  const auth = held ? [{ action: READ_SCREENS, type: '1' }] : [];
  queryClient.setQueryData(QUERY_KEYS.permissions(''), { held: auth, all: [] });
  queryClient.setQueryData(callKey('rows'), call);
  await mount(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={{ client: { post, exchange }, queryClient } as unknown as Services}>
        <WhyPlace screen="page">
          <Below />
        </WhyPlace>
      </ServicesProvider>
    </QueryClientProvider>,
  );
  // What follows the page comes once it has been painted.
  await act(() => new Promise<void>((resolve) => void whenDrawn(resolve)));
  await act(() => vi.dynamicImportSettled());
  return { post, exchange, queryClient };
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
  await asked('condition', { kind: 'query', code: 'since', row: undefined });
});

test('a button tells what was last written or fetched after it was pressed', async () => {
  const { queryClient } = await opened(true);
  const done = (url: string, said: string) =>
    queryClient.setQueryData(DONE_KEY, { method: 'PUT', url, status: 200, began: 0, took: 34, id: 'id-2', said });
  done('/before', '');
  await altClick('link', false);
  done('/orders/edit', '别人已经改过');
  // What looks into the page is nobody's button.
  done('/config/why', '');
  await altClick('link');
  await untilRead('PUT /orders/edit');
  expect(pageText()).toContain('34 毫秒后回答：状态 200，别人已经改过');
  expect(pageText()).toContain('id-2');
  expect(pageText()).not.toContain('/before');
});

test('what opens over the page is asked about as what opened it: an entry behind 更多, a list without choices', async () => {
  const { post, exchange } = await opened(true, {
    ...answer,
    choices: {
      from: '字典「甲」（a）',
      place: { file: 'screens/a.dictionary.json', line: 3 },
      filters: [{ what: '上级', said: '由「省」决定', outcome: '这一行的「省」是空', passed: false }],
      call: { path: '/sys/dict/getDictItems/a', params: {} },
    },
  });
  // Nobody has opened it.
  expect(await altClick('nothing')).toBe(true);
  for (const [opener, target, body] of [
    ['cell', 'nothing', { kind: 'column', code: 'b:qty', row }],
    ['link', 'more', { kind: 'action', code: 'a:approve', row }],
    ['condition', 'nothing', { kind: 'query', code: 'since' }],
  ] as const) {
    post.mockClear();
    await altClick(opener, false);
    // What is pressed within it opens nothing else.
    await altClick(target, false);
    expect(await altClick(target)).toBe(false);
    await until(() => expect(post).toHaveBeenCalledTimes(1));
    expect(post).toHaveBeenCalledWith('/config/why', { screen: 'page', ...body }, expect.anything());
    await untilRead('screens/a.dictionary.json:3');
    await untilRead('这个请求一项也没有回答');
  }
  expect(pageText()).toContain('这一行的「省」是空');
  expect(exchange).toHaveBeenCalledWith(expect.objectContaining({ path: '/sys/dict/getDictItems/a', traced: true }));
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
