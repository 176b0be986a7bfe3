import { expect, test } from 'vitest';
import { formatProblems, problemCode } from './formats.ts';

test('what opens restricted fields is listed with its reason', () => {
  const text = 'restricted-output amount：只有合计';
  const exceptions = [{ file: 'screens/a.report.json', line: 3, column: 5, text }];
  expect(formatProblems('people', [], 7, exceptions)).toBe(
    `screens/a.report.json:3:5  例外 ${text}\n✓ 7 个声明文件，没有问题`,
  );
  expect(JSON.parse(formatProblems('json', [], 7, exceptions))).toEqual({ files: 7, problems: [], exceptions });
});

test('a kind of problem that is none is told with what was likely meant', () => {
  expect(problemCode('unknown-key')).toBe('unknown-key');
  expect(() => problemCode('unknwon-key')).toThrow('没有编号 "unknwon-key"；是不是想写 "unknown-key"？');
  expect(() => problemCode('toString')).toThrow('没有编号 "toString"');
});
