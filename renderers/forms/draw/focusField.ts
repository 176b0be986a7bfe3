import type { FormPlace } from '../store/FormPlace.ts';

/** How long an editor that has still to be fetched is waited for, ms. */
const PATIENCE = 10_000;

/** Brings a field into sight and the keyboard into it. */
export function focusField(place: FormPlace, formId: string, key: string): void {
  place.show(key);
  const before = document.activeElement;
  const until = performance.now() + PATIENCE;
  const look = () => {
    const element = document.getElementById(`${formId}_${key}`);
    if (element) return focusIn(element);
    // Whoever has gone elsewhere meanwhile is not called back.
    if (performance.now() < until && document.activeElement === before) requestAnimationFrame(look);
  };
  // It may have to be drawn first.
  requestAnimationFrame(look);
}

/** Groups of radio buttons and lists of choices cannot be focused themselves; something inside can. */
function focusIn(element: HTMLElement): void {
  const inner = element.matches('input, textarea, button')
    ? element
    : element.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]');
  (inner ?? element).focus();
}
