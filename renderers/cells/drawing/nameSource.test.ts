import { expect, test } from 'vitest';
import { Failure, timeoutFailure } from '../../../engine/api/Failure.ts';
import type { Picker } from '../../../engine/plan/compiled.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { learnNames } from './nameMarks.ts';
import { createNameSource, nameSourceOf } from './nameSource.ts';

const refuse = () => Promise.reject(new Failure({ kind: 'business', code: 500, message: '未用' }));

const unused = { searchDictionary: refuse, dictionaryTexts: refuse, upload: refuse, download: refuse };

function services(parts: Partial<CellServices>): CellServices {
  const trees = { dictionaryFailed: () => false, retryDictionary: refuse, treeNodes: refuse, categoryTree: refuse };
  const below = { itemsBelow: refuse, knownBelow: () => undefined };
  const pickers = {
    picker: refuse,
    pickerPage: refuse,
    pickerRecords: refuse,
    pickerNamed: refuse,
    departments: refuse,
  };
  return { ...unused, ...trees, ...below, ...pickers, ...parts };
}

/** As far as names need it. */
const pickerOf = (value: string, text: string, more: Partial<Picker> = {}): Picker => ({
  id: value,
  type: 'user',
  title: '',
  multiple: false,
  width: 500,
  value,
  text,
  separator: ',',
  source: { list: '' },
  columns: [],
  query: [],
  pageSizes: [10],
  chosen: 'bar',
  ...more,
});

test('names asked for together travel together and are asked for once', async () => {
  const asked: [string, readonly string[]][] = [];
  const names = createNameSource(
    services({
      picker: async () => pickerOf('username', 'realname'),
      pickerRecords: async (id, values) => {
        asked.push([id, values]);
        return values
          .filter((username) => username !== 'gone')
          .map((username) => ({ username, realname: username === 'b' ? null : `${username}名` }));
      },
    }),
  );
  expect(names.known('picker:user', 'a')).toBeUndefined();
  expect(await Promise.all(['a', 'b', 'a', 'gone'].map((code) => names.load('picker:user', code)))).toEqual([
    'a名',
    'b',
    'a名',
    'gone',
  ]);
  expect(await names.load('picker:user', 'a')).toBe('a名');
  expect(names.known('picker:user', 'gone')).toBe('gone');
  expect(names.known('picker:role', 'a')).toBeUndefined();
  expect(asked).toEqual([['user', ['a', 'b', 'gone']]]);
});

const departments = pickerOf('orgCode', 'departName', { type: 'department', tree: 'chosen' });

test('departments are found at any depth, dictionary values by their place', async () => {
  const names = createNameSource(
    services({
      picker: async () => departments,
      departments: async () => [
        {
          id: '1',
          orgCode: 'A',
          departName: '总部',
          children: [{ id: '2', orgCode: 'A01', departName: '运营', children: [] }],
        },
      ],
      dictionaryTexts: async (code, values) => values.map((value) => `${code}:${value}`),
    }),
  );
  expect(await names.load('picker:department', 'A01')).toBe('运营');
  expect(await names.load('dict:order_status', '1')).toBe('order_status:1');
});

test('after a failure codes stand for themselves and are asked for again', async () => {
  let calls = 0;
  const away = services({
    picker: async () => departments,
    departments: async () => {
      calls += 1;
      if (calls === 1) throw timeoutFailure();
      return [{ id: '1', orgCode: 'A', departName: '总部', children: [] }];
    },
  });
  const names = nameSourceOf(away);
  expect(nameSourceOf(away)).toBe(names);
  expect(await names.load('picker:department', 'A')).toBe('A');
  expect(names.known('picker:department', 'A')).toBeUndefined();
  expect(await names.load('picker:department', 'A')).toBe('总部');
});

test('names that came with rows are not asked for', async () => {
  const names = createNameSource(services({ dictionaryTexts: async () => Promise.reject(new Error('asked')) }));
  const columns = [{ key: 'shelf', type: 'sel_tree', dictCode: 'shelf' } as const];
  learnNames(columns, [{ shelf: 'A,B', shelf_dictText: '甲,乙' }, { shelf: 'C', shelf_dictText: '丙,丁' }, {}], names);
  expect(['A', 'B', 'C'].map((code) => names.known('dict:shelf', code))).toEqual(['甲', '乙', undefined]);
});
