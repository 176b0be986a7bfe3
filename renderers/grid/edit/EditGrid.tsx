import { App, theme } from 'antd';
import { useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RowTable } from '../../../engine/rows/RowTable.ts';
import '../../cells/cells.css';
import { cellVariables } from '../../cells/cellVariables.ts';
import { HEADER_HEIGHT } from '../shared/gridTheme.ts';
import { gridVariables } from '../shared/gridVariables.ts';
import '../shared/grid.css';
import { RangePart } from '../range/RangePart.tsx';
import { mayUse } from './columns/cellAbility.ts';
import type { EditGridProps } from './EditGridProps.ts';
import { EditorHost } from './editors/EditorHost.tsx';
import { ConflictChoice } from './rows/ConflictChoice.tsx';
import { DragMenu } from './toolbar/DragMenu.tsx';
import './editGrid.css';
import './cells/editMarks.css';
import { useEditorParts } from './editors/useEditorParts.ts';
import { gridApi } from './gridApi.ts';
import { useChosenRemoval } from './rows/useChosenRemoval.ts';
import { useConflict } from './rows/useConflict.ts';
import { useFillRules } from './rows/useFillRules.ts';
import { useInsert } from './rows/useInsert.ts';
import { GridToolbar } from './toolbar/GridToolbar.tsx';
import { RowPopover } from './toolbar/RowPopover.tsx';
import { useRowPopover } from './toolbar/useRowPopover.ts';
import { useEditGrid } from './useEditGrid.ts';

/** Of a grid in a form, in px. */
const MAX_HEIGHT = 400;
/** Room in px for the words of an empty table, and for a scroll bar with the frame. */
const EMPTY_HEIGHT = 72;
const SCROLL_BAR = 18;

/** An editable grid over a row table. */
export function EditGrid(props: EditGridProps) {
  const { label, table, options, cells, disabled = false, fill = false, loading = false } = props;
  const { token } = theme.useToken();
  const { message } = App.useApp();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [menu, setMenu] = useState<{ id: string; at: DOMRect } | null>(null);
  const [details, setDetails] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const [height, setHeight] = useState(0);
  // Rows that can be opened begin closed.
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
  const removeChosen = useChosenRemoval(controller);
  const insert = useInsert(controller);
  useImperativeHandle(
    props.ref,
    () => gridApi(() => controller, table, ask, openPopover, { removeChosen, addBelow: () => insert.below(1) }),
    [controller, table, ask, openPopover, removeChosen, insert],
  );

  const content = HEADER_HEIGHT + (height > 0 ? height : EMPTY_HEIGHT) + SCROLL_BAR;
  const looks = ['grid', 'edit-grid', `edit-grid-${options.size}`];
  if (fill) looks.push('edit-grid-fill');
  if (loading) looks.push('grid-busy');
  if (disabled) looks.push('edit-grid-read');
  // Where rows open and close, the button does that to all of them; else it folds the table away.
  const folded = collapsed && !opens;
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
      {loading && <div className="grid-bar" role="progressbar" aria-label="加载中" />}
      <div
        className="edit-grid-frame"
        hidden={folded}
        style={fill ? undefined : { height: Math.min(content, options.maxHeight ?? MAX_HEIGHT) }}
      >
        <section ref={place} className="grid-place" aria-label={label} aria-busy={loading} />
        {height === 0 && !loading && <div className="grid-empty">没有数据</div>}
      </div>
      {controller && (
        <>
          <EditorHost
            sessions={controller.sessions}
            linked={controller.rules.linked}
            cells={cells}
            low={options.size === 'mini' || options.size === 'tiny'}
            error={({ row, column }) => table.error(row.id, column.key)}
          />
          <RangePart handle={controller.handle} disabled={disabled} />
        </>
      )}
      {props.detail && <Details table={table} places={details} draw={props.detail} />}
      {popover && <Popover {...popover} grid={props} onClose={closePopover} />}
      {menu && (
        <DragMenu
          {...menu}
          table={table}
          onMove={(id, to) => controller?.rows.move(id, to)}
          {...(mayUse('add', props) ? { onInsert: (index: number) => insert.at(1, index) } : {})}
          onClose={() => setMenu(null)}
        />
      )}
      {conflict && <ConflictChoice open={conflict} cells={cells} />}
    </div>
  );
}

type DrawRow = NonNullable<EditGridProps['detail']>;

interface DetailsProps {
  table: RowTable;
  places: ReadonlyMap<string, HTMLElement>;
  draw: DrawRow;
}

function Details({ table, places, draw }: DetailsProps) {
  return [...places].map(([id, element]) => {
    const row = table.row(id);
    return row ? createPortal(draw(row), element, id) : null;
  });
}

function Popover({ id, at, grid, onClose }: { id: string; at: DOMRect; grid: EditGridProps; onClose: () => void }) {
  const row = grid.table.row(id);
  if (!row || !grid.popover) return null;
  return (
    <RowPopover
      label={`${grid.label} 子表`}
      at={at}
      onClose={() => (grid.leavePopover ? grid.leavePopover(onClose) : onClose())}
    >
      {grid.popover(row)}
    </RowPopover>
  );
}

function withDetail(known: ReadonlyMap<string, HTMLElement>, id: string, element: HTMLElement | undefined) {
  const next = new Map(known);
  if (element) next.set(id, element);
  else next.delete(id);
  return next;
}
