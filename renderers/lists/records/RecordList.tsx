import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { isAboutRows, joinedRows, type splitActions, standsOn, usableAction } from '../../../engine/lists/actions.ts';
import { pageAfterRemoval } from '../../../engine/lists/paging.ts';
import { type Selection, withoutRows, withPageSelection } from '../../../engine/lists/selection.ts';
import type { PlanAction, RecordsPlan } from '../../../engine/plan/Plan.ts';
import { subListsOf } from '../../../engine/plan/parts.ts';
import type { Row } from '../../../engine/plan/record.ts';
import { showText } from '../../cells/show.ts';
import type { Opened } from '../../forms/dialogs/RecordDialog.tsx';
import type { GridProps } from '../../grid/view/GridProps.ts';
import { useActions } from '../actions/useActions.ts';
import { useRemoval } from '../actions/useRemoval.tsx';
import { useRowCall } from '../actions/useRowCall.tsx';
import { presetOf } from '../beside/besideOf.ts';
import { useBulkEdit } from '../bulkEdit/useBulkEdit.tsx';
import { useChangeSets } from '../changeSets/useChangeSets.tsx';
import { PRINT, usePrints } from '../prints/usePrints.tsx';
import { HistoryPanel, useRecordPanel } from '../RecordPanel.tsx';
import { RowsPage } from '../RowsPage.tsx';
import { useTransfer } from '../transfer/useTransfer.tsx';
import { TimeLinePanel } from '../transitions/useTransitions.tsx';
import type { useList } from '../useList.ts';
import { rowsKey } from '../useRows.ts';
import { ListButtons } from './ListButtons.tsx';
import { NONE, useSelection } from './useSelection.ts';
import { useTotals } from './useTotals.tsx';

interface RecordListProps {
  plan: RecordsPlan;
  list: ReturnType<typeof useList>;
  grid?: Pick<GridProps, 'detail' | 'selected' | 'single' | 'onSelect'>;
  /** What new records hold whatever is typed, or stands in a file: the record they are rows of. */
  within?: Readonly<Record<string, string>>;
  /** Code of the list above: what becomes of these rows changes its records' totals. */
  above?: string;
  /** Why nothing can be added now. */
  full?: string | undefined;
  /** Draws the records otherwise than as a grid, and turns their pages itself. */
  draw?: (does: RecordDoings) => ReactNode;
}

/** What can be done with the records of a list. */
export interface RecordDoings {
  /** The actions of a record, as far as they are granted. */
  actions: readonly PlanAction[];
  act: (code: string, row: Row) => void;
  open: (row: Row) => void;
  /** All rows of the list are asked for again. */
  refresh: () => void;
  nameOf: (row: Row) => string;
}

/** Look, query, add, edit, delete. */
export function RecordList({ plan, list, grid, within, above, full, draw }: RecordListProps) {
  const queryClient = useQueryClient();

  const { records, note } = list.rows.data ?? {};
  const refresh = () => {
    const codes = [plan, ...subListsOf(plan)].map(({ code }) => code);
    for (const code of above === undefined ? codes : [...codes, above])
      void queryClient.invalidateQueries({ queryKey: rowsKey(code) });
  };
  const { selection, setSelection, letGo, removal, changes, ...rows } = useChosenRows(plan, list, refresh);

  const { toolbar, add, actions, mayDo } = useActions(plan, withOwn);
  const drawers = useRowDrawers({ plan, cells: list.cells, mayEdit: mayDo('edit'), onRestored: refresh });
  const { tools, windows: transfer } = useTransfer({
    plan,
    list,
    chosen: [...selection.keys()],
    mayExport: usableAction(toolbar, 'export') !== undefined,
    mayAdd: full === undefined && usableAction(toolbar, 'add') !== undefined,
    fixed: within,
    mayEdit: mayDo('edit'),
    changes,
    cells: list.cells,
    onImported: refresh,
  });
  const { window: origin, ...totals } = useTotals(plan, list);
  const mayRemoveChosen = usableAction(toolbar, 'batch_delete') !== undefined;
  const mayChoose = mayRemoveChosen || mayDo('edit') || rows.print !== undefined || toolbar.some(isAboutChosen);
  const [open, panel] = useRecordPanel({
    plan,
    cells: list.cells,
    mayEdit: (opened) => mayDo('edit') && isEditable(plan, opened, records),
    onSaved: refresh,
  });
  const act = (code: string, row: Row) => {
    const id = String(row.id);
    const called = plan.rowActions.find((action) => action.code === code && action.call);
    if (called) call(called, row);
    else if (drawers.open(code, id)) return;
    else if (code === PRINT.code) rows.print?.([id]);
    else if (code === 'delete') removal.removeOne(id, nameOf(row));
    else if (code === 'edit' || code === 'detail') open({ mode: code, id });
  };
  const nameOf = (row: Row): string => rowName(list, row);
  const [call, calls] = useRowCall(refresh, nameOf);
  const onAdd = () => open(adding(within ?? presetOf(list, plan.form.fields)));
  const removeChosen = () => removal.removeChosen([...selection.keys()]);
  const doings: RecordDoings = {
    actions: [...actions.inRow, ...actions.more],
    act,
    refresh,
    nameOf,
    open: (row) => act(mayDo('detail') ? 'detail' : mayDo('edit') ? 'edit' : '', row),
  };

  return (
    <>
      <RowsPage
        title={plan.title}
        description={plan.description}
        list={list}
        query={plan.query}
        rows={records}
        notice={note !== undefined && <p className="screen-note">{note}</p>}
        {...tools}
        onChanges={changes.open}
        buttons={
          <ListButtons
            actions={toolbar}
            chosen={selection.size}
            onAdd={onAdd}
            full={full}
            onPrint={rows.onPrint}
            onBulkEdit={mayDo('edit') ? rows.bulkEdit : undefined}
            onRemoveChosen={removeChosen}
            onCall={(action) => callAbove(call, action, selection, letGo)}
            onClear={() => setSelection(NONE)}
          />
        }
        grid={{
          ...(mayChoose ? { selected: selection } : {}),
          ...(mayRemoveChosen ? { onRemoveKey: removeChosen } : {}),
          onSelect: (chosen) => setSelection((now) => withPageSelection(now, records ?? [], chosen)),
          actions,
          onAction: act,
          onOpen: doings.open,
          ...totals,
          ...grid,
        }}
        {...(draw ? { body: draw(doings), unpaged: true } : {})}
        emptyAction={add && !add.disabled && <Button onClick={onAdd}>{add.title}</Button>}
      />
      {calls}
      {rows.windows}
      {transfer}
      {drawers.windows}
      {origin}
      {panel}
    </>
  );
}

/** What stands in its first column says which row it is. */
function rowName({ columns: [first], cells }: RecordListProps['list'], row: Row): string {
  return first ? showText(row[first.key], first, cells) : '';
}

const isAboutChosen = ({ call }: PlanAction): boolean => call !== undefined && isAboutRows(call);

/**
 * A button above the rows is about the chosen ones, or about none. Those it did something with are chosen no more: the
 * next one would be about rows that may stand in the list no longer. Those that stay as they are stay chosen.
 */
function callAbove(
  call: ReturnType<typeof useRowCall>[0],
  action: PlanAction,
  selection: Selection,
  letGo: (ids: readonly string[]) => void,
): void {
  if (!action.call) return;
  const rows = joinedRows(action.call, [...selection.values()]);
  if (!isAboutRows(action.call)) call(action, rows, '');
  else {
    const served = (stay: readonly string[]) => letGo([...selection.keys()].filter((id) => !stay.includes(id)));
    // A file that was made of rows did nothing with them.
    const onServed = action.call.download === undefined ? served : undefined;
    call(action, rows, `已选的 ${selection.size} 项`, onServed);
  }
}

const adding = (preset: Row | undefined): Opened => ({ mode: 'add', ...(preset ? { preset } : {}) });

const HISTORY: PlanAction = { code: '_history', title: '历史', permission: '' };

const TIME_LINE: PlanAction = { code: '_time_line', title: '历程', permission: '' };

/** What became of a row, and how it came to its state, beside the list. */
function useRowDrawers(of: Omit<Parameters<typeof HistoryPanel>[0], 'id' | 'onClose'>) {
  const [opened, setOpened] = useState<{ code: string; id: string }>();
  const onClose = () => setOpened(undefined);
  return {
    /** Whether that is what the button is for. */
    open: (code: string, id: string): boolean => {
      const own = code === HISTORY.code || code === TIME_LINE.code;
      if (own) setOpened({ code, id });
      return own;
    },
    windows: (
      <>
        {opened?.code === HISTORY.code && <HistoryPanel {...of} id={opened.id} onClose={onClose} />}
        {opened?.code === TIME_LINE.code && (
          <TimeLinePanel plan={of.plan} cells={of.cells} id={opened.id} onClose={onClose} />
        )}
      </>
    ),
  };
}

/** Printing a row and what became of it stand behind 更多, where there is such, and in the menu of its cells. */
function withOwn({ source, prints }: RecordsPlan, { inRow, more }: ReturnType<typeof splitActions>) {
  const own = [
    ...(prints ? [PRINT] : []),
    ...(source.states === undefined ? [] : [TIME_LINE]),
    ...(source.history === false ? [] : [HISTORY]),
  ];
  if (own.length === 0) return { inRow, more };
  return more.length > 0 ? { inRow, more: [...more, ...own] } : { inRow, more, inMenu: own };
}

/** The chosen rows, which outlive paging, what removes rows, and the way back. */
function useChosenRows(plan: RecordsPlan, list: ReturnType<typeof useList>, refresh: () => void) {
  const [selection, setSelection] = useSelection(plan, list);
  const { total = 0 } = list.rows.data ?? {};
  const changes = useChangeSets({ plan, cells: list.cells, onUndone: refresh });
  const letGo = (ids: readonly string[]) => setSelection((now) => withoutRows(now, ids));
  const onRemoved = (ids: string[]) => {
    letGo(ids);
    list.change((now) => ({ ...now, pageNo: pageAfterRemoval(now.pageNo, total, ids.length, now.pageSize) }));
    refresh();
  };
  const removal = useRemoval(plan.source, onRemoved, changes.tell);
  const done = (said: string, set: string | undefined) => {
    changes.tell(said, set);
    refresh();
  };
  const chosen = [...selection.keys()];
  const of = { plan, cells: list.cells, state: list.state, total, chosen, onDone: done };
  const [bulkEdit, dialog] = useBulkEdit(of);
  const { open: print, window: printing } = usePrints(plan);
  const windows = (
    <>
      {changes.windows}
      {dialog}
      {printing}
    </>
  );
  const onPrint = print && (() => print(chosen));
  return { selection, setSelection, letGo, removal, changes, bulkEdit, print, onPrint, windows };
}

/** Whether the row that is open is one that can be edited. */
function isEditable(plan: RecordsPlan, what: Opened, records: readonly Row[] | undefined): boolean {
  const row = what.mode === 'add' ? undefined : records?.find(({ id }) => String(id) === what.id);
  const edit = plan.rowActions.find(({ code }) => code === 'edit');
  return !edit || !row || standsOn(edit, row);
}
