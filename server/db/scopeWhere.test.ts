import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopeHolds } from '../../engine/lists/states/scopeHolds.ts';
import type { ScopeCondition, ScopeOperand } from '../../engine/plan/scope.ts';
import { openTestDatabases } from '../testing/testDatabase.ts';
import type { Database } from './Database.ts';
import { whereScope } from './scopeWhere.ts';
import { builder, runFirst, sqlFragment } from './sql.ts';

const words = ['', 'a', 'b', 'A01', 'A01A02'];
const user = fc.record({
  username: fc.constantFrom(...words),
  orgCode: fc.constantFrom(...words),
  roles: fc.subarray(['a', 'b', 'boss']),
});
const row = fc.record({
  owner: fc.constantFrom(null, ...words),
  org: fc.constantFrom(null, ...words),
  qty: fc.constantFrom(null, '1', '2.5', '10'),
});

const text: fc.Arbitrary<ScopeOperand> = fc.oneof(
  fc.constantFrom<ScopeOperand>(
    { op: 'column' as const, column: 'owner' },
    { op: 'column' as const, column: 'org' },
    { op: 'user' as const, name: 'username' as const },
    { op: 'user' as const, name: 'orgCode' as const },
  ),
  fc.constantFrom(...words.slice(1)).map((value): ScopeOperand => ({ op: 'text', value })),
);
const written = (op: 'text' | 'number', ...values: string[]) =>
  fc
    .subarray(values, { minLength: 1 })
    .map((some) => ({ op: 'values' as const, values: some.map((value) => ({ op, value })) }));
const qty: ScopeOperand = { op: 'column', column: 'qty', number: true };
const leaf: fc.Arbitrary<ScopeCondition> = fc.oneof(
  fc.record({ op: fc.constantFrom('equal' as const, 'startsWith' as const), left: text, right: text }),
  text.map((left): ScopeCondition => ({ op: 'equal', left, right: { op: 'empty' } })),
  text.map((left): ScopeCondition => ({ op: 'in', left, list: { op: 'roles' } })),
  fc.record({ op: fc.constant('in' as const), left: text, list: written('text', 'a', 'b', 'A01') }),
  fc.record({ op: fc.constant('in' as const), left: fc.constant(qty), list: written('number', '1', '2.50') }),
  fc.constant<ScopeCondition>({ op: 'equal', left: qty, right: { op: 'number', value: '10.0' } }),
);
const { condition } = fc.letrec<{ condition: ScopeCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({ op: fc.constantFrom('and' as const, 'or' as const), left: tie('condition'), right: tie('condition') }),
    fc.record({ op: fc.constant('not' as const), of: tie('condition') }),
  ),
}));

describe.each(await openTestDatabases())('whose rows they are on $kind', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  test('the page says of a row what the database says', { timeout: 60_000 }, async () => {
    const run = async (asked: ScopeCondition, values: Record<string, string | null>, who: object): Promise<void> => {
      const given = sqlFragment`(select ${values.owner ?? null}::text as owner, ${values.org ?? null}::text as org,
        ${values.qty ?? null}::numeric as qty) as given`;
      const select = sqlFragment<{ held: boolean }>`select ${whereScope(asked, who)} as held from ${given}`;
      const found = await runFirst<{ held: boolean }>(db, { compile: () => select.compile(builder) });
      expect(scopeHolds(asked, values, who), JSON.stringify(asked)).toBe(found?.held);
    };
    await fc.assert(fc.asyncProperty(condition, row, user, run), { numRuns: 300 });
  });

  test('what is not known here is left to the database', () => {
    const mine: ScopeCondition = {
      op: 'equal',
      left: { op: 'column', column: 'owner' },
      right: { op: 'text', value: 'a' },
    };
    const shops: ScopeCondition = {
      op: 'in',
      left: { op: 'column', column: 'owner' },
      list: { op: 'records', model: 'm', table: 't', column: 'c', user: 'u' },
    };
    expect(scopeHolds(mine, {}, {})).toBeUndefined();
    expect(scopeHolds({ op: 'and', left: mine, right: shops }, { owner: 'b' }, {})).toBe(false);
    expect(scopeHolds({ op: 'or', left: mine, right: shops }, { owner: 'a' }, {})).toBe(true);
    expect(scopeHolds({ op: 'not', of: shops }, { owner: 'a' }, {})).toBeUndefined();
  });
});
