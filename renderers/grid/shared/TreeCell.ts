import type { ICellRendererComp, ICellRendererParams } from 'ag-grid-community';
import type { TreeLine } from '../../../engine/lists/tree.ts';

/** A tree as it stands. */
export interface GridTree {
  /** By row id. */
  lines: ReadonlyMap<string, TreeLine<object>>;
  onToggle: (id: string) => void;
  /** Every row that is known, those below closed ones too, in the order of the tree. Absent: there are no others. */
  known?: () => readonly { id?: unknown }[];
  /** Whether there are rows below others that have not been loaded. */
  partial?: () => boolean;
  /** Opens what a known row stands below. */
  onReveal?: (id: string) => void;
}

/** The first column of a tree: indent, the button that opens, where the row stands, and its text. */
export class TreeCell implements ICellRendererComp {
  private readonly element = document.createElement('span');
  private readonly button = document.createElement('button');
  private readonly path = document.createElement('span');
  private readonly text = document.createElement('span');
  private id = '';
  private toggle: ((id: string) => void) | undefined;

  init(params: ICellRendererParams): void {
    this.element.className = 'grid-tree';
    this.button.type = 'button';
    this.button.className = 'grid-toggle';
    // Opened by the arrow keys of its cell; the tab order of a page must not run through every row.
    this.button.tabIndex = -1;
    this.button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.toggle?.(this.id);
    });
    this.path.className = 'grid-tree-path';
    this.element.append(this.button, this.path, this.text);
    this.refresh(params);
  }

  getGui(): HTMLElement {
    return this.element;
  }

  refresh({ data, node, context, valueFormatted, value }: ICellRendererParams): boolean {
    const { tree } = context as { tree?: GridTree };
    const line = node.rowPinned ? undefined : tree?.lines.get(String(data?.id));
    this.id = String(data?.id);
    this.toggle = tree?.onToggle;
    this.element.style.setProperty('--grid-tree-level', String((line?.level ?? 1) - 1));
    this.button.classList.toggle('grid-tree-leaf', !line?.hasChildren);
    this.button.disabled = !line?.hasChildren;
    this.button.setAttribute('aria-label', line?.expanded ? '收起' : '展开');
    this.button.setAttribute('aria-expanded', String(line?.expanded === true));
    const above = Array.isArray(data?.treePath) ? data.treePath : [];
    this.button.hidden = node.rowPinned !== undefined || data?.treePath !== undefined;
    this.path.textContent = above.map((name: unknown) => `${name} / `).join('');
    this.text.textContent = line?.placeholder ? 'loading...' : (valueFormatted ?? String(value ?? ''));
    this.text.className = line?.placeholder ? 'grid-tree-loading' : '';
    return true;
  }
}
