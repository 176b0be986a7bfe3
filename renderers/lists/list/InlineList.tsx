import { App, Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { allowedActions } from '../../../engine/lists/actions.ts';
import { exportRequest } from '../../../engine/lists/requests.ts';
import type { ListPlan, PlanGrid } from '../../../engine/plan.ts';
import type { Opened } from '../../forms/RecordDialog.tsx';
import { EditGrid } from '../../grid/edit/EditGrid.tsx';
import type { EditGridApi, GridEvent } from '../../grid/edit/EditGridProps.ts';
import { useRowTable } from '../../grid/edit/useRowTable.ts';
import { RowsPage } from '../RowsPage.tsx';
import { useExcluded } from '../useExcluded.ts';
import { useExport } from '../useExport.ts';
import { useList } from '../useList.ts';
import { useNarrow } from '../useNarrow.ts';
import { usePermitted } from '../usePermitted.ts';
import { useInlineLive } from './useInlineLive.ts';
import { usePageOfRows } from './usePageOfRows.ts';
import { useSaveAll } from './useSaveAll.tsx';
import { useUnsaved } from './useUnsaved.ts';

const RecordDialog = lazy(async () => ({ default: (await import('../../forms/RecordDialog.tsx')).RecordDialog }));

/** A list that is edited in place and saved in one go. */
export function InlineList({ plan, grid }: { plan: ListPlan; grid: PlanGrid }) {
  const { message } = App.useApp();
  const list = useList(plan);
  const may = usePermitted();
  const narrow = useNarrow();
  const table = useRowTable(grid);
  const excluded = useExcluded(plan.permission);
  const api = useRef<EditGridApi>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const { exporting, start } = useExport(`${plan.title}.csv`);
  const { reload, refresh, discard } = usePageOfRows(table, list);
  const ask = useUnsaved(table, discard);
  const live = useInlineLive({ plan, grid, table, list, api });
  const saving = useSaveAll(plan, table, live, refresh);
  const guarded = guardedList(list, ask, reload);

  const save = () => {
    api.current?.stopEditing();
    const errors = api.current?.validate();
    if (errors) message.warning(`有 ${countCells(errors)} 处需要修改`);
    else void saving.save();
  };
  const onEvent = (event: GridEvent) => {
    if (event.type === 'selectRowChange') setChosen(event.selectedRowIds);
  };
  const actions = allowedActions(plan.rowActions, may).filter(({ code }) => code === 'edit' || code === 'detail');
  const [only] = chosen;
  const openable = chosen.length === 1 && only !== undefined && !table.isNew(only) ? only : undefined;

  const open = (code: string) =>
    ask(() => openable !== undefined && setOpened({ mode: code === 'edit' ? 'edit' : 'detail', id: openable }));

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
          plan.toolbar.some(({ code, permission }) => code === 'export' && may(permission))
            ? () => void start(exportRequest(plan, list.state))
            : undefined
        }
        buttons={
          <>
            <span ref={setToolbar} className="screen-grid-buttons" />
            {actions.map(({ code, title }) => (
              <Button key={code} disabled={openable === undefined} onClick={() => open(code)}>
                {title}
              </Button>
            ))}
          </>
        }
        body={
          <EditGrid
            ref={api}
            fill
            toolbarIn={toolbar}
            label={plan.title}
            table={table}
            columns={grid.columns}
            options={grid.options}
            cells={list.cells}
            excluded={excluded}
            loading={list.rows.isFetching || saving.saving}
            onSave={save}
            onEvent={onEvent}
          />
        }
      />
      {saving.dialog}
      {opened && (
        <Suspense fallback={null}>
          <RecordDialog
            plan={plan}
            opened={opened}
            cells={list.cells}
            narrow={narrow}
            mayEdit={actions.some(({ code }) => code === 'edit')}
            onEdit={(id) => setOpened({ mode: 'edit', id })}
            onClose={() => setOpened(null)}
            onSaved={reload}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whatever would bring other rows asks first when something here is not saved. */
function guardedList(
  list: ReturnType<typeof useList>,
  ask: (go: () => void) => void,
  reload: () => void,
): ReturnType<typeof useList> {
  const refetch = (() => {
    ask(reload);
    return Promise.resolve(list.rows);
  }) as typeof list.rows.refetch;
  return {
    ...list,
    rows: { ...list.rows, refetch },
    change: (next) => ask(() => list.change(next)),
    search: (values) => ask(() => list.search(values)),
    reset: () => ask(list.reset),
    sort: (sort) => ask(() => list.sort(sort)),
  };
}

const countCells = (errors: ReadonlyMap<string, ReadonlyMap<string, string>>): number =>
  [...errors.values()].reduce((count, cells) => count + cells.size, 0);
