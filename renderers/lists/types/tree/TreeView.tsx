import { DownOutlined, MoreOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { type ReactNode, useState } from 'react';

import { usableAction } from '../../../../engine/lists/actions.ts';
import type { PlanAction, TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { preventDefaultKey } from '../../../ui/preventDefaultKey.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useActions } from '../../actions/useActions.ts';
import { useRemoval } from '../../actions/useRemoval.tsx';
import { useRowCall } from '../../actions/useRowCall.tsx';
import { useChangeSets } from '../../changeSets/useChangeSets.tsx';
import { PRINT, usePrints, withPrint } from '../../prints/usePrints.tsx';
import { useRecordPanel } from '../../RecordPanel.tsx';
import { RowsPage } from '../../RowsPage.tsx';
import { useTransfer } from '../../transfer/useTransfer.tsx';
import { useList } from '../../useList.ts';
import { rowsKey } from '../../useRows.ts';
import { useChosenOfTree } from './useChosenOfTree.tsx';
import { useTreeLines } from './useTree.ts';

const MoveDialog = lazyComponent('MoveDialog', () => import('./MoveDialog.tsx').then((part) => part.MoveDialog));

/** What a button above the rows is about. */
const NO_ROW: Row = {};
const NONE_CHOSEN: readonly string[] = [];

/** Records below one another: open, add below, edit, move, look, remove with everything below. */
export function TreeView({ plan }: { plan: TreePlan }) {
  const list = useList(plan);
  const tree = useTreeLines(plan, list);
  const narrow = useNarrow();
  const queryClient = useQueryClient();

  const refresh = (also: string[] = []) => {
    void queryClient.invalidateQueries({ queryKey: rowsKey(plan.code) });
    void tree.refresh(also);
  };
  const changes = useChangeSets({ plan, cells: list.cells, onUndone: () => refresh() });
  const { removeOne: remove } = useRemoval(plan.source, () => refresh(), changes.tell);
  const nameOf = (row: Row) => String(row[plan.tree.text] ?? '');
  const [call, calls] = useRowCall(() => refresh(), nameOf);
  const [move, moves] = useMove(plan, refresh);
  const { toolbar, add, actions, mayDo } = useActions(plan, withPrint);
  const mayExport = usableAction(toolbar, 'export') !== undefined;
  const prints = usePrints(plan);
  const { tools, windows: transfer } = useTransfer({
    plan,
    list,
    chosen: NONE_CHOSEN,
    mayExport,
    mayEdit: mayDo('edit'),
    changes,
    cells: list.cells,
    mayAdd: usableAction(toolbar, 'add') !== undefined,
    onImported: () => refresh(),
  });
  const [open, panel] = useRecordPanel({
    plan,
    cells: list.cells,
    mayEdit: () => mayDo('edit'),
    onSaved: (opened) => {
      // What was added below a row is to be seen.
      const parent = opened.mode === 'add' ? opened.preset?.[plan.tree.parent] : undefined;
      refresh(parent === undefined ? [] : [String(parent)]);
    },
  });

  const act = (code: string, row: Row) => {
    const [id, name] = [String(row.id), nameOf(row)];
    const called = plan.rowActions.find((action) => action.code === code && action.call);
    if (called) call(called, row);
    else if (code === 'move') move(row);
    else if (code === PRINT.code) prints.open?.([id]);
    else if (code === 'delete') void remove(id, name);
    else if (code === 'add') open({ mode: 'add', title: `添加“${name}”的下级`, preset: { [plan.tree.parent]: id } });
    else if (code === 'edit' || code === 'detail') open({ mode: code, id });
  };

  const [choosing, withChosen] = useChosenOfTree(plan, list, {
    rows: tree.rows,
    coming: tree.coming,
    mayRead: mayDo('detail'),
  });

  return (
    <>
      {withChosen(
        <RowsPage
          title={plan.title}
          description={plan.description}
          list={list}
          query={plan.query}
          rows={tree.rows}
          {...tools}
          onRefresh={() => refresh()}
          onChanges={changes.open}
          buttons={
            <>
              {add && <AddButton action={add} onAdd={() => open({ mode: 'add' })} />}
              <CallButtons actions={toolbar} narrow={narrow} onCall={(action) => call(action, NO_ROW, '')} />
              {!tree.flat && <FoldButtons onExpand={tree.expandAll} onCollapse={tree.collapseAll} />}
            </>
          }
          grid={{
            ...choosing,
            actions,
            tree: tree.shown,
            onAction: act,
            onOpen: (row) => act(mayDo('detail') ? 'detail' : mayDo('edit') ? 'edit' : '', row),
          }}
          emptyAction={add && !add.disabled && <Button onClick={() => open({ mode: 'add' })}>{add.title}</Button>}
        />,
      )}
      {calls}
      {prints.window}
      {changes.windows}
      {moves}
      {transfer}
      {panel}
    </>
  );
}

interface CallButtonsProps {
  actions: readonly PlanAction[];
  narrow: boolean;
  onCall: (action: PlanAction) => void;
}

/** What is called above the rows; a phone has one button for all of it. */
function CallButtons({ actions, narrow, onCall }: CallButtonsProps) {
  const calls = actions.filter((action) => action.call);
  if (calls.length === 0) return null;
  if (!narrow)
    return calls.map((action) => (
      <Button key={action.code} disabled={action.disabled} onClick={() => onCall(action)}>
        {action.title}
      </Button>
    ));
  const items = calls.map((action) => ({
    key: action.code,
    label: action.title,
    disabled: action.disabled ?? false,
    onClick: () => onCall(action),
  }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: preventDefaultKey }}>
      <Button icon={<MoreOutlined />} aria-label="更多操作" />
    </Dropdown>
  );
}

function AddButton({ action, onAdd }: { action: PlanAction; onAdd: () => void }) {
  return (
    <Button type="primary" icon={<PlusOutlined />} disabled={action.disabled} onClick={onAdd}>
      {action.title}
    </Button>
  );
}

interface FoldButtonsProps {
  /** Absent: there is nothing to open. */
  onExpand: (() => void) | undefined;
  onCollapse: (() => void) | undefined;
}

function FoldButtons({ onExpand, onCollapse }: FoldButtonsProps) {
  return (
    <>
      <Button icon={<DownOutlined />} disabled={!onExpand} onClick={onExpand}>
        展开
      </Button>
      <Button icon={<UpOutlined />} disabled={!onCollapse} onClick={onCollapse}>
        收起
      </Button>
    </>
  );
}

/** Asks where a row goes; `onMoved` is told what is to be open afterwards. The dialog is drawn by the caller. */
function useMove(plan: TreePlan, onMoved: (open: string[]) => void): [(row: Row) => void, ReactNode] {
  const [moving, setMoving] = useState<Row>();
  const moved = (parent: string) => {
    setMoving(undefined);
    onMoved(parent === plan.tree.root ? [] : [parent]);
  };
  const dialog = moving && (
    <Panel name="窗口" onClose={() => setMoving(undefined)}>
      <MoveDialog plan={plan} row={moving} onClose={() => setMoving(undefined)} onMoved={moved} />
    </Panel>
  );
  return [setMoving, dialog];
}
