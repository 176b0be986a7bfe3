import type { DictionaryItem } from '../../plan/compiled.ts';
import type { Plan, PlanSubList, PlanTree } from '../../plan/Plan.ts';
import { columnSets, sourceOf, subListsOf } from '../../plan/parts.ts';
import type { Value } from '../../values/ValueType.ts';
import { columnsOf, type SampleColumn, setOf } from './SampleColumn.ts';
import { type SampleWorld, sampleWorld } from './sampleRecords.ts';
import { type SampleParts, type SampleRow, sampleRow } from './sampleRows.ts';

/** Whoever makes rows of the same page makes the same. */
export const SAMPLE_SEED = 1;
/** Rows of a sub-table, and below an opened row of a tree. */
const BELOW = 3;

/** How the rows of a page are made. */
export type PageSample = Pick<SampleParts, 'items' | 'seed' | 'longText' | 'createExpressions'>;

/** Sample records that a page's columns name, by their dictionary or picker; what is declared item by item is left out. */
export function recordItems(compiled: SampleWorld['compiled'], plan: Plan): Record<string, readonly DictionaryItem[]> {
  const { items } = sampleWorld(compiled, SAMPLE_SEED);
  const chosen = columnSets(plan).flatMap(({ columns }) => columns.flatMap((column) => setOf(column) ?? []));
  const names = [...new Set([...plan.dictCodes, ...chosen])];
  const ofRecords = names.filter((name) => compiled.dictionaries.get(name)?.kind !== 'items');
  return Object.fromEntries(ofRecords.map((name) => [name, items.get(name) ?? []]));
}

/** The parameters of a call. */
type Asked = { get(name: string): string | null };

/** Some rows of a page, from the place `first` on; `total`: how many it has in all. */
export interface SamplePage {
  rows: SampleRow[];
  total: number;
}

/** The part of a page that shows the rows of a model or report, and what its rows hold besides. */
interface Shown {
  columns: readonly SampleColumn[];
  tree?: PlanTree;
  fixed: Readonly<Record<string, Value>>;
  total: number;
}

/**
 * Rows of a page as they are asked for: those of the page itself, of one of its sub-lists by what they belong to, or of a
 * tree by what they stand below.
 */
export function samplePage(
  plan: Plan,
  sample: PageSample,
  { code, params, total }: { code: string; params: Asked; total: number },
): SamplePage {
  const { columns, tree, fixed, total: all } = shownBy(plan, code, params, total);
  const asked = Number(params.get('pageSize') ?? 10) || 10;
  // A page without an end is asked for by a negative size.
  const size = asked < 0 ? all : asked;
  const first = Math.max(0, (Number(params.get('pageNo') ?? 1) || 1) - 1) * size;
  const parents = tree ? (params.get(tree.parent) ?? tree.root).split(',') : [''];
  const made = (index: number, more: Readonly<Record<string, Value>> = {}) =>
    sampleRow({ ...sample, columns, fixed: { ...fixed, ...more } }, index);
  if (!tree) return { rows: indices(first, size, all).map((index) => made(index)), total: all };
  const below = parents.filter((parent) => parent !== tree.root);
  if (below.length > 0) {
    const rows = below.flatMap((parent) =>
      indices(0, BELOW, BELOW).map((index) =>
        made(index, { id: `${parent}-${index + 1}`, [tree.parent]: parent, [tree.hasChild]: '0' }),
      ),
    );
    return { rows, total: rows.length };
  }
  const top = { [tree.parent]: tree.root, [tree.hasChild]: '1' };
  return { rows: indices(first, size, all).map((index) => made(index, top)), total: all };
}

/** One record of a page as its form opens it: with the rows of its sub-tables. */
export function sampleRecord(plan: Plan, sample: PageSample, id: string): SampleRow {
  const number = Number(/\d+$/.exec(id)?.[0] ?? 1);
  const row = sampleRow({ ...sample, columns: columnsFor(plan), fixed: { id } }, Math.max(0, number - 1));
  for (const { key, columns } of 'form' in plan ? plan.form.subTables : [])
    row[key] = indices(0, BELOW, BELOW).map((index) =>
      sampleRow({ ...sample, columns, fixed: { id: `${id}-${index + 1}` } }, index),
    );
  return row;
}

function shownBy(plan: Plan, code: string, params: Asked, total: number): Shown {
  const own = sourceOf(plan);
  const list = code === (own.model ?? own.report) ? undefined : subListOf(plan, code);
  const belongs = list ? (params.get(list.foreignKey) ?? params.get(`${list.foreignKey}_below`)) : null;
  return {
    columns: columnsFor(list ?? plan),
    ...(!list && 'tree' in plan && plan.tree ? { tree: plan.tree } : {}),
    fixed: list && belongs !== null ? { [list.foreignKey]: belongs } : {},
    total: list ? Math.min(total, list.single ? 1 : BELOW) : total,
  };
}

const subListOf = (plan: Plan, code: string): PlanSubList | undefined =>
  subListsOf(plan).find((list) => sourceOf(list).model === code);

const known = new WeakMap<Plan, readonly SampleColumn[]>();

/** Made once for a plan: what is made ready for them is found again by them. */
function columnsFor(plan: Plan): readonly SampleColumn[] {
  const columns = known.get(plan) ?? columnsOf(plan);
  known.set(plan, columns);
  return columns;
}

const indices = (first: number, size: number, total: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, at) => first + at);
