import { describe, expect, test } from 'vitest';
import type { Field } from '../../plan/compiled.ts';
import { readScope, ScopeFault } from './readScope.ts';

const field = (key: string, kind: Field['kind'], type = 'varchar') =>
  ({ key, column: key, kind, cell: {}, store: { type } }) as unknown as Field;
const fields = [field('shop', 'code'), field('owner', 'text'), field('qty', 'number', 'integer')];
const world = { fields, lists: new Map(), granted: true } as const;

function faultOf(text: string, given: Parameters<typeof readScope>[1] = world): ScopeFault {
  try {
    readScope(text, given);
  } catch (error) {
    if (error instanceof ScopeFault) return error;
    throw error;
  }
  throw new Error(`${text} is read`);
}

describe('values granted with a scope', () => {
  test('stand to the right of in, beside other conditions', () => {
    const among = { op: 'in', left: { op: 'column', column: 'shop' }, list: { op: 'granted' } };
    expect(readScope('row.shop in values', world)).toEqual(among);
    expect(readScope('row.shop in values || row.owner == user.username', world)).toMatchObject({
      op: 'or',
      left: among,
    });
    expect(readScope('row.owner != null && row.shop in values', world)).toMatchObject({ op: 'and', right: among });
  });

  test.each([
    ['!(row.shop in values)', '反而看得更少', 2],
    ['row.shop in values && row.owner in values', '只能写一次', 22],
    ['row.qty in values', '左边要写一个文本字段', 0],
    ['user.username in values', '左边要写一个文本字段', 0],
    ["'A' in values", '左边要写一个文本字段', 0],
  ])('%s is refused', (text, reason, start) => {
    expect(faultOf(text)).toMatchObject({ message: expect.stringContaining(reason), ofValues: true, start });
  });

  test('where nobody grants them the word is unknown, and a slip of the pen is told what is meant', () => {
    expect(faultOf('row.shop in values', { fields, lists: new Map() }).ofValues).toBeUndefined();
    expect(faultOf('row.shop in value').suggestion).toBe('values');
  });
});
