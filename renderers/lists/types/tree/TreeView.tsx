import { DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../../engine/api/endpoints.ts';
import { splitActions, usableAction } from '../../../../engine/lists/actions.ts';
import { exportRequest } from '../../../../engine/lists/requests.ts';
import type { TreePlan } from '../../../../engine/plan/Plan.ts';
import type { Row } from '../../../../engine/plan/record.ts';
import type { Opened } from '../../../forms/dialogs/RecordDialog.tsx';
import { useClient } from '../../../services/services.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExport } from '../../actions/useExport.ts';
import { useRemoval } from '../../actions/useRemoval.tsx';
import { useRowCall } from '../../actions/useRowCall.tsx';
import { RecordPanel } from '../../RecordPanel.tsx';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';
import { rowsKey } from '../../useRows.ts';
import { useMove } from './useMove.tsx';
import { useTree } from './useTree.ts';

/** Records below one another: open, add below, edit, move, look, remove with everything below. */
export function TreeView({ plan }: { plan: TreePlan }) {
  const list = useList(plan);
  const tree = useTree(plan, list);
  const client = useClient();
  const allowed = useAllowed();
  const narrow = useNarrow();
  const queryClient = useQueryClient();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { exporting, start } = useExport(`${plan.title}.csv`);

  const refresh = (also: string[] = []) => {
    void queryClient.invalidateQueries({ queryKey: rowsKey(plan.code) });
    void tree.refresh(also);
  };
  const removal = useRemoval(plan.source, () => refresh());
  const nameOf = (row: Row) => String(row[plan.tree.text] ?? '');
  const [call, calls] = useRowCall(() => refresh(), nameOf);
  const [move, moves] = useMove(plan, refresh);
  const toolbar = allowed(plan.toolbar);
  const actions = useMemo(() => splitActions(allowed(plan.rowActions), narrow ? 0 : 2), [plan, allowed, narrow]);
  const mayDo = (code: string) => usableAction([...actions.inRow, ...actions.more], code) !== undefined;
  const add = toolbar.find((action) => action.code === 'add');

  const remove = async (id: string, name: string) => {
    try {
      const path = pathTo(ENDPOINTS.countBelow, { code: plan.source.model, ids: id });
      const { below } = await client.get<{ below: number }>(path, undefined, { silent: true });
      removal.removeBranch(id, name, below);
    } catch (error) {
      message.warning(error instanceof Error ? error.message : '删除失败');
    }
  };
  const act = (code: string, row: Row) => {
    const [id, name] = [String(row.id), nameOf(row)];
    const called = plan.rowActions.find((action) => action.code === code && action.call);
    if (called) call(called, row);
    else if (code === 'move') move(row);
    else if (code === 'delete') void remove(id, name);
    else if (code === 'add')
      setOpened({ mode: 'add', title: `添加“${name}”的下级`, preset: { [plan.tree.parent]: id } });
    else if (code === 'edit' || code === 'detail') setOpened({ mode: code, id });
  };
  /** What was added below a row is to be seen. */
  const saved = () => {
    const parent = opened?.mode === 'add' ? opened.preset?.[plan.tree.parent] : undefined;
    refresh(parent === undefined ? [] : [String(parent)]);
  };

  return (
    <>
      <RowsPage
        title={plan.title}
        description={plan.description}
        list={list}
        query={plan.query}
        rows={tree.rows}
        exporting={exporting}
        onRefresh={() => refresh()}
        onExport={usableAction(toolbar, 'export') ? () => void start(exportRequest(plan, list.state)) : undefined}
        buttons={
          <>
            {add && (
              <Button
                type="primary"
                icon={<PlusOutlined />}
                disabled={add.disabled}
                onClick={() => setOpened({ mode: 'add' })}
              >
                {add.title}
              </Button>
            )}
            {!tree.flat && (
              <>
                <Button icon={<DownOutlined />} disabled={!tree.expandAll} onClick={tree.expandAll}>
                  展开
                </Button>
                <Button icon={<UpOutlined />} disabled={!tree.collapseAll} onClick={tree.collapseAll}>
                  收起
                </Button>
              </>
            )}
          </>
        }
        grid={{
          actions,
          tree: tree.shown,
          onAction: act,
          onOpen: (row) => act(mayDo('detail') ? 'detail' : mayDo('edit') ? 'edit' : '', row),
        }}
        emptyAction={add && !add.disabled && <Button onClick={() => setOpened({ mode: 'add' })}>{add.title}</Button>}
      />
      {calls}
      {moves}
      {opened && (
        <RecordPanel
          plan={plan}
          opened={opened}
          cells={list.cells}
          narrow={narrow}
          mayEdit={mayDo('edit')}
          onEdit={(id) => setOpened({ mode: 'edit', id })}
          onClose={() => setOpened(null)}
          onSaved={saved}
        />
      )}
    </>
  );
}
