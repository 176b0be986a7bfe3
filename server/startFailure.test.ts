import { expect, test } from 'vitest';
import { readEnvironment } from './config/environment.ts';
import { startedText } from './startFailure.ts';

const address = { address: '127.0.0.1', family: 'IPv4', port: 43145 };
const first = (variables: Record<string, string>): string =>
  startedText(readEnvironment(variables, '/srv'), address, { created: false }, 3.14).split('\n')[0] ?? '';

test('people are led to the address that browsers reach, and told of the own one beside it', () => {
  expect(first({})).toBe('织屏已启动：http://127.0.0.1:43145（3.1 秒，内置数据库（/srv/.data））');
  expect(first({ WEFT_PUBLIC_URL: 'http://127.0.0.1:5173' })).toBe(
    '织屏已启动：http://127.0.0.1:5173（本机 http://127.0.0.1:43145，3.1 秒，内置数据库（/srv/.data））',
  );
});
