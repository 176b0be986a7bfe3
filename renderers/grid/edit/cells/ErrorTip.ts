/** What is wrong with a cell, and what mends it at a click. */
export interface Wrong {
  message: string;
  mend?: { title: string; run: () => void };
}

/** Tells what is wrong with a cell while the pointer or the keyboard is on it, and marks wrong cells for screen readers. */
export class ErrorTip {
  private readonly tip = document.createElement('div');
  private readonly root: HTMLElement;
  private readonly wrongOf: (cell: HTMLElement) => Wrong | undefined;
  private shown: HTMLElement | undefined;
  private frame = 0;

  constructor(root: HTMLElement, id: string, wrongOf: (cell: HTMLElement) => Wrong | undefined) {
    this.root = root;
    this.wrongOf = wrongOf;
    this.tip.id = id;
    this.tip.className = 'edit-grid-tip';
    this.tip.setAttribute('role', 'tooltip');
    this.tip.hidden = true;
    root.append(this.tip);
    root.addEventListener('mouseover', this.enter);
    root.addEventListener('focusin', this.enter);
    root.addEventListener('mouseleave', this.leave);
    root.addEventListener('focusout', this.hide);
    root.addEventListener('scroll', this.scrolled, true);
  }

  /** Brings the marks of drawn cells in step; once a frame, however often it is called. */
  readonly refresh = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      for (const cell of this.root.querySelectorAll('.ag-cell[aria-invalid]:not(.edit-grid-invalid)')) {
        cell.removeAttribute('aria-invalid');
        cell.removeAttribute('aria-describedby');
      }
      for (const cell of this.root.querySelectorAll('.edit-grid-invalid:not([aria-invalid])')) {
        cell.setAttribute('aria-invalid', 'true');
      }
      if (this.shown && !this.shown.classList.contains('edit-grid-invalid')) this.hide();
      const cell = this.attended();
      if (cell) this.showAt(cell);
    });
  };

  destroy(): void {
    cancelAnimationFrame(this.frame);
    this.root.removeEventListener('mouseover', this.enter);
    this.root.removeEventListener('focusin', this.enter);
    this.root.removeEventListener('mouseleave', this.leave);
    this.root.removeEventListener('focusout', this.hide);
    this.root.removeEventListener('scroll', this.scrolled, true);
    this.tip.remove();
  }

  /** The wrong cell with the keyboard, else the one under a pointer that rests where the mistake was made. */
  private attended(): HTMLElement | undefined {
    return this.focused() ?? this.root.querySelector<HTMLElement>('.edit-grid-invalid:hover') ?? undefined;
  }

  private focused(): HTMLElement | undefined {
    const cell = document.activeElement?.closest<HTMLElement>('.edit-grid-invalid');
    return cell && this.root.contains(cell) ? cell : undefined;
  }

  /** A pointer that passes over cells with nothing to say does not silence the one with the keyboard. */
  private readonly enter = (event: Event): void => {
    const wrong = event.target instanceof Element ? event.target.closest<HTMLElement>('.edit-grid-invalid') : null;
    const cell = wrong ?? this.focused();
    if (this.shown && event.target instanceof Node && this.tip.contains(event.target)) return;
    if (cell) this.showAt(cell);
    else this.hide();
  };

  private showAt(cell: HTMLElement): void {
    const wrong = this.wrongOf(cell);
    if (wrong === undefined) {
      this.hide();
      return;
    }
    this.shown?.removeAttribute('aria-describedby');
    this.shown = cell;
    cell.setAttribute('aria-describedby', this.tip.id);
    const { message, mend } = wrong;
    this.tip.replaceChildren(message, ...(mend ? [mendButton(mend)] : []));
    this.tip.classList.toggle('edit-grid-tip-mends', mend !== undefined);
    this.tip.hidden = false;
    // The pointer that goes for the button must not pass over another cell.
    this.place(cell, mend ? 0 : GAP);
  }

  private place(cell: HTMLElement, gap: number): void {
    const at = cell.getBoundingClientRect();
    const own = this.tip.getBoundingClientRect();
    const above = at.top - own.height - gap;
    this.tip.style.top = `${above > GAP ? above : at.bottom + gap}px`;
    this.tip.style.left = `${Math.max(4, Math.min(at.left, window.innerWidth - own.width - 4))}px`;
  }

  private readonly leave = (): void => {
    const cell = this.focused();
    if (cell) this.showAt(cell);
    else this.hide();
  };

  private readonly scrolled = (): void => {
    this.hide();
    this.refresh();
  };

  private readonly hide = (): void => {
    this.tip.hidden = true;
    this.shown?.removeAttribute('aria-describedby');
    this.shown = undefined;
  };
}

/** px between a cell and what is said of it. */
const GAP = 4;

/** The same stands in the bar below the grid, where a keyboard reaches it. */
function mendButton({ title, run }: NonNullable<Wrong['mend']>): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.tabIndex = -1;
  button.className = 'edit-grid-mend';
  button.textContent = title;
  // The keyboard stays where it is.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', run);
  return button;
}
