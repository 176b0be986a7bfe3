import { Skeleton } from 'antd';
import type { Ref } from 'react';
import { HEADER_HEIGHT } from '../shared/gridTheme.ts';
import type { EditGridProps } from './EditGridProps.ts';

/** Of a grid in a form, in px. */
const MAX_HEIGHT = 400;
/** Room in px for the words of an empty table, and for a scroll bar with the frame. */
const EMPTY_HEIGHT = 72;
const SCROLL_BAR = 18;

interface GridFrameProps {
  ref: Ref<HTMLElement>;
  grid: EditGridProps;
  /** Of all rows, in px. */
  height: number;
  /** The table is folded away. */
  folded: boolean;
}

/** The place of the rows: as high as they are, within bounds, or as its page lets it be; and what stands for rows. */
export function GridFrame({ ref, grid, height, folded }: GridFrameProps) {
  const { label, options, fill = false, loading = false, empty = '没有数据' } = grid;
  const content = HEADER_HEIGHT + (height > 0 ? height : EMPTY_HEIGHT) + SCROLL_BAR;
  return (
    <>
      {loading && <div className="grid-bar" role="progressbar" aria-label="加载中" />}
      <div
        className="edit-grid-frame"
        hidden={folded}
        style={fill ? undefined : { height: Math.min(content, options.maxHeight ?? MAX_HEIGHT) }}
      >
        <section ref={ref} className="grid-place" aria-label={label} aria-busy={loading} />
        {height === 0 && !loading && <div className="grid-empty">{empty}</div>}
        {height === 0 && loading && fill && (
          <div className="grid-skeleton">
            <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
          </div>
        )}
      </div>
    </>
  );
}
