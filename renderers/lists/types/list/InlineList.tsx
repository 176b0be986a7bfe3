import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { usableAction } from '../../../../engine/lists/actions.ts';
import { exportRequest } from '../../../../engine/lists/requests.ts';
import type { ListPlan, PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { Opened } from '../../../forms/dialogs/RecordDialog.tsx';
import { mayUse } from '../../../grid/edit/columns/cellAbility.ts';
import { EditGrid } from '../../../grid/edit/EditGrid.tsx';
import type { EditGridApi } from '../../../grid/edit/EditGridProps.ts';
import { useRowTable } from '../../../grid/edit/rows/useRowTable.ts';
import { allowedButtons } from '../../../grid/edit/toolbar/GridToolbar.tsx';
import { useGridCodes } from '../../../grid/useGridCodes.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExport } from '../../actions/useExport.ts';
import { RecordPanel } from '../../RecordPanel.tsx';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';
import { foldedActions } from './foldedActions.ts';
import { useChosen } from './useChosen.ts';
import { useInlineLive } from './useInlineLive.ts';
import { useOrdering } from './useOrdering.ts';
import { usePageOfRows } from './usePageOfRows.ts';
import { useRowParts } from './useRowParts.tsx';
import { useRowTree } from './useRowTree.ts';
import { useSaveAll } from './useSaveAll.tsx';
import { useUnsaved } from './useUnsaved.ts';

/** A list that is edited in place and saved in one go. */
export function InlineList({ plan, grid }: { plan: ListPlan; grid: PlanGrid }) {
  const { message } = App.useApp();
  const list = useList(plan);
  const allowed = useAllowed();
  const narrow = useNarrow();
  const { ordering, span } = useOrdering(plan, grid, list);
  const table = useRowTable(grid, { span, tree: plan.tree !== undefined });
  const codes = useGridCodes(plan.permission, true);
  const api = useRef<EditGridApi>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const { exporting, start } = useExport(`${plan.title}.csv`);
  const tree = useRowTree(plan, list.state);
  const { refresh, discard } = usePageOfRows({ table, list, grid: api, tree });
  const ask = useUnsaved({ screen: plan.id, table, list, discard });
  const [chosen, setChosen] = useChosen(list.rows.data, api);
  const live = useInlineLive({ plan, grid, table, list, api });
  const saving = useSaveAll({ plan, table, live, cells: list.cells, onMembers: refresh });
  const guarded = guardedList(list, ask, refresh);

  const save = () => {
    api.current?.stopEditing();
    const errors = api.current?.validate();
    if (errors) message.warning(`有 ${countCells(errors)} 处需要修改`);
    else void saving.save();
  };
  const actions = allowed(plan.rowActions).filter(({ code }) => code === 'edit' || code === 'detail');
  const [only] = chosen;
  const openable = chosen.length === 1 && only !== undefined && !table.isNew(only) ? only : undefined;

  const show = (code: string, id = openable) =>
    ask(() => id !== undefined && setOpened({ mode: code === 'edit' ? 'edit' : 'detail', id }));
  const parts = useRowParts({ plan, grid, table, list, onDetails: (id) => show('detail', id) });

  const buttons = allowedButtons(grid.options.buttons, codes.excluded, false);
  const folded = foldedActions(buttons, chosen.length, {
    opening: { actions, disabled: openable === undefined, open: show },
    mayRemove: mayUse('remove', codes),
    ...(tree && mayUse('add', codes) ? { onAddBelow: () => api.current?.addBelow() } : {}),
    onRemove: () => api.current?.removeChosen(),
    onClear: () => api.current?.clearSelection(),
  });

  return (
    <>
      <RowsPage
        title={plan.title}
        description={plan.description}
        list={guarded}
        query={plan.query}
        rows={list.rows.data?.records}
        exporting={exporting}
        onExport={
          usableAction(allowed(plan.toolbar), 'export') ? () => void start(exportRequest(plan, list.state)) : undefined
        }
        folded={{ actions: folded, chosen: chosen.length }}
        buttons={
          <>
            <span ref={setToolbar} className="screen-grid-buttons" />
            {(narrow ? [] : actions).map(({ code, title, disabled }) => (
              <Button key={code} disabled={disabled || openable === undefined} onClick={() => show(code)}>
                {title}
              </Button>
            ))}
          </>
        }
        body={
          <EditGrid
            ref={api}
            fill
            compact={narrow}
            toolbarIn={toolbar}
            label={plan.title}
            table={table}
            columns={grid.columns}
            {...(ordering ? { ordering } : {})}
            {...parts}
            {...(tree ? { tree } : {})}
            options={grid.options}
            cells={list.cells}
            {...codes}
            loading={list.rows.isFetching || saving.saving}
            onSave={save}
            onEvent={(event) => event.type === 'selectRowChange' && setChosen(event.selectedRowIds)}
          />
        }
      />
      {saving.dialog}
      {opened && (
        <RecordPanel
          plan={plan}
          opened={opened}
          cells={list.cells}
          narrow={narrow}
          mayEdit={usableAction(actions, 'edit') !== undefined}
          onEdit={(id) => setOpened({ mode: 'edit', id })}
          onClose={() => setOpened(null)}
          onSaved={refresh}
        />
      )}
    </>
  );
}

/** Whatever would bring other rows asks first when something here is not saved. */
function guardedList(
  list: ReturnType<typeof useList>,
  ask: (go: () => void) => void,
  refresh: () => void,
): ReturnType<typeof useList> {
  const refetch = (() => {
    ask(refresh);
    return Promise.resolve(list.rows);
  }) as typeof list.rows.refetch;
  return {
    ...list,
    rows: { ...list.rows, refetch },
    change: (next) => ask(() => list.change(next)),
    search: (values) => ask(() => list.search(values)),
    builderSearch: (query) => ask(() => list.builderSearch(query)),
    reset: () => ask(list.reset),
    sort: (sort) => ask(() => list.sort(sort)),
  };
}

const countCells = (errors: ReadonlyMap<string, ReadonlyMap<string, string>>): number =>
  [...errors.values()].reduce((count, cells) => count + cells.size, 0);
