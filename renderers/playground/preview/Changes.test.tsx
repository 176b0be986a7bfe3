// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import type { Problem } from '../../../engine/problems.ts';
import { mount, pageText } from '../../../tests/mount.ts';
import { Difference } from './Changes.tsx';
import { Texts } from './Texts.tsx';

vi.mock('../../services/services.ts', () => ({ useClient: () => ({}) }));

const SAME: Radius = {
  changes: [],
  pages: [],
  tables: [],
  exports: [],
  untold: [],
  wrong: { before: [], after: [] },
};
const WRONG: Problem = {
  code: 'json-syntax',
  severity: 'error',
  file: 'screens/a.model.json',
  line: 3,
  column: 1,
  pointer: '',
  message: 'JSON 语法错误',
  fix: '',
};

const draw = (radius: Radius) =>
  mount(
    <QueryClientProvider client={new QueryClient()}>
      <Difference radius={radius} from="git 版本 HEAD" />
    </QueryClientProvider>,
  );

test('another side that cannot be read is not told to mean the same', async () => {
  await draw({ ...SAME, untold: [WRONG.file], wrong: { before: [WRONG], after: [] } });
  expect(pageText()).toContain('git 版本 HEAD 的声明有错误');
  expect(pageText()).toContain('a.model.json:3 JSON 语法错误');
  expect(pageText()).not.toContain('意思没有不同');
});

test('and one that can is', async () => {
  await draw(SAME);
  expect(pageText()).toContain('意思没有不同');
});

test('texts are held against one another line by line, also those with a mistake in them', async () => {
  const file = (path: string, text: string) => ({ path: `screens/${path}.model.json`, text });
  const before = [file('a', '{\n  "title": "旧"\n}\n'), file('b', '{}\n'), file('c', '{}\n')];
  const after = [file('a', '{\n  "title" "新"\n}\n'), file('c', '{}\n'), file('d', '{}\n')];
  await mount(<Texts before={before} after={after} from="线上" />);
  const signed = (sign: string) => [...document.querySelectorAll(`[data-sign="${sign}"]`)].map((at) => at.textContent);
  expect(signed('-')).toEqual(['-  "title": "旧"\n', '-{}\n']);
  expect(signed('+')).toEqual(['+  "title" "新"\n', '+{}\n']);
  expect([...document.querySelectorAll('h4')].map((at) => at.textContent)).toEqual([
    'a.model.json',
    'b.model.json（删除）',
    'd.model.json（新）',
  ]);
  await mount(<Texts before={after} after={after} from="git 版本 HEAD" />);
  expect(pageText()).toContain('一字不差与git 版本 HEAD的声明一样');
});
