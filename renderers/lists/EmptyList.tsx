import { Button } from 'antd';
import type { ReactNode } from 'react';
import { isFiltered } from '../../engine/lists/requests.ts';
import type { useList } from './useList.ts';

interface EmptyProps {
  list: ReturnType<typeof useList>;
  /** Offered where there are no rows at all. */
  action?: ReactNode;
  onReset: () => void;
}

/** Why there is nothing, and one thing to do about it. */
export function EmptyList({ list, action, onReset }: EmptyProps) {
  if (list.missing.length > 0) {
    return <span>请先填写{list.missing.map((item) => `“${item.title}”`).join('、')}，再点击查询</span>;
  }
  if (isFiltered(list.state)) {
    return (
      <>
        <span>没有符合查询条件的数据</span>
        <Button onClick={onReset}>重置条件</Button>
      </>
    );
  }
  return (
    <>
      <span>还没有数据</span>
      {action}
    </>
  );
}
