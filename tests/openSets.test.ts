import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cellKinds } from '../schemas/generated/language.ts';
import { decidedByName, type OpenSet, sourcesOf } from './openSets.ts';

const named = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => file.replace('.schema.json', ''));

/** The kinds of values are a closed set; a cell type may be called as one of them. */
const kinds: ReadonlySet<string> = new Set(Object.values(cellKinds));

const sets: OpenSet[] = [
  {
    title: 'cell types',
    names: new Set(named('schemas/cells')),
    closed: kinds,
    own: (name) => [`renderers/cells/types/${name}/`],
  },
  {
    title: 'list types',
    names: new Set(named('schemas/lists')),
    closed: new Set(),
    own: (name) => [`renderers/lists/types/${name}/`, `engine/compile/screens/${name}.ts`],
  },
];

const FAULTY = `
import type { PlanColumn, Plan } from './engine/plan/Plan.ts';
export const compared = (column: PlanColumn) => column.type === 'sel_tree';
export function switched(plan: Plan) {
  switch (plan.type) {
    case 'tree':
      return 1;
  }
  return 0;
}
export const listed = new Set<PlanColumn['type']>(['radio', 'date']);
export const keyed: Partial<Record<PlanColumn['type'], number>> = { slider: 160 };
export const texts: ReadonlySet<string> = new Set(['textarea', 'code']);
export type Picked = Extract<PlanColumn, { type: 'pca' }>;
export const kind = (column: PlanColumn) => column.kind === 'date';
export const declared = { key: 'a', type: 'input' };
`;

/** What is read of the sources serves for the faulty file as well. */
const sources = sourcesOf(process.cwd(), { name: 'faulty.ts', text: FAULTY });

describe.each(sets)('$title', (set) => {
  test('are all known', () => {
    expect(set.names.size).toBeGreaterThan(4);
  });

  test('are decided by nowhere but in their own folders', () => {
    expect(decidedByName(sources.program, sources.files, set)).toEqual([]);
  });
});

test('a file that goes by names is found at each of them, one that goes by kinds or declares a column is not', () => {
  const found = sets.map((set) => decidedByName(sources.program, ['faulty.ts'], set));
  expect(found).toEqual([
    [
      "faulty.ts:3 'sel_tree'",
      "faulty.ts:11 'radio'",
      "faulty.ts:11 'date'",
      "faulty.ts:12 'slider'",
      "faulty.ts:13 'textarea'",
      "faulty.ts:13 'code'",
      "faulty.ts:14 'pca'",
    ],
    ["faulty.ts:6 'tree'"],
  ]);
});
