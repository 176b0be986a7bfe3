import { FilterOutlined } from '@ant-design/icons';
import { Button, Empty, Input, Tree, type TreeDataNode } from 'antd';
import { Suspense, useMemo, useState } from 'react';
import {
  branchKeys,
  type ChoiceNode,
  checkedAll,
  choiceAt,
  chosenKeys,
  hasAlone,
  hasFixed,
  matchingChoices,
  shownChecks,
  toggleChoice,
  valuesAt,
  withValuesAt,
} from '../../../engine/lists/choices.ts';
import { useChangeGuard } from '../../forms/saving/useLeaveGuard.ts';
import { PickerModal } from '../../pickers/PickerModal.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ChoiceValues = lazyComponent('ChoiceValues', async () => (await import('./ChoiceValues.tsx')).ChoiceValues);

interface TreeChoiceProps {
  title: string;
  nodes?: readonly ChoiceNode[];
  chosen: readonly string[];
  busy: boolean;
  onTake: (keys: readonly string[]) => void;
  onCancel: () => void;
}

/** A tree with check boxes: what is ticked takes everything below along, and what it stands under. */
export function CheckTree({ title, nodes = [], chosen, busy, onTake, onCancel }: TreeChoiceProps) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(chosen));
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<readonly string[]>(() => nodes.map(({ key }) => key));
  const shown = useMemo(() => matchingChoices(nodes, keyword), [nodes, keyword]);
  const checks = useMemo(() => shownChecks(nodes, checked), [nodes, checked]);
  const [taking, setTaking] = useState<ChoiceNode>();
  const toggle = (key: string) => {
    const node = choiceAt(nodes, key);
    if (node?.takes && !checks.checked.includes(key)) setTaking(node);
    else setChecked((now) => toggleChoice(nodes, now, key));
  };
  const branches = branchKeys(shown);
  const unfolded = keyword === '' ? open : branches;
  const now = chosenKeys(nodes, checked);
  const before = useMemo(() => chosenKeys(nodes, new Set(chosen)), [nodes, chosen]);
  const leave = useChangeGuard(now.toSorted().join() !== before.toSorted().join());
  return (
    <PickerModal
      title={title}
      width={720}
      extra={
        <span className="picker-links">
          <Button size="small" type="text" onClick={() => setOpen(open.length < branches.length ? branches : [])}>
            {open.length < branches.length ? '全部展开' : '全部收起'}
          </Button>
          <Button size="small" type="text" onClick={() => setChecked(checkedAll(nodes, checked, true))}>
            全选
          </Button>
          <Button size="small" type="text" onClick={() => setChecked(checkedAll(nodes, checked, false))}>
            清空
          </Button>
        </span>
      }
      {...(busy ? {} : { onTake: () => onTake(now) })}
      onCancel={() => leave(onCancel)}
    >
      <Input
        placeholder="按名称筛选"
        aria-label="按名称筛选"
        allowClear
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <p className="picker-hint" aria-live="polite">
        已选 {now.length} 项；勾选连同下级，取消也连同下级。{hasFixed(nodes) && '灰色的不能更改。'}
        {hasAlone(nodes) && '带漏斗的单独勾选：勾了只看到这部分记录，几条取并集，一条不勾看到全部。'}
      </p>
      {shown.length === 0 ? (
        <Empty className="picker-tree" description="没有查询到任何数据" />
      ) : (
        <Tree
          className="picker-tree"
          treeData={shown.map((node) => drawn(node, (each) => valuesAt(each, checked).length, setTaking))}
          blockNode
          checkable
          checkStrictly
          checkedKeys={checks}
          expandedKeys={[...unfolded]}
          onExpand={(keys) => setOpen(keys.map(String))}
          onCheck={(_keys, { node }) => toggle(String(node.key))}
          selectedKeys={[]}
          onSelect={(_keys, { node }) => node.disableCheckbox !== true && toggle(String(node.key))}
          height={420}
        />
      )}
      {taking?.takes && (
        <Suspense>
          <ChoiceValues
            title={taking.title}
            field={taking.takes}
            values={valuesAt(taking, checked)}
            onTake={(values) => {
              setChecked((now) => withValuesAt(nodes, now, taking.key, values));
              setTaking(undefined);
            }}
            onCancel={() => setTaking(undefined)}
          />
        </Suspense>
      )}
    </PickerModal>
  );
}

type OnTaking = (node: ChoiceNode) => void;

function drawn(node: ChoiceNode, countAt: (node: ChoiceNode) => number, onTaking: OnTaking): TreeDataNode {
  const { key, title, disabled, alone, children } = node;
  const shown = alone ? { title: <ScopeTitle node={node} count={countAt(node)} onTaking={onTaking} /> } : { title };
  return {
    key,
    ...shown,
    disableCheckbox: disabled,
    children: children.map((each) => drawn(each, countAt, onTaking)),
  };
}

/** What narrows stands out from what opens; values of it are chosen beside it. */
function ScopeTitle({ node, count, onTaking }: { node: ChoiceNode; count: number; onTaking: OnTaking }) {
  const { title, takes, disabled } = node;
  return (
    <span className="picker-scope">
      <FilterOutlined /> {title}
      {takes && count > 0 && `：${count} 个${takes.title}`}
      {takes && !disabled && (
        <Button
          type="link"
          size="small"
          aria-label={`${title}：选择${takes.title}`}
          onClick={(event) => {
            event.stopPropagation();
            onTaking(node);
          }}
        >
          选择{takes.title}
        </Button>
      )}
    </span>
  );
}
