import { expect, test } from 'vitest';
import { comparedFields, parseTables, parseVersions } from './dataLog.ts';

const shown = (values: Record<string, string>) =>
  Object.entries(values).map(([key, text]) => ({ key, title: key.toUpperCase(), text }));

test('two versions stand beside each other field by field', () => {
  const [one, other] = parseVersions([
    {
      id: '1.1',
      dataVersion: 1,
      createBy: 'admin',
      createName: '管理员',
      createTime: 't',
      shown: shown({ a: '甲', b: '1' }),
    },
    { id: '1.2', dataVersion: 2, createBy: 'admin', shown: shown({ a: '乙', b: '1', c: '新' }) },
  ]);
  if (!one || !other) throw new Error('no versions');
  expect([one.by, other.by, other.time]).toEqual(['管理员', 'admin', '']);
  expect(comparedFields(one, other)).toEqual([
    { key: 'a', title: 'A', texts: ['甲', '乙'], differs: true },
    { key: 'b', title: 'B', texts: ['1', '1'], differs: false },
    { key: 'c', title: 'C', texts: ['', '新'], differs: true },
  ]);
});

test('answers are read whatever they hold', () => {
  expect(parseVersions(null)).toEqual([]);
  expect(parseVersions([{ id: 1 }, 2])).toEqual([{ id: '1', version: 0, by: '', time: '', shown: [] }]);
  expect(parseTables([{ table: 't', code: 'c', title: '表', name: 'n' }, null])).toEqual([
    { table: 't', code: 'c', title: '表', name: 'n' },
  ]);
});
