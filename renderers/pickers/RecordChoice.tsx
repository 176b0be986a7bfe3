import { Empty, Skeleton, Tree, theme } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { firstQuery } from '../../engine/pickers/parameters.ts';
import type { Picker } from '../../engine/plan/compiled.ts';
import type { CellRow } from '../cells/Cell.ts';
import { inputText } from '../cells/drawing/text.ts';
import { useCellServices } from '../cells/useCellServices.ts';
import { QueryForm } from '../query/form/QueryForm.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { ChosenList } from './ChosenList.tsx';
import { PickerTable } from './PickerTable.tsx';
import { departmentNodes, keysBelow } from './pickerTree.ts';
import { rowKey } from './rowKey.ts';
import { type PickerChoice, selectionOf } from './selection.ts';
import { LoadFailure, useLoaded } from './useLoaded.tsx';

interface RecordChoiceProps extends PickerChoice {
  /** Rows are known by the value that is stored of them. */
  keyed: boolean;
}

/** Records to choose in a table, with the parts the picker has: a tree that narrows it, a query, what is chosen. */
export function RecordChoice({ keyed, ...choice }: RecordChoiceProps) {
  const { picker, selection, onSelect } = choice;
  const services = useCellServices();
  const [query, ask] = useState(() => firstQuery(picker));
  const load = useCallback(
    (signal: AbortSignal) => services.pickerPage(picker, query, signal),
    [services, picker, query],
  );
  const page = useLoaded(load);
  const keyOf = useMemo(() => keyReader(picker, keyed), [picker, keyed]);
  const clear = () => onSelect(selectionOf([]));
  const first = firstQuery(picker);
  return (
    <div className={picker.chosen === 'side' ? 'picker-parts picker-beside' : 'picker-parts'}>
      {picker.tree === 'narrows' && (
        <DepartmentFilter onNarrow={(departments) => ask({ ...query, departments, pageNo: 1 })} />
      )}
      <div className="picker-main">
        {picker.query.length > 0 && (
          <div className="picker-query">
            <QueryForm
              items={picker.query}
              values={query.values}
              onSearch={(values) => ask({ ...query, values, pageNo: 1 })}
              onReset={() => ask({ ...query, values: { ...first.values }, pageNo: 1 })}
              dictionary={() => undefined}
            />
          </div>
        )}
        {picker.chosen === 'bar' && (
          <ChosenBar
            count={selection.keys.length}
            onClear={clear}
            onRefresh={picker.query.length === 0 ? page.retry : undefined}
          />
        )}
        {page.failure ? (
          <LoadFailure problem={page.failure} onRetry={page.retry} />
        ) : (
          <PickerTable choice={choice} page={page} query={query} onAsk={ask} keyOf={keyOf} />
        )}
      </div>
      {picker.chosen === 'side' && <ChosenList picker={picker} selection={selection} onSelect={onSelect} />}
    </div>
  );
}

function keyReader(picker: Picker, keyed: boolean): (row: CellRow) => string {
  return keyed ? (row) => inputText(row[picker.value]) : rowKey;
}

/** Departments beside a table: one is chosen, and those in it and below it remain. */
function DepartmentFilter({ onNarrow }: { onNarrow: (ids: readonly string[]) => void }) {
  const { token } = theme.useToken();
  const services = useCellServices();
  const load = useCallback((signal: AbortSignal) => services.departments(signal), [services]);
  const { value: tree, failure, retry } = useLoaded(load);
  const [chosen, choose] = useState<string>();
  const nodes = departmentNodes(tree ?? [], 'id');
  const narrow = (key: string | undefined) => {
    choose(key);
    onNarrow(key === undefined ? [] : keysBelow(nodes, key));
  };
  return (
    <aside className="picker-tree-side" aria-label="部门" style={{ borderColor: token.colorBorderSecondary }}>
      {failure && <LoadFailure problem={failure} onRetry={retry} />}
      {!failure && !tree && <Skeleton active />}
      {tree && tree.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="还没有部门" />}
      {tree && tree.length > 0 && (
        <Tree
          treeData={nodes}
          defaultExpandAll
          blockNode
          selectedKeys={chosen === undefined ? [] : [chosen]}
          onSelect={(_keys, { node, selected }) => narrow(selected ? String(node.key) : undefined)}
        />
      )}
    </aside>
  );
}
