// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import { clickButton, mount, pageText } from '../../../tests/mount.ts';
import { type Services, ServicesProvider } from '../../services/services.ts';
import { SqlPane } from './SqlPane.tsx';

const none = () => undefined;

test('what a report asks for can be filled in before it has run', async () => {
  const asked = [
    { key: 'day', title: '期间', required: true, period: true as const },
    { key: 'least', title: '至少', required: false, defaultValue: 1 },
  ];
  await mount(
    <ServicesProvider value={{ client: {} } as unknown as Services}>
      <SqlPane path="screens/a/days.sql" asked={asked} drafts={() => ({})} onGo={none} onInsert={none} />
    </ServicesProvider>,
  );
  expect(pageText()).toContain('期间（必填）');
  expect(pageText()).toContain('还没有运行');
  const hints = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder);
  expect(hints).toEqual(['两个日期，如 2026-01-01,2026-01-31', '默认 1']);
});

test('how much a plan read for what it gave is told, and goes where the next statement does not run', async () => {
  const plan = ['Seq Scan on a  (cost=0.00..1.00 rows=9) (actual time=0.1..0.2 rows=12.00 loops=1)'];
  const told = { params: [], statement: 'select 1', fields: [], rows: [], more: false, took: 3 };
  const refused = new Failure({ kind: 'business', code: 500, message: '这句不行' });
  const post = vi.fn();
  post
    .mockResolvedValueOnce({ ...told, plan: [...plan, '  Rows Removed by Filter: 1988'] })
    .mockRejectedValueOnce(refused);
  await mount(
    <ServicesProvider value={{ client: { post } } as unknown as Services}>
      <SqlPane path="screens/a/days.sql" asked={[]} drafts={() => ({})} onGo={none} onInsert={none} />
    </ServicesProvider>,
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'EXPLAIN');
  await act(async () => button?.click());
  expect(pageText()).toContain('实际执行所得，3 毫秒，读 2,000 行，返回 12 行');
  await act(async () => button?.click());
  expect(pageText()).toContain('这句不行');
  expect(pageText()).not.toContain('Seq Scan');
});

test('what runs is the text as it stands by now, whatever is compiled of it', async () => {
  const post = vi.fn().mockResolvedValue({ params: [], statement: '', fields: [], rows: [], more: false, took: 1 });
  let text = 'select 1';
  await mount(
    <ServicesProvider value={{ client: { post } } as unknown as Services}>
      <SqlPane
        path="screens/a/days.sql"
        asked={[]}
        drafts={() => ({ 'screens/a/days.sql': { text, from: null } })}
        onGo={none}
        onInsert={none}
      />
    </ServicesProvider>,
  );
  text = 'select 2';
  await clickButton('EXPLAIN');
  expect(post.mock.calls[0]?.[1]).toMatchObject({ drafts: [{ path: 'screens/a/days.sql', text: 'select 2' }] });
});
