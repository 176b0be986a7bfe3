import { App, theme } from 'antd';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import '../../cells/cells.css';
import { cellVariables } from '../../cells/cellVariables.ts';
import { FindLayer, useFindKey } from '../find/FindLayer.tsx';
import { gridVariables } from '../shared/gridVariables.ts';
import '../shared/grid.css';
import '../shared/headings.css';
import type { EditGridProps } from './EditGridProps.ts';
import { editSource } from './editSource.ts';
import { GridFrame } from './GridFrame.tsx';
import { Details, EditorLayers, Popover, RowMenu } from './GridLayers.tsx';
import { ConflictChoice } from './rows/ConflictChoice.tsx';
import { ErrorBar } from './toolbar/ErrorBar.tsx';
import './editGrid.css';
import './cells/editMarks.css';
import type { PlanField } from '../../../engine/plan/Plan.ts';
import { cellOf } from '../../cells/cellTypes.ts';
import { useWhyMark } from '../../services/why.ts';
import { fetchPart } from '../../ui/lazyComponent.tsx';
import { whenDrawnAndIdle } from '../../ui/whenDrawn.ts';
import { hasEditor } from './columns/cellAbility.ts';
import { gridApi } from './gridApi.ts';
import { useConflict } from './rows/useConflict.ts';
import { useFillRules } from './rows/useFillRules.ts';
import { useInsert } from './rows/useInsert.ts';
import { useRemoval } from './rows/useRemoval.ts';
import { GridToolbar } from './toolbar/GridToolbar.tsx';
import { useRowPopover } from './toolbar/useRowPopover.ts';
import { useEditGrid } from './useEditGrid.ts';

/** An editable grid over a row table. */
export function EditGrid(props: EditGridProps) {
  const { table, options, cells, disabled = false, fill = false, loading = false } = props;
  const { token } = theme.useToken();
  const { message } = App.useApp();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [menu, setMenu] = useState<{ id: string; at: DOMRect } | null>(null);
  const [details, setDetails] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const [height, setHeight] = useState(0);
  // Rows that can be opened begin closed: there the button opens and closes all; else it folds the table away.
  const opens = props.detail !== undefined || props.tree !== undefined;
  const [collapsed, setCollapsed] = useState(opens);
  const controller = useEditGrid(place, props, {
    onChosen: setChosen,
    onDragMenu: (id, at) => setMenu({ id, at }),
    onDetail: (id, element) => setDetails((known) => withDetail(known, id, element)),
    onHeight: setHeight,
    onFailure: (text) => void message.error(text),
    onShownClick: (id, key) => showOf(id, key),
  });
  const finding = useFindKey(place);
  const source = useMemo(() => controller && editSource(controller), [controller]);
  useWhyMark(place, { columns: props.columns, rowOf: (id = '') => table.row(id) });
  const { popover, open: openPopover, close: closePopover } = useRowPopover(controller, props.popover !== undefined);
  const showOf = (id: string, key: string) => {
    const row = table.row(id);
    const column = props.columns.find((each) => each.key === key);
    if (row && column?.showDetails && props.onDetails) props.onDetails(row);
    else void openPopover(id, key);
  };
  useEditorParts(props.columns, !disabled && !loading);
  useFillRules(table);
  const { conflict, ask } = useConflict(controller, props);
  const remove = useRemoval(controller);
  const removeChosen = useCallback(() => remove(controller?.selection.ids() ?? []), [remove, controller]);
  const insert = useInsert(controller);
  useImperativeHandle(
    props.ref,
    () => gridApi(() => controller, table, ask, openPopover, { removeChosen, addBelow: () => insert.below(1) }),
    [controller, table, ask, openPopover, removeChosen, insert],
  );

  const looks = ['grid', 'edit-grid', `edit-grid-${options.size}`];
  if (fill) looks.push('edit-grid-fill');
  if (loading) looks.push('grid-busy');
  if (disabled) looks.push('edit-grid-read');
  return (
    <div className={looks.join(' ')} style={{ ...cellVariables(token), ...gridVariables(token) }}>
      <GridToolbar
        grid={props}
        controller={controller}
        chosen={chosen}
        insert={insert}
        onRemove={removeChosen}
        collapsed={collapsed}
        onCollapse={setCollapsed}
      />
      <FindLayer source={source} finding={finding} />
      <GridFrame ref={place} grid={props} height={height} folded={collapsed && !opens} />
      {controller && !disabled && <ErrorBar controller={controller} />}
      {controller && (
        <EditorLayers grid={props} onFind={finding.ask} controller={controller} insert={insert} onRemove={remove} />
      )}
      {props.detail && <Details table={table} places={details} draw={props.detail} />}
      {popover && <Popover {...popover} grid={props} onClose={closePopover} />}
      {menu && <RowMenu {...menu} grid={props} controller={controller} insert={insert} onClose={() => setMenu(null)} />}
      {conflict && <ConflictChoice open={conflict} cells={cells} />}
    </div>
  );
}

function withDetail(known: ReadonlyMap<string, HTMLElement>, id: string, element: HTMLElement | undefined) {
  const next = new Map(known);
  if (element) next.set(id, element);
  else next.delete(id);
  return next;
}

/** Fetches the editors of a grid's columns while nothing else is to do, so that the first key finds them there. */
function useEditorParts(columns: readonly PlanField[], wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const fetch = () => {
      const types = new Set(columns.filter(hasEditor).map(({ type }) => type));
      // Whoever opens such an editor is told why it does not come.
      for (const type of types) fetchPart(cellOf({ type }).Editor)?.catch(() => undefined);
    };
    return whenDrawnAndIdle(fetch);
  }, [columns, wanted]);
}
