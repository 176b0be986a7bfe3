import { useCallback, useEffect, useMemo } from 'react';
import type { PlanQueryItem } from '../../../engine/plan/Plan.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { pickerOf } from '../../cells/drawing/nameMarks.ts';
import { useDictionarySearch } from '../../cells/editors/useDictionarySearch.ts';
import { type TreeBranch, useTree } from '../../cells/editors/useTree.ts';
import { questionOf } from '../../cells/editors/wholeTree.ts';
import { type AreaOption, areaOptions } from '../../cells/types/pca/areaPaths.ts';
import { useCellServices } from '../../cells/useCellServices.ts';
import { loadPickerTree, type PickerNode } from '../../pickers/pickerTree.ts';
import { type LoadProblem, useLoaded } from '../../pickers/useLoaded.tsx';
import { queryColumn } from '../../query/queryColumn.ts';

/** What can be chosen of a field, as far as it is known. */
export interface Choices {
  nodes: readonly TreeBranch[];
  loading: boolean;
  failure: LoadProblem | undefined;
  retry: () => void;
  /** Loads what is below a node; absent: all is known. Rejects when that failed. */
  expand?: (value: string) => Promise<void>;
  /** Asks elsewhere for what was typed; absent: what is known is looked through. Its answer stands in `found`. */
  search?: (keyword: string) => void;
  found?: readonly TreeBranch[] | undefined;
}

/** Where the choices of a field come from. */
export type ChoiceSource = 'items' | 'picker' | 'levels';

export function sourceOf(item: PlanQueryItem): ChoiceSource {
  const { tree, picker } = cellTraits[item.type];
  if (tree !== undefined && item.picker === undefined) return 'levels';
  return tree !== undefined || picker === 'department' ? 'picker' : 'items';
}

const NONE: readonly TreeBranch[] = [];

/** Items of a dictionary, or the areas. */
export function useItemChoices(item: PlanQueryItem, cells: CellContext): Choices {
  const services = useCellServices();
  const { dictCode, options, kind } = item;
  const items = options ?? (dictCode === undefined ? undefined : cells.dictionary(dictCode));
  const level = item.displayLevel ?? 'region';
  const nodes = useMemo(() => {
    if (kind === 'area') return areaOptions(items ?? [], level).map(areaBranch);
    return (items ?? []).map(({ value, text }) => ({ value, title: text, isLeaf: true }));
  }, [items, kind, level]);
  const failed = items === undefined && dictCode !== undefined && services.dictionaryFailed(dictCode);
  return {
    nodes,
    loading: items === undefined && !failed,
    failure: failed ? { message: '加载失败', forbidden: false } : undefined,
    retry: () => void (dictCode && services.retryDictionary(dictCode)),
  };
}

function areaBranch({ value, label, children = [] }: AreaOption): TreeBranch {
  return { value, title: label, isLeaf: children.length === 0, children: children.map(areaBranch) };
}

/** The tree that the field's picker shows. */
export function usePickerChoices(item: PlanQueryItem): Choices {
  const services = useCellServices();
  const picker = pickerOf(item) ?? '';
  const load = useCallback(
    async (signal: AbortSignal) => loadPickerTree(services, await services.picker(picker), signal),
    [services, picker],
  );
  const { value, failure, loading, retry } = useLoaded(load);
  const nodes = useMemo(() => value?.map(pickerBranch), [value]);
  return { nodes: nodes ?? NONE, loading: loading && nodes === undefined, failure: nodes ? undefined : failure, retry };
}

function pickerBranch({ key, title, children }: PickerNode): TreeBranch {
  return { value: key, title, isLeaf: children.length === 0, children: children.map(pickerBranch) };
}

const MOST_FOUND = 50;

/** A tree that comes level by level; records are searched where they are, what stands under a condition is read whole. */
export function useLevelChoices(item: PlanQueryItem): Choices {
  const column = queryColumn(item);
  const tree = useTree(column);
  const { open } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once; whoever wants it again says so.
  useEffect(() => open(), []);
  const onServer = column.tree !== undefined && questionOf(column).condition === undefined;
  const { keyword, items, loading, search } = useDictionarySearch(item.dictCode ?? '', MOST_FOUND);
  const found =
    keyword === '' ? undefined : (items ?? []).map(({ value, text }) => ({ value, title: text, isLeaf: true }));
  return {
    nodes: tree.nodes,
    loading: loading || tree.state === 'loading' || tree.state === 'idle',
    failure: tree.state === 'failed' ? { message: '加载失败', forbidden: false } : undefined,
    retry: open,
    expand: tree.expand,
    ...(onServer
      ? { search, found: loading ? undefined : found }
      : { search: (text: string) => text.trim() !== '' && tree.loadWhole() }),
  };
}
