/** Selecting with the keyboard would otherwise be told cell by cell. */
const QUIET = 400;

/** Says for those who cannot see it what happened in a grid. */
export class Announcer {
  private readonly element = document.createElement('div');
  private timer = 0;

  constructor(beside: HTMLElement) {
    this.element.className = 'range-note';
    this.element.setAttribute('role', 'status');
    this.element.setAttribute('aria-live', 'polite');
    beside.after(this.element);
  }

  /** At once, in place of anything that still waits. */
  say(text: string): void {
    clearTimeout(this.timer);
    // The same sentence twice would be told once.
    this.element.textContent = this.element.textContent === text ? `${text}\u00a0` : text;
  }

  /** After a pause, unless something else comes first. */
  sayLater(text: string): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.say(text), QUIET);
  }

  detach(): void {
    clearTimeout(this.timer);
    this.element.remove();
  }
}
