import { Pagination } from 'antd';
import { type ListState, PAGE_SIZES } from '../../engine/lists/listState.ts';
import { pageAfterResize, rangeText } from '../../engine/lists/paging.ts';

interface PagerProps {
  state: ListState;
  /** Undefined while nobody knows. */
  total: number | undefined;
  narrow: boolean;
  onChange: (next: ListState) => void;
}

/** Pages of a list: sizes, a jump, and what is shown of how many. */
export function Pager({ state, total, narrow, onChange }: PagerProps) {
  if (total === undefined) return null;
  const change = (page: number, size: number) => {
    const pageNo = size === state.pageSize ? page : pageAfterResize(state.pageNo, state.pageSize, size);
    onChange({ ...state, pageNo, pageSize: size });
  };
  return (
    <Pagination
      size="small"
      current={state.pageNo}
      pageSize={state.pageSize}
      total={total}
      pageSizeOptions={[...PAGE_SIZES]}
      showSizeChanger={!narrow}
      showQuickJumper={!narrow}
      showLessItems={narrow}
      showTotal={(all, [first, last]) => rangeText(first, last, all)}
      onChange={change}
    />
  );
}
