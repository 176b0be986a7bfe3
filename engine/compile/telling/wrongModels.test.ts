import { beforeAll, expect, test } from 'vitest';
import { toldOf } from '../../../tests/declarations.ts';

let told: Awaited<ReturnType<typeof toldOf>>;
beforeAll(async () => {
  told = await toldOf();
});

/** What is told of a list of purchase plans with these columns. */
const of = (...columns: string[]) =>
  told({
    'market/bad.screen.json': { title: '坏', type: 'list', model: 'market/purchase-plan', columns },
  }).map(({ found, suggestion, pointer }) => [found, suggestion, pointer]);

const ofClaims = ['claimNo', 'caseNo', 'deadlineOn'];

test('fields of one other model are told as the wrong model', () => {
  expect(of(...ofClaims, 'owner')).toEqual([['market/purchase-plan', 'fba/claim', '/model']]);
});

test('fields of several, of none, or among those of the right model are told one by one', () => {
  const each = (columns: readonly string[]) => of(...columns).map(([found]) => found);
  expect(each(ofClaims.slice(1))).toEqual(['caseNo', 'deadlineOn']);
  expect(each([...ofClaims, 'nowhere'])).toEqual([...ofClaims, 'nowhere']);
  expect(each(['planNo', 'supplier', ...ofClaims])).toEqual(ofClaims);
});
