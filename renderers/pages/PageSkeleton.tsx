import { Skeleton } from 'antd';

/** What stands in a page's place the first time it is loaded. */
export function PageSkeleton() {
  return (
    <div className="weft-card" role="status" aria-label="正在加载">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    </div>
  );
}

/** What stands on the page until the first part of the product has arrived. */
export function FirstPaint() {
  return (
    <div style={{ padding: 32, maxWidth: 960 }} role="status" aria-label="正在加载">
      <Skeleton active title={{ width: 180 }} paragraph={{ rows: 6 }} />
    </div>
  );
}
