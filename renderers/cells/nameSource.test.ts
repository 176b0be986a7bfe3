import { expect, test } from 'vitest';
import { Failure, timeoutFailure } from '../../engine/api/Failure.ts';
import type { CellServices } from './CellServices.ts';
import { createNameSource, nameSourceOf } from './nameSource.ts';

const refuse = () => Promise.reject(new Failure({ kind: 'business', code: 500, message: '未用' }));

function services(parts: Partial<CellServices>): CellServices {
  return {
    ...{ searchDictionary: refuse, dictionaryTexts: refuse, users: refuse, departments: refuse },
    ...{ pickerRows: refuse, upload: refuse, download: refuse },
    ...parts,
  };
}

test('names asked for together travel together and are asked for once', async () => {
  const asked: string[][] = [];
  const names = createNameSource(
    services({
      users: async ({ usernames = [] }) => {
        asked.push([...usernames]);
        const records = usernames
          .filter((username) => username !== 'gone')
          .map((username) => ({ username, realname: `${username}名`, phone: null, orgCode: null }));
        return { records, total: records.length };
      },
    }),
  );
  expect(names.known('user', 'a')).toBeUndefined();
  expect(await Promise.all(['a', 'b', 'a', 'gone'].map((code) => names.load('user', code)))).toEqual([
    'a名',
    'b名',
    'a名',
    'gone',
  ]);
  expect(await names.load('user', 'a')).toBe('a名');
  expect([names.known('user', 'a'), names.known('user', 'gone'), names.known('depart', 'a')]).toEqual([
    'a名',
    'gone',
    undefined,
  ]);
  expect(asked).toEqual([['a', 'b', 'gone']]);
});

test('departments are found at any depth, dictionary values by their place', async () => {
  const names = createNameSource(
    services({
      departments: async () => [
        { orgCode: 'A', departName: '总部', children: [{ orgCode: 'A01', departName: '运营', children: [] }] },
      ],
      dictionaryTexts: async (code, values) => values.map((value) => `${code}:${value}`),
    }),
  );
  expect(await names.load('depart', 'A01')).toBe('运营');
  expect(await names.load('dict:order_status', '1')).toBe('order_status:1');
});

test('after a failure codes stand for themselves and are asked for again', async () => {
  let calls = 0;
  const away = services({
    departments: async () => {
      calls += 1;
      if (calls === 1) throw timeoutFailure();
      return [{ orgCode: 'A', departName: '总部', children: [] }];
    },
  });
  const names = nameSourceOf(away);
  expect(nameSourceOf(away)).toBe(names);
  expect(await names.load('depart', 'A')).toBe('A');
  expect(names.known('depart', 'A')).toBeUndefined();
  expect(await names.load('depart', 'A')).toBe('总部');
});
