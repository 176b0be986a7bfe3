import type { OptionItem } from '../../schemas/generated/types.ts';
import { columnBelow } from '../plan/declaredColumn.ts';
import type { GridColumn, GridRow } from './RowTable.ts';

/** Which columns hang on which through `linkageKey`. */
export interface Linkage {
  /** Every column below `key`, nearest first. */
  lower(key: string): readonly string[];
  /** The column right above `key`. */
  upper(key: string): string | undefined;
}

/** Reads the chains of a set of columns; a circle ends where it closes. */
export function linkageOf(columns: readonly GridColumn[]): Linkage {
  const next = new Map<string, string>();
  for (const column of columns) {
    const below = columnBelow(column);
    if (below !== undefined) next.set(column.key, below);
  }
  const above = new Map([...next].map(([upper, lower]) => [lower, upper]));
  const chains = new Map([...next.keys()].map((key) => [key, chainFrom(key, next)]));
  return { lower: (key) => chains.get(key) ?? [], upper: (key) => above.get(key) };
}

function chainFrom(start: string, next: ReadonlyMap<string, string>): readonly string[] {
  const chain = new Set<string>();
  for (let key = next.get(start); key !== undefined && key !== start && !chain.has(key); key = next.get(key)) {
    chain.add(key);
  }
  return [...chain];
}

/** The options a cell offers. */
export interface LinkedOptions {
  /** The row's value above a column; '' for a column without one above it, null while that is empty. */
  parentOf(column: Pick<GridColumn, 'key'>, row: GridRow): string | null;
  /**
   * All `items` for a column without one above it; else those whose `parent` is the row's value above (or that name
   * none), and nothing while that is empty. The same array for the same parent.
   */
  optionsFor<Item extends Pick<OptionItem, 'parent'>>(
    column: GridColumn,
    row: GridRow,
    items: readonly Item[],
  ): readonly Item[];
}

/** Offers options by linkage; each list is split by parent once. */
export function createLinkedOptions(columns: readonly GridColumn[]): LinkedOptions {
  const linkage = linkageOf(columns);
  const split = new WeakMap<readonly object[], ParentGroups<object>>();
  const parentOf: LinkedOptions['parentOf'] = ({ key }, row) => {
    const upper = linkage.upper(key);
    if (upper === undefined) return '';
    const parent = row[upper];
    return parent === null || parent === undefined || parent === '' ? null : String(parent);
  };
  return {
    parentOf,
    optionsFor: <Item extends Pick<OptionItem, 'parent'>>(
      column: GridColumn,
      row: GridRow,
      items: readonly Item[],
    ): readonly Item[] => {
      const parent = parentOf(column, row);
      if (parent === '') return items;
      if (parent === null) return [];
      const groups = (split.get(items) as ParentGroups<Item> | undefined) ?? groupsOf(items);
      split.set(items, groups);
      return groups.byParent.get(parent) ?? groups.free;
    },
  };
}

interface ParentGroups<Item> {
  byParent: ReadonlyMap<string, readonly Item[]>;
  /** Items that name no parent stand under every one. */
  free: readonly Item[];
}

function groupsOf<Item extends Pick<OptionItem, 'parent'>>(items: readonly Item[]): ParentGroups<Item> {
  const byParent = new Map<string, Item[]>();
  for (const { parent } of items) if (parent !== undefined) byParent.set(parent, []);
  const free: Item[] = [];
  for (const item of items) {
    const lists = item.parent === undefined ? [free, ...byParent.values()] : [byParent.get(item.parent)];
    for (const list of lists) list?.push(item);
  }
  return { byParent, free };
}
