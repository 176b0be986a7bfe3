import { expect, test } from 'vitest';
import { UsageError } from './checkout.mjs';
import { readArguments } from './readArguments.ts';

const read = (...args: string[]) =>
  readArguments({ args, options: { dir: { type: 'string', default: 'screens' }, fix: { type: 'boolean' } } });

test('options are read as they are written', () => {
  expect(read('--fix', '--dir=x').values).toEqual({ dir: 'x', fix: true });
});

test.each([
  [['--help'], '不认识的选项 "--help"。可用：--dir <值>、--fix'],
  [['--fixx'], '不认识的选项 "--fixx"（是不是想写 "--fix"？）。可用：--dir <值>、--fix'],
  [['-x'], '不认识的选项 "-x"。可用：--dir <值>、--fix'],
  [['--dir'], '选项 --dir 后面要写一个值。可用：--dir <值>、--fix'],
  [['--fix=1'], '选项 --fix 不带值。可用：--dir <值>、--fix'],
  [['screens'], '多出来的 "screens"。可用：--dir <值>、--fix'],
])('%j is one line: what was found, what was meant, what there is', (args, message) => {
  expect(() => read(...args)).toThrow(new UsageError(message));
});
