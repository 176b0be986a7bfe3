import type {
  ColDef,
  GridApi,
  ICellRendererComp,
  ICellRendererParams,
  IHeaderComp,
  IHeaderParams,
  IRowNode,
  RowSelectionOptions,
} from 'ag-grid-community';

/** Id of the column of boxes by which rows are chosen. */
export const SELECTION_COLUMN = '_chosen';

/** Where a range of rows chosen with Shift begins: the id of the row chosen last. */
interface Range {
  from?: string | undefined;
}

interface BoxParams {
  multiple: boolean;
  /** A click anywhere on the row chooses it. */
  byRow?: boolean;
  range: Range;
  /** What stands in a pinned line instead of a box. */
  pinnedText?: (line: unknown) => string;
}

/**
 * The column of boxes. AG Grid keeps which rows are chosen; its own boxes are a component and six elements a row, and its
 * heading walks all rows at every change: these are one element a row, and a heading that looks no further than it must.
 */
export function selectionColumn<T>({
  multiple,
  byRow = false,
  pinnedText,
  ...own
}: ColDef<T> & Omit<BoxParams, 'range'>): ColDef<T> {
  return {
    colId: SELECTION_COLUMN,
    resizable: false,
    sortable: false,
    suppressMovable: true,
    cellRenderer: SelectionBox,
    cellRendererParams: { multiple, byRow, range: {}, ...(pinnedText ? { pinnedText } : {}) } satisfies BoxParams,
    ...(multiple ? { headerComponent: SelectionHeading } : { headerName: '' }),
    ...own,
  };
}

/** How AG Grid chooses rows by that column; where a click on a row chooses it, it goes only when another is chosen. */
export function rowSelection<T>({
  multiple,
  byRow = false,
  isRowSelectable,
}: Pick<BoxParams, 'multiple' | 'byRow'> & {
  isRowSelectable?: (node: IRowNode<T>) => boolean;
}): RowSelectionOptions<T> {
  const common = {
    checkboxes: false,
    enableClickSelection: byRow ? ('enableSelection' as const) : false,
    ...(isRowSelectable ? { isRowSelectable } : {}),
  };
  return multiple ? { mode: 'multiRow', headerCheckbox: false, ...common } : { mode: 'singleRow', ...common };
}

/** A row's box: square where many may be chosen, round where one may; none where the row may not be chosen. */
class SelectionBox implements ICellRendererComp {
  private readonly element = document.createElement('span');
  private params: (ICellRendererParams & BoxParams) | undefined;

  init(params: ICellRendererParams & BoxParams): void {
    this.params = params;
    const { node, data, multiple, pinnedText } = params;
    if (node.rowPinned) {
      this.element.textContent = pinnedText?.(data) ?? '';
      return;
    }
    this.element.className = multiple ? 'grid-check' : 'grid-check grid-check-round';
    this.element.setAttribute('role', multiple ? 'checkbox' : 'radio');
    this.element.setAttribute('aria-label', '选择此行');
    this.element.addEventListener('click', this.clicked);
    node.addEventListener('rowSelected', this.show);
    node.addEventListener('selectableChanged', this.show);
    this.show();
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    this.show();
    return true;
  }

  destroy(): void {
    this.params?.node.removeEventListener('rowSelected', this.show);
    this.params?.node.removeEventListener('selectableChanged', this.show);
  }

  private readonly show = (): void => {
    const { node } = this.params ?? {};
    if (!node || node.rowPinned) return;
    this.element.hidden = !node.selectable;
    this.element.setAttribute('aria-checked', String(node.isSelected() === true));
  };

  private readonly clicked = (event: MouseEvent): void => {
    const { node, api, range, multiple, byRow } = this.params ?? {};
    if (!node || !api || !range || byRow) return;
    event.stopPropagation();
    const chosen = !node.isSelected();
    const begin = event.shiftKey && multiple ? api.getRowNode(range.from ?? '') : undefined;
    if (begin) api.setNodesSelected({ nodes: between(api, begin, node), newValue: chosen, source: 'checkboxSelected' });
    else node.setSelected(chosen, !multiple, 'checkboxSelected');
    range.from = node.id;
  };
}

/** The rows from one to the other that may be chosen, both included. */
function between(api: GridApi, one: IRowNode, other: IRowNode): IRowNode[] {
  const ends = [one.rowIndex ?? 0, other.rowIndex ?? 0];
  const nodes: IRowNode[] = [];
  for (let index = Math.min(...ends); index <= Math.max(...ends); index += 1) {
    const node = api.getDisplayedRowAtIndex(index);
    if (node?.selectable) nodes.push(node);
  }
  return nodes;
}

/** The box for all rows: ticked, empty, or with a dash where some are chosen. */
class SelectionHeading implements IHeaderComp {
  private readonly element = document.createElement('span');
  private params: IHeaderParams | undefined;

  init(params: IHeaderParams): void {
    this.params = params;
    const { api, eGridHeader } = params;
    this.element.className = 'grid-check';
    this.element.setAttribute('role', 'checkbox');
    this.element.setAttribute('aria-label', '选择全部行');
    this.element.addEventListener('click', this.toggle);
    eGridHeader.addEventListener('keydown', this.pressed);
    api.addEventListener('selectionChanged', this.show);
    api.addEventListener('modelUpdated', this.show);
    this.show();
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(): boolean {
    return true;
  }

  destroy(): void {
    const { api, eGridHeader } = this.params ?? {};
    eGridHeader?.removeEventListener('keydown', this.pressed);
    if (!api || api.isDestroyed()) return;
    api.removeEventListener('selectionChanged', this.show);
    api.removeEventListener('modelUpdated', this.show);
  }

  private readonly show = (): void => {
    // Events come late: the grid may be gone.
    if (!this.params || this.params.api.isDestroyed()) return;
    this.element.setAttribute('aria-checked', shareOf(this.params.api));
  };

  private readonly toggle = (): void => {
    const { api } = this.params ?? {};
    if (!api) return;
    if (shareOf(api) === 'true') api.deselectAll('all', 'uiSelectAll');
    else api.selectAll('all', 'uiSelectAll');
    // The grid tells of it a moment later: until then the box would show what it was.
    this.show();
  };

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    this.toggle();
  };
}

/** Whether all rows are chosen, none, or some; ends at the first that is not. */
function shareOf(api: GridApi): 'true' | 'false' | 'mixed' {
  if (api.getSelectedNodes().length === 0) return 'false';
  for (let index = 0; index < api.getDisplayedRowCount(); index += 1) {
    const node = api.getDisplayedRowAtIndex(index);
    if (node?.selectable && !node.isSelected()) return 'mixed';
  }
  return 'true';
}
