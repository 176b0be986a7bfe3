// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { mount, pageText } from '../../../tests/mount.ts';
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
      <SqlPane path="screens/a/days.sql" asked={asked} drafts={{}} onGo={none} onInsert={none} />
    </ServicesProvider>,
  );
  expect(pageText()).toContain('期间（必填）');
  expect(pageText()).toContain('还没有运行');
  const hints = [...document.querySelectorAll('input')].map(({ placeholder }) => placeholder);
  expect(hints).toEqual(['两个日期，如 2026-01-01,2026-01-31', '默认 1']);
});
