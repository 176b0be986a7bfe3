import { Skeleton } from 'antd';

/** What stands in a page's place the first time it is loaded. */
export function PageSkeleton() {
  return (
    <div className="weft-card" role="status" aria-label="正在加载">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  );
}
