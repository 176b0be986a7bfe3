import { Empty, Input, Skeleton, Tree } from 'antd';
import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Picker } from '../../engine/plan/compiled.ts';
import { useCellServices } from '../cells/useCellServices.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { halfChosen, loadPickerTree, matchingNodes, type PickerNode, toggleLinked } from './pickerTree.ts';
import type { PickerChoice } from './selection.ts';
import { selectionOf, toggleRow } from './selection.ts';
import { LoadFailure, useLoaded } from './useLoaded.tsx';

/** What the search asks for. */
const WHAT: Partial<Record<Picker['type'], string>> = { department: '部门名称', category: '分类名称' };

interface TreeChoiceProps extends PickerChoice {
  /** Parents and children are chosen together. */
  linked: boolean;
}

/** The tree of departments or categories to tick; parents and children are chosen apart unless they are linked. */
export function TreeChoice({ picker, multiple, linked, selection, onSelect, onTake }: TreeChoiceProps) {
  const services = useCellServices();
  const load = useCallback((signal: AbortSignal) => loadPickerTree(services, picker, signal), [services, picker]);
  const { value: tree, failure, retry } = useLoaded(load);
  const nodes = tree ?? [];
  const what = WHAT[picker.type] ?? '名称';
  const [keyword, setKeyword] = useState('');
  const { keys } = selection;
  const toggle = (key: string) => {
    if (linked) onSelect(selectionOf(toggleLinked(nodes, keys, key, !keys.includes(key))));
    else onSelect(toggleRow(selection, key, { [picker.value]: key }, multiple));
  };
  return (
    <>
      <Input.Search
        placeholder={`请输入${what}，按回车搜索`}
        aria-label={what}
        allowClear
        onSearch={(text) => setKeyword(text.trim())}
      />
      <ChosenBar count={keys.length} onClear={() => onSelect(selectionOf([]))} />
      {failure && <LoadFailure problem={failure} onRetry={retry} />}
      {!failure && !tree && <Skeleton active />}
      {!failure && tree && (
        <Nodes
          nodes={matchingNodes(nodes, keyword)}
          keyword={keyword}
          keys={keys}
          half={linked ? halfChosen(nodes, new Set(keys)) : []}
          onToggle={toggle}
          onTake={() => onTake(selection)}
        />
      )}
    </>
  );
}

interface NodesProps {
  nodes: PickerNode[];
  keyword: string;
  keys: readonly string[];
  half: string[];
  onToggle: (key: string) => void;
  onTake: () => void;
}

function Nodes({ nodes, keyword, keys, half, onToggle, onTake }: NodesProps) {
  if (nodes.length === 0) return <Empty className="picker-tree" description="没有查询到任何数据" />;
  const confirm = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    onTake();
  };
  return (
    <div className="picker-tree" onKeyDownCapture={confirm}>
      <Tree
        // A new search shows its matches unfolded.
        key={keyword}
        treeData={nodes}
        defaultExpandAll
        blockNode
        checkable
        checkStrictly
        checkedKeys={{ checked: [...keys], halfChecked: half }}
        onCheck={(_keys, { node }) => onToggle(String(node.key))}
        selectedKeys={[]}
        onSelect={(_keys, { node }) => onToggle(String(node.key))}
        height={360}
      />
    </div>
  );
}
