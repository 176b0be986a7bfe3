import { Skeleton } from 'antd';
import { type ReactNode, Suspense } from 'react';
import type { TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { CellContext } from '../../../cells/Cell.ts';
import { useRecord } from '../../../forms/store/useRecordStore.ts';
import type { GridProps } from '../../../grid/view/GridProps.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { FailureState } from '../../../ui/States.tsx';
import { useNarrow } from '../../../ui/useMedia.ts';
import { SubLists } from '../../subLists/SubLists.tsx';
import { useChosenRow } from '../../subLists/useChosenRow.ts';
import type { useList } from '../../useList.ts';
import './tree.css';

const RecordDetail = lazyComponent('RecordDetail', () =>
  import('../../../forms/dialogs/RecordDetail.tsx').then((part) => part.RecordDetail),
);

interface Shown {
  rows: readonly Row[] | undefined;
  /** Rows below open ones are still on their way. */
  coming: boolean;
  /** The reader may open a record to read. */
  mayRead: boolean;
}

type Choosing = Pick<GridProps, 'selected' | 'single' | 'onSelect'>;

/** How a row is chosen, and what stands beside the tree of the chosen one; nothing where its screen has no sub-lists. */
export function useChosenOfTree(
  plan: TreePlan,
  list: ReturnType<typeof useList>,
  { rows, coming, mayRead }: Shown,
): [Choosing, (tree: ReactNode) => ReactNode] {
  const { chosen, grid } = useChosenRow(list, rows, coming);
  const { subLists = [] } = plan;
  // A reader of none of it has nothing to choose a row for.
  if (plan.subLists === undefined || (subLists.length === 0 && !mayRead)) return [{}, (tree) => tree];
  // What was saved since is read again.
  const own = (record: Row) => (
    <Own key={`${record.id} ${record.version}`} plan={plan} record={record} cells={list.cells} />
  );
  const beside = (tree: ReactNode) => (
    <div className="tree-chosen">
      {tree}
      <section className="screen-card" aria-label={`所选的${plan.recordTitle}`}>
        <SubLists
          lists={subLists}
          above={plan.code}
          owner={plan.recordTitle}
          record={chosen}
          own={mayRead ? own : undefined}
        />
      </section>
    </div>
  );
  return [grid, beside];
}

/** The chosen record to read, as it is by now. */
function Own({ plan, record, cells }: { plan: TreePlan; record: Row; cells: CellContext }) {
  const narrow = useNarrow();
  const read = useRecord(plan.source, String(record.id));
  if (read.isError && !read.data) return <FailureState error={read.error} onRetry={() => void read.refetch()} />;
  const coming = <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <div className="tree-chosen-own">
      {read.data ? (
        <Suspense fallback={coming}>
          <RecordDetail form={plan.form} row={read.data} cells={cells} columns={narrow ? 1 : 2} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
