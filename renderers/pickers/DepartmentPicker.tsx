import { Empty, Input, Skeleton, Tree } from 'antd';
import { useCallback, useState } from 'react';
import type { PickedDepartment } from '../cells/CellServices.ts';
import { useCellServices } from '../cells/cellServicesContext.ts';
import { matchingDepartments } from './departmentTree.ts';
import { PickerModal } from './PickerModal.tsx';
import { LoadFailure } from './PickerTable.tsx';
import { type PickerQuery, usePickerPage } from './usePickerPage.ts';

const WIDTH = 500;

interface DepartmentPickerProps {
  title: string;
  multiple: boolean;
  /** Codes chosen so far. */
  chosen: readonly string[];
  onTake: (orgCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** The tree of departments; parents and children are chosen apart from each other. */
export function DepartmentPicker({ title, multiple, chosen, onTake, onCancel }: DepartmentPickerProps) {
  const services = useCellServices();
  const load = useCallback((_: PickerQuery, signal: AbortSignal) => services.departments(signal), [services]);
  const state = usePickerPage<readonly PickedDepartment[]>(load);
  const [codes, setCodes] = useState(chosen);
  const [keyword, setKeyword] = useState('');
  const toggle = (code: string, isChosen: boolean) => {
    if (multiple) setCodes(isChosen ? [...codes, code] : codes.filter((each) => each !== code));
    else setCodes(isChosen ? [code] : []);
  };
  return (
    <PickerModal
      title={title}
      width={WIDTH}
      count={codes.length}
      multiple={multiple}
      onTake={() => onTake(codes)}
      onCancel={onCancel}
      onClear={() => setCodes([])}
    >
      <Input.Search
        placeholder="请输入部门名称，按回车搜索"
        aria-label="部门名称"
        allowClear
        autoFocus
        onSearch={(text) => setKeyword(text.trim())}
      />
      {state.failure !== undefined ? (
        <LoadFailure message={state.failure} onRetry={state.retry} />
      ) : (
        <Departments tree={state.page} keyword={keyword} codes={codes} onToggle={toggle} />
      )}
    </PickerModal>
  );
}

interface DepartmentsProps {
  tree: readonly PickedDepartment[] | undefined;
  keyword: string;
  codes: readonly string[];
  onToggle: (code: string, chosen: boolean) => void;
}

function Departments({ tree, keyword, codes, onToggle }: DepartmentsProps) {
  if (!tree) return <Skeleton active className="picker-tree" />;
  const shown = matchingDepartments(tree, keyword);
  if (shown.length === 0) return <Empty className="picker-tree" description="没有查询到任何数据" />;
  return (
    <Tree
      // A new search shows its matches unfolded.
      key={keyword}
      className="picker-tree"
      treeData={shown}
      defaultExpandAll
      blockNode
      checkable
      checkStrictly
      checkedKeys={[...codes]}
      onCheck={(_keys, { node, checked }) => onToggle(String(node.key), checked)}
      selectedKeys={[]}
      onSelect={(_keys, { node }) => onToggle(String(node.key), !codes.includes(String(node.key)))}
      height={360}
    />
  );
}
