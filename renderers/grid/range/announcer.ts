/** Selecting with the keyboard would otherwise be told cell by cell. */
const QUIET = 400;
/** How long a sentence stands, in ms. */
const SHOWN = 4_000;

/** Says what happened in a grid, to those who see it and those who do not. Plain DOM: a message must cost less than what it is about. */
export class Announcer {
  private readonly element = document.createElement('div');
  private timer = 0;
  private hiding = 0;

  constructor(beside: HTMLElement) {
    this.element.className = 'range-note';
    this.element.setAttribute('role', 'status');
    this.element.setAttribute('aria-live', 'polite');
    beside.after(this.element);
  }

  /** At once, in place of anything that still waits. */
  say(text: string): void {
    this.tell(text);
    this.element.classList.add('range-note-shown');
    this.hiding = window.setTimeout(() => this.hide(), SHOWN);
  }

  /** After a pause, unless something else comes first; what can be seen anyway is not shown. */
  sayLater(text: string): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.tell(text);
      this.hide();
    }, QUIET);
  }

  detach(): void {
    clearTimeout(this.timer);
    clearTimeout(this.hiding);
    this.element.remove();
  }

  private tell(text: string): void {
    clearTimeout(this.timer);
    clearTimeout(this.hiding);
    // The same sentence twice would be told once.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }

  private hide(): void {
    this.element.classList.remove('range-note-shown');
  }
}
