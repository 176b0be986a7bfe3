import { Button } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { standsOn, usableAction } from '../../../../engine/lists/actions.ts';
import type { ListPlan, PlanAction } from '../../../../engine/plan/Plan.ts';
import type { RowTable } from '../../../../engine/rows/RowTable.ts';
import { showText } from '../../../cells/show.ts';
import { LOOK_ONLY, whyButton } from '../../../services/why.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useRowCall } from '../../actions/useRowCall.tsx';
import { PrintButton, usePrints } from '../../prints/usePrints.tsx';
import { useRecordPanel } from '../../RecordPanel.tsx';
import type { useList } from '../../useList.ts';

interface InlineActionParts {
  plan: ListPlan;
  list: ReturnType<typeof useList>;
  table: RowTable;
  /** Ids of the chosen rows. */
  chosen: readonly string[];
  /** Asks first when something is not saved. */
  ask: (go: () => void) => void;
  /** The record was changed. */
  onDone: () => void;
}

/** What an editable list does with one row beside its cells. */
export interface InlineActions {
  actions: readonly PlanAction[];
  /** Not one saved row is chosen, or the action does not stand on it as it is kept. */
  isOff(action: PlanAction): boolean;
  /** With the chosen row, unless another is named. */
  run(code: string, id?: string): void;
  /** Puts the chosen rows that are saved on paper; absent: there are none, or nothing to print. */
  print?: () => void;
  /** Its windows and questions. */
  windows: ReactNode;
}

/** Opens a row in a window of its own, or calls what its own buttons name; unsaved cells are asked about first. */
export function useInlineActions({ plan, list, table, chosen, ask, onDone }: InlineActionParts): InlineActions {
  const allowed = useAllowed();
  const actions = allowed(plan.rowActions).filter(({ code, call }) => code === 'edit' || code === 'detail' || call);
  const [only] = chosen;
  const one = chosen.length === 1 && only !== undefined && !table.isNew(only) ? only : undefined;
  // What is called about a row is said of it as it is kept.
  const kept = useSyncExternalStore(table.subscribe, () => (one === undefined ? undefined : table.original(one)));
  const [first] = list.columns;
  const [call, calls] = useRowCall(onDone, (row) => (first ? showText(row[first.key], first, list.cells) : ''));

  const mayEdit = () => usableAction(actions, 'edit') !== undefined;
  const [open, panel] = useRecordPanel({ plan, cells: list.cells, mayEdit, onSaved: onDone });
  const start = (code: string, id: string) => {
    const called = actions.find((action) => action.code === code && action.call);
    const row = table.original(id);
    if (!called) open({ mode: code === 'edit' ? 'edit' : 'detail', id });
    else if (row) call(called, row);
  };
  const prints = usePrints(plan);
  const saved = chosen.filter((id) => !table.isNew(id));
  const { open: onPaper } = prints;
  const windows = (
    <>
      {calls}
      {prints.window}
      {panel}
    </>
  );
  return {
    actions,
    isOff: (action) => action.disabled === true || kept === undefined || !standsOn(action, kept),
    run: (code, id = one) => ask(() => id !== undefined && start(code, id)),
    // As they are kept: what is typed and not saved would not be on the paper.
    ...(onPaper && saved.length > 0 ? { print: () => ask(() => onPaper(saved)) } : {}),
    windows,
  };
}

/** The buttons of what is done with the chosen row. */
export function InlineActionButtons({ own: { actions, isOff, run, print } }: { own: InlineActions }) {
  const off = (action: PlanAction) => (action.disabled ? LOOK_ONLY : isOff(action) && 'row');
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.code}
          {...whyButton(action.permission, off(action))}
          disabled={isOff(action)}
          onClick={() => run(action.code)}
        >
          {action.title}
        </Button>
      ))}
      {print && <PrintButton onPrint={print} />}
    </>
  );
}
