import { Button, Spin, TreeSelect } from 'antd';
import { useState } from 'react';
import type { EditorProps } from '../Cell.ts';

import { codesOf } from '../drawing/items.ts';
import { nameSetOf } from '../drawing/nameMarks.ts';
import { POPUP_CLASS_NAMES } from '../drawing/popup.ts';
import { useNames } from '../drawing/useNames.ts';
import { useDictionarySearch } from './useDictionarySearch.ts';
import { type Tree, type TreeBranch, useTree } from './useTree.ts';
import { questionOf } from './wholeTree.ts';

type TreeEditorProps = EditorProps<'sel_tree' | 'cat_tree'>;

/** Height of the opened tree, px. */
const HIGHEST = 400;
/** What of it the nodes may fill; the rest is its own edge. */
const NODES = 384;
const SEARCH_PAGE = 50;

interface Chosen {
  value: string;
  label: string;
}

/** Chooses nodes of a tree that opens level by level; names of what is stored come by one question. */
export function TreeEditor(props: TreeEditorProps) {
  const { value, column, disabled, status, onDone } = props;
  const codes = codesOf(value);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const named = new Map(chosen.map((each) => [each.value, each.label]));
  const unnamed = codes.filter((code) => !named.has(code));
  const names = useNames(nameSetOf(column), unnamed);
  const tree = useTree(column);
  const searching = useTreeSearch(props, tree);
  const shown = codes.map((code) => ({ value: code, label: named.get(code) ?? names[unnamed.indexOf(code)] ?? code }));
  const take = (next: Chosen[] | Chosen | null | undefined) => {
    const all = (Array.isArray(next) ? next : next ? [next] : []).map(({ value: code, label }) => ({
      value: String(code),
      label: typeof label === 'string' ? label : (shown.find((each) => each.value === code)?.label ?? String(code)),
    }));
    setChosen(all);
    write(props, all);
    if (!column.multiple) onDone?.(true);
  };
  return (
    <TreeSelect<Chosen[] | Chosen | null>
      id={props.id}
      // Absent where there is nothing: antd warns of null.
      {...(column.multiple ? { value: [...shown] } : shown[0] ? { value: shown[0] } : {})}
      labelInValue
      {...(column.multiple ? { treeCheckable: true, treeCheckStrictly: true, maxTagCount: 'responsive' as const } : {})}
      {...searching.shown}
      loadData={async ({ value: node }) => tree.expand(String(node))}
      onChange={(next) => take(next)}
      onBlur={props.onBlur}
      onOpenChange={(open) => (open ? tree.open() : searching.search(''))}
      onFocus={() => onDone && tree.open()}
      defaultOpen={onDone !== undefined}
      notFoundContent={<NoNodes tree={tree} loading={searching.loading} />}
      allowClear
      placeholder={column.placeholder ?? `请选择${column.title}`}
      disabled={disabled}
      autoFocus={props.autoFocus}
      status={status}
      listHeight={NODES}
      popupMatchSelectWidth={false}
      style={{ width: '100%' }}
      classNames={POPUP_CLASS_NAMES}
      styles={{ popup: { root: { maxHeight: HIGHEST, minWidth: 220, overflow: 'hidden' } } }}
      aria-invalid={status === 'error'}
      aria-describedby={props.describedBy}
    />
  );
}

/** The value, and the names where another field of the row receives them. */
function write({ column, onChange, setFields }: TreeEditorProps, chosen: readonly Chosen[]): void {
  const value = chosen.length > 0 ? chosen.map((each) => each.value).join(',') : null;
  const names = chosen.map((each) => each.label).join(',');
  if ('textField' in column && column.textField !== undefined && setFields) {
    setFields({ [column.key]: value, [column.textField]: chosen.length > 0 ? names : null });
  } else onChange(value);
}

/**
 * Records are searched on the server, which knows those never opened; categories are loaded whole for it, and so is a
 * tree under a condition, since a search on the server knows none.
 */
function useTreeSearch({ column }: TreeEditorProps, tree: Tree) {
  const [keyword, setKeyword] = useState('');
  const onServer = column.tree !== undefined && questionOf(column).condition === undefined;
  const { items, loading, search } = useDictionarySearch(column.dictCode ?? '', SEARCH_PAGE);
  const ask = (text: string) => {
    setKeyword(text);
    if (onServer) search(text);
    else if (text.trim() !== '') tree.loadWhole();
  };
  const found = onServer && keyword.trim() !== '';
  const treeData = found
    ? (items ?? []).map(({ value, text }) => ({ value, title: text, isLeaf: true }))
    : [...tree.nodes];
  const filter = found ? { filterTreeNode: false } : { treeNodeFilterProp: 'title' };
  return {
    loading: found && loading,
    search: ask,
    shown: {
      treeData,
      showSearch: { searchValue: keyword, onSearch: ask, ...filter },
      // What is found may come later than the key that asked for it, and lie deep.
      ...(keyword.trim() !== '' && !found ? { treeExpandedKeys: branchesOf(tree.nodes) } : {}),
    },
  };
}

/** Values of all nodes that have something below them. */
function branchesOf(nodes: readonly TreeBranch[]): string[] {
  return nodes.flatMap(({ value, children }) => (children ? [value, ...branchesOf(children)] : []));
}

function NoNodes({ tree, loading }: { tree: Tree; loading: boolean }) {
  if (loading || tree.state === 'loading' || tree.state === 'idle') return <Spin size="small" />;
  if (tree.state !== 'failed') return '没有查询到任何数据';
  return (
    <span role="alert">
      加载失败
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={tree.open}>
        重试
      </Button>
    </span>
  );
}
