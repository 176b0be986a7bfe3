import { SearchOutlined } from '@ant-design/icons';
import { Button, Empty, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { TreeBranch } from '../../cells/editors/useTree.ts';
import { LoadFailure } from '../../pickers/useLoaded.tsx';
import type { Beside } from './besideOf.ts';
import { ChoiceTree } from './ChoiceTree.tsx';
import { matchingBranches, waysTo } from './choiceLines.ts';
import './beside.css';
import { type Choices, sourceOf, useItemChoices, useLevelChoices, usePickerChoices } from './useChoices.ts';

/** The choices of a field, searched and opened level by level. */
export function BesidePane({ beside }: { beside: Beside }) {
  const source = sourceOf(beside.item);
  if (source === 'levels') return <Levels beside={beside} />;
  return source === 'picker' ? <PickerTree beside={beside} /> : <Items beside={beside} />;
}

function Levels({ beside }: { beside: Beside }) {
  return <Pane beside={beside} choices={useLevelChoices(beside.item)} />;
}

function PickerTree({ beside }: { beside: Beside }) {
  return <Pane beside={beside} choices={usePickerChoices(beside.item)} />;
}

function Items({ beside }: { beside: Beside }) {
  return <Pane beside={beside} choices={useItemChoices(beside.item, beside.cells)} />;
}

interface PaneProps {
  beside: Beside;
  choices: Choices;
}

function Pane({ beside, choices }: PaneProps) {
  const { title, search } = beside;
  const [keyword, setKeyword] = useState('');
  const type = (text: string) => {
    setKeyword(text);
    choices.search?.(text);
  };
  return (
    <div className="beside-pane">
      <div className="beside-head">
        <h2>{title}</h2>
        {search && (
          <Input
            prefix={<SearchOutlined aria-hidden />}
            placeholder="搜索"
            aria-label={`搜索${title}`}
            allowClear
            value={keyword}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </div>
      <Nodes beside={beside} choices={choices} keyword={keyword.trim()} onAll={() => type('')} />
    </div>
  );
}

interface NodesProps extends PaneProps {
  keyword: string;
  onAll: () => void;
}

function Nodes({ beside, choices, keyword, onAll }: NodesProps) {
  const { loading, failure, retry, found } = choices;
  const shown = keyword === '' ? choices.nodes : (found ?? matchingBranches(choices.nodes, keyword));
  const opening = useOpening(choices, beside.value);
  if (failure) return <LoadFailure problem={failure} onRetry={retry} />;
  if (loading && shown.length === 0)
    return <Skeleton className="beside-coming" active title={false} paragraph={{ rows: 6 }} />;
  if (shown.length === 0) return <Nothing searched={keyword !== ''} onAll={onAll} />;
  const ways = keyword === '' ? [] : waysTo(shown, ({ title }) => title.toLowerCase().includes(keyword.toLowerCase()));
  return (
    <ChoiceTree
      label={beside.title}
      nodes={shown}
      value={beside.value}
      withAll={keyword === ''}
      open={keyword === '' ? opening.open : new Set([...opening.open, ...ways])}
      coming={opening.coming}
      onOpen={opening.change}
      onChoose={beside.choose}
    />
  );
}

function Nothing({ searched, onAll }: { searched: boolean; onAll: () => void }) {
  return (
    <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={searched ? '没有找到' : '还没有可选的内容'}>
      {searched && (
        <Button size="small" onClick={onAll}>
          清空搜索
        </Button>
      )}
    </Empty>
  );
}

/** Which nodes stand open: what leads to the chosen one, the only one at the top, and what the person opened. */
function useOpening({ nodes, expand }: Choices, value: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [coming, setComing] = useState<ReadonlySet<string>>(new Set());
  const mark = (key: string, on: boolean) => (now: ReadonlySet<string>) => changed(now, key, on);
  const change = (key: string, on: boolean) => {
    if (!on || !expand || childrenOf(nodes, key)) {
      setOpen(mark(key, on));
      return;
    }
    setComing(mark(key, true));
    expand(key)
      .then(
        () => setOpen(mark(key, true)),
        // It has been told, and the node can be opened again.
        () => undefined,
      )
      .finally(() => setComing(mark(key, false)));
  };
  const [first, another] = nodes;
  const only = first && another === undefined && !first.isLeaf ? first.value : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened at first hangs on what has come.
  useEffect(() => {
    const ways = value === undefined ? [] : waysTo(nodes, (node) => node.value === value);
    setOpen((now) => new Set([...now, ...ways]));
    if (only !== undefined) change(only, true);
  }, [only, nodes.length > 0]);
  return { open, coming, change };
}

function changed(set: ReadonlySet<string>, key: string, on: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (on) next.add(key);
  else next.delete(key);
  return next;
}

function childrenOf(nodes: readonly TreeBranch[], key: string): readonly TreeBranch[] | undefined {
  for (const { value, children } of nodes) {
    const found = value === key ? children : childrenOf(children ?? [], key);
    if (found !== undefined) return found;
  }
  return undefined;
}
