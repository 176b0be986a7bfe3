import { Button, Empty, Skeleton } from 'antd';
import { usableAction } from '../../../engine/lists/actions.ts';
import { stateColumn, type WaitingGroup } from '../../../engine/lists/states/transitions.ts';
import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import { holdsRecords } from '../../../engine/plan/parts.ts';
import { ValueView } from '../../cells/drawing/ValueView.tsx';
import { useAllowed } from '../../lists/actions/useAllowed.ts';
import { useRecordPanel } from '../../lists/RecordPanel.tsx';
import { useTransitions } from '../../lists/transitions/useTransitions.tsx';
import { useCells } from '../../lists/useCells.ts';
import { usePlan } from '../../lists/usePlan.ts';
import { useManifest } from '../../services/queries.ts';
import { FailureState } from '../../ui/States.tsx';

/** Values that say what a record is about, after its name. */
const ABOUT = 5;

interface WaitingProps {
  group: WaitingGroup;
  /** Asks for more of them. */
  onMore: () => void;
  more: boolean;
  /** Something was done to one. */
  onDone: () => void;
}

/** What waits in one model; its screen says what can be done. */
export function WaitingRecords(props: WaitingProps) {
  const { group } = props;
  const entry = useManifest().data?.find(({ id }) => id === group.screen);
  const plan = usePlan(group.screen, entry?.hash);
  if (plan.isError && !plan.data) return <FailureState error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!plan.data) return <Skeleton active paragraph={{ rows: 4 }} />;
  return holdsRecords(plan.data) ? <Records {...props} plan={plan.data} /> : null;
}

function Records({ plan, group, onMore, more, onDone }: WaitingProps & { plan: RecordsPlan }) {
  const allowed = useAllowed();
  const cells = useCells(plan.dictCodes);
  const column = stateColumn(plan);
  const transitions = useTransitions(plan, { cells, onDone });
  const about = plan.columns.filter(({ key, hidden }) => !hidden && key !== column?.key).slice(1, 1 + ABOUT);
  const mayEdit = () => usableAction(allowed(plan.rowActions), 'edit') !== undefined;
  const [open, panel] = useRecordPanel({ plan, cells, mayEdit, onSaved: onDone });
  if (group.records.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有记录" />;
  return (
    <>
      <ul className="approvals-list">
        {group.records.map(({ name, row, byName, since }) => (
          <li key={String(row.id)}>
            <div className="approvals-record">
              <Button type="link" onClick={() => open({ mode: 'detail', id: String(row.id) })}>
                {name}
              </Button>
              {[...(column ? [column] : []), ...about].map((each) => (
                <span key={each.key} title={each.title}>
                  {/* A number says nothing by itself. */}
                  {each.kind === 'number' && <span className="approvals-title">{each.title} </span>}
                  <ValueView value={row[each.key]} column={each} context={cells} row={row} />
                </span>
              ))}
              <span className="approvals-since">{[byName, since].filter((part) => part !== '').join(' · ')}</span>
            </div>
            <div className="approvals-buttons">
              {transitions.on(row).map((action) => (
                <Button key={action.code} size="small" onClick={() => transitions.run(action, row)}>
                  {action.title}
                </Button>
              ))}
              <Button size="small" type="text" onClick={() => transitions.showTimeLine?.(String(row.id))}>
                历程
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {group.records.length < group.total && (
        <Button block loading={more} onClick={onMore}>
          再显示一些（还有 {group.total - group.records.length} 条）
        </Button>
      )}
      {transitions.windows}
      {panel}
    </>
  );
}
