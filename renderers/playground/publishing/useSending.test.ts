import { expect, test } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import { refusedBy } from './useSending.ts';

const refusal = (result: object) => {
  const envelope = { success: false, code: 500, message: '没有发布', result, timestamp: 0 };
  return refusedBy(new Failure({ kind: 'business', code: 500, message: '没有发布', envelope }));
};

test('what stands against publishing is told with its place and the way out', () => {
  const wrong = { file: 'screens/a.sql', line: 4, column: 7, message: '没有列 m', fix: '请写 n', code: 'sql-database' };
  expect(refusal({ problems: [wrong] }).details).toEqual(['screens/a.sql:4 没有列 m；请写 n']);
  expect(refusal({ paths: ['screens/a.sql'] }).details).toEqual(['screens/a.sql']);
  expect(refusal({ changes: [{ what: '模型', text: '字段 m 不再有' }] }).details).toEqual(['字段 m 不再有']);
});
