import type {
  ColDef,
  IHeaderParams,
  IInnerHeaderComponent,
  SuppressHeaderKeyboardEventParams,
} from 'ag-grid-community';

/** What headings do besides telling titles. */
export interface GridHeadings {
  /** Keys of columns by which rows can be asked for. */
  filterable: ReadonlySet<string>;
  /** Those of them by which they are. */
  filtered: ReadonlySet<string>;
  /** Asks what rows shall hold there; `at` is the heading, to which the keyboard comes back. */
  onFilter: (key: string, at: HTMLElement) => void;
}

interface HeadingContext {
  headings?: GridHeadings | undefined;
}

/** The part of a column's definition by which rows are asked for from its heading. */
export function filterHeading<T>(key: string, filterable: GridHeadings['filterable'] | undefined): ColDef<T> {
  if (!filterable?.has(key)) return {};
  return { headerComponentParams: { innerHeaderComponent: FilterLabel }, suppressHeaderKeyboardEvent: asksForRows };
}

/** One function for all columns: with another one the grid would draw a column anew. */
function asksForRows({ event, column, context }: Pick<SuppressHeaderKeyboardEventParams, HeadingKey>): boolean {
  if (!event.altKey || event.key !== 'ArrowDown' || !(event.target instanceof Element)) return false;
  event.preventDefault();
  const at = event.target.closest<HTMLElement>('.ag-header-cell');
  if (at) (context as HeadingContext).headings?.onFilter(column.getUniqueId(), at);
  return true;
}

type HeadingKey = 'event' | 'column' | 'context';

/** Makes drawn headings say by which columns rows are asked for. */
export function showFiltered(place: Element | null, headings: GridHeadings | undefined): void {
  for (const button of place?.querySelectorAll<HTMLElement>('.grid-filter') ?? [])
    say(button, headings?.filtered.has(button.dataset.key ?? '') === true);
}

/** A heading's title, and the button that asks for rows by it. */
class FilterLabel implements IInnerHeaderComponent {
  private readonly element = document.createElement('span');
  private readonly text = document.createElement('span');
  private readonly button = document.createElement('button');
  private params: IHeaderParams | undefined;

  init(params: IHeaderParams): void {
    this.button.type = 'button';
    this.button.className = 'grid-filter';
    // By the keyboard it is Alt+↓ in its heading, which says so: a heading is called by its title alone.
    this.button.tabIndex = -1;
    this.button.setAttribute('aria-hidden', 'true');
    this.button.dataset.key = params.column.getColId();
    this.button.addEventListener('click', this.clicked);
    // A heading may be dragged by it, too; a tap of it would sort.
    this.button.addEventListener('touchstart', (event) => event.stopPropagation(), { passive: true });
    this.element.append(this.text, this.button);
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh(params: IHeaderParams): boolean {
    this.params = params;
    this.text.textContent = params.displayName;
    const { headings } = params.context as HeadingContext;
    say(this.button, headings?.filtered.has(params.column.getColId()) === true);
    return true;
  }

  private readonly clicked = (event: MouseEvent): void => {
    event.stopPropagation();
    const at = this.button.closest<HTMLElement>('.ag-header-cell');
    const { column, context } = this.params ?? {};
    if (at && column) (context as HeadingContext).headings?.onFilter(column.getColId(), at);
  };
}

function say(button: HTMLElement, filtered: boolean): void {
  button.classList.toggle('grid-filter-on', filtered);
  button.title = filtered ? '已按这一列筛选（Alt+↓）' : '筛选（Alt+↓）';
  button.closest('.ag-header-cell')?.setAttribute('aria-description', button.title);
}
