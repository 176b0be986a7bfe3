import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { type ListState, PAGE_SIZES } from '../../engine/lists/listState.ts';
import { pageAfterResize, rangeText } from '../../engine/lists/paging.ts';

/** Which page is shown, of what size. */
type Pages = Pick<ListState, 'pageNo' | 'pageSize'>;

interface PagerProps {
  state: Pages;
  /** Undefined while nobody knows. */
  total: number | undefined;
  /** The total is the server's estimate: the last pages come with a counted one. */
  estimated?: boolean | undefined;
  narrow: boolean;
  sizes?: readonly number[];
  onChange: (next: Pages) => void;
}

const ARROWS = new Map([
  ['prev', '上一页'],
  ['next', '下一页'],
]);

// An arrow's button has no words of its own.
const named: PaginationProps['itemRender'] = (_page, type, element) => {
  const label = ARROWS.get(type);
  return label && isValidElement<{ 'aria-label'?: string }>(element)
    ? cloneElement(element, { 'aria-label': label })
    : element;
};

/** Pages of a list: sizes, a jump, and what is shown of how many. */
export function Pager(props: PagerProps) {
  const { state, total, estimated, narrow, sizes = PAGE_SIZES, onChange } = props;
  if (total === undefined) return null;
  const change = (page: number, size: number) => {
    const pageNo = size === state.pageSize ? page : pageAfterResize(state.pageNo, state.pageSize, size);
    onChange({ pageNo, pageSize: size });
  };
  return (
    <Pagination
      size="small"
      current={state.pageNo}
      pageSize={state.pageSize}
      total={total}
      pageSizeOptions={[...sizes]}
      showSizeChanger
      showQuickJumper={!narrow}
      showLessItems={narrow}
      showTotal={(all, [first, last]) => rangeText(first, last, all, estimated)}
      itemRender={named}
      onChange={change}
    />
  );
}
