import { Empty, Skeleton, Tree, theme } from 'antd';
import { useCallback, useState } from 'react';
import { useCellServices } from '../cells/useCellServices.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { departmentNodes, keysBelow } from './pickerTree.ts';
import { useLoaded } from './useLoaded.ts';

/** Departments beside a table: one is chosen, and those in it and below it remain. */
export function DepartmentFilter({ onNarrow }: { onNarrow: (ids: readonly string[]) => void }) {
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
