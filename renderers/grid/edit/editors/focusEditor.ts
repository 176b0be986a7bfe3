import type { EditorSession } from './EditorSessions.ts';

const INPUTS = 'input:not([disabled]):not([type=hidden]), textarea:not([disabled]), [contenteditable=true]';
const FOCUSABLE = `${INPUTS}, button:not([disabled]), [tabindex="0"]`;

/** Puts the keyboard into an editor and selects what stands there, so that typing replaces it; waits for a late one. */
export function focusEditor(session: EditorSession): void {
  if (enter(session)) return;
  const observer = new MutationObserver(() => {
    if (!session.element.isConnected || enter(session)) observer.disconnect();
  });
  observer.observe(session.element, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

function enter(session: EditorSession): boolean {
  const target =
    session.element.querySelector<HTMLElement>(INPUTS) ?? session.element.querySelector<HTMLElement>(FOCUSABLE);
  if (!target) return false;
  // A cell has no label of its own beside the heading.
  if (!target.hasAttribute('aria-label') && !target.hasAttribute('aria-labelledby'))
    target.setAttribute('aria-label', session.column.title);
  // Focusing may already deliver what was typed too early; selecting it then would let the next key replace it.
  const early = session.pending !== '';
  target.focus({ preventScroll: true });
  if (!early && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) target.select();
  deliverTyped(session, target);
  return true;
}

/** Puts what was typed too early into an input that can take it. */
export function deliverTyped(session: EditorSession, target: EventTarget): void {
  const input = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  const writable = input ? !target.readOnly : target instanceof HTMLElement && target.isContentEditable;
  if (session.pending === '' || !writable) return;
  const { pending } = session;
  session.pending = '';
  // A key replaces a value, as everywhere in a grid, but not pages of text.
  if (input && !target.closest('[data-long-text]')) target.select();
  // The one way to type into a controlled input from outside; there is no other that React notices.
  document.execCommand('insertText', false, pending);
  if (session.entered)
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
