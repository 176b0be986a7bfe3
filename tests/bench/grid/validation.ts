import type { GridRow } from '../../../engine/rows/RowTable.ts';
import type { Rule } from '../../../schemas/generated/types.ts';
import { makeRows } from './rows.ts';

/** How much more than `c1` a `c11` may be. */
const MORE = 200_000;

/** The five rules of the benchmark, by column. */
export const RULES: Readonly<Record<string, Rule>> = {
  c0: { rule: 'required' },
  c1: { rule: 'range', min: 0, max: 100_000 },
  c4: { rule: 'regex', regex: '^商品 [0-9]{1,8}-[0-9]{1,8}$', message: '格式不正确' },
  c7: { rule: 'unique' },
  c11: { rule: 'expression', expression: `row.c11 <= row.c1 + ${MORE}.0`, message: '超出太多' },
};

/** How many cells of each column are made wrong. */
const BROKEN = { c0: 100, c1: 200, c4: 119, c7: 100, c11: 100 } as const;

/** How many errors a check of `brokenRows` must find. */
export const EXPECTED_ERRORS = Object.values(BROKEN).reduce((sum, count) => sum + count, 0);

/** Rows with a known number of wrong cells; every other cell is right. */
export function brokenRows(count: number): GridRow[] {
  const rows = makeRows(count).map((row, index) => ({ ...row, c7: `编号 ${index}` }));
  const step = Math.floor(count / 200);
  const wrong = rows as unknown as Record<string, unknown>[];
  const set = (key: keyof typeof BROKEN, made: (turn: number) => unknown): void => {
    for (let turn = 0; turn < BROKEN[key]; turn++) {
      const row = wrong[turn * step];
      if (row) row[key] = made(turn);
    }
  };
  set('c0', () => null);
  set('c1', (turn) => -1 - turn);
  set('c4', () => '格式不对');
  set('c7', (turn) => `重复 ${turn >> 1}`);
  set('c11', (turn) => 2 * MORE + turn);
  return rows;
}

const REGEX = /^商品 [0-9]{1,8}-[0-9]{1,8}$/;

/** The same check as somebody would write it by hand: one loop, one index, one map of errors. */
export function checkByHand(rows: readonly GridRow[]): Map<string, Map<string, string>> {
  const counts = new Map<unknown, number>();
  for (const row of rows) counts.set(row.c7, (counts.get(row.c7) ?? 0) + 1);
  const errors = new Map<string, Map<string, string>>();
  const fail = (id: string, key: string, message: string): void => {
    const known = errors.get(id);
    if (known) known.set(key, message);
    else errors.set(id, new Map([[key, message]]));
  };
  for (const row of rows) {
    const { id, c0, c1, c4, c7, c11 } = row;
    if (c0 === null || c0 === '') fail(id, 'c0', '请输入');
    if (typeof c1 === 'number' && (c1 < 0 || c1 > 100_000)) fail(id, 'c1', '超出范围');
    if (typeof c4 === 'string' && !REGEX.test(c4)) fail(id, 'c4', '格式不正确');
    if (c7 !== null && (counts.get(c7) ?? 0) > 1) fail(id, 'c7', '不能重复');
    if (Number(c11) > Number(c1) + MORE) fail(id, 'c11', '超出太多');
  }
  return errors;
}

/** All errors of a check. */
export function countErrors(errors: ReadonlyMap<string, ReadonlyMap<string, string>>): number {
  let sum = 0;
  for (const row of errors.values()) sum += row.size;
  return sum;
}
