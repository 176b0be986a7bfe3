import { type ClipboardTexts, parseClipboard } from '../../../engine/clipboard/clipboard.ts';
import type { GridHandle } from '../edit/GridHandle.ts';
import { isInFreshEditor, isOnCell } from './keyboard.ts';

/** What the clipboard asks for. `copy` and `cut` answer undefined when there is nothing to take. */
export interface ClipboardActions {
  copy(): { text: string; html: string } | undefined;
  cut(): { text: string; html: string } | undefined;
  paste(texts: { text: string; html: string }): void;
}

/**
 * Answers the browser's own copy, cut and paste on cells. Inputs keep theirs; but in an editor in which nothing was typed,
 * a block and what is taken without marking a word are for the cell: whoever clicks it has opened the editor on the way.
 * Returns the way to stop.
 */
export function followClipboard(handle: GridHandle, actions: ClipboardActions): () => void {
  const { root } = handle;
  const take = (event: ClipboardEvent) => {
    const onCell = isOnCell(handle, event);
    if (!event.clipboardData || isMarked(event) || !(onCell || isInFreshEditor(handle, event))) return;
    if (!onCell && event.type === 'cut') handle.stopEditing(false);
    const copied = event.type === 'cut' ? actions.cut() : actions.copy();
    if (!copied) return;
    event.clipboardData.setData('text/plain', copied.text);
    event.clipboardData.setData('text/html', copied.html);
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    const texts = { text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') };
    const onCell = isOnCell(handle, event);
    if (!onCell && !(isInFreshEditor(handle, event) && isBlock(texts))) return;
    event.preventDefault();
    if (!onCell) handle.stopEditing(false);
    actions.paste(texts);
  };
  root.addEventListener('copy', take);
  root.addEventListener('cut', take);
  root.addEventListener('paste', paste);
  return () => {
    root.removeEventListener('copy', take);
    root.removeEventListener('cut', take);
    root.removeEventListener('paste', paste);
  };
}

/** Marked text, in a detail line say, is what the person means. */
function isMarked({ target }: Event): boolean {
  if (target instanceof HTMLInputElement) return target.selectionStart !== target.selectionEnd;
  return (document.getSelection()?.toString() ?? '') !== '';
}

function isBlock(texts: ClipboardTexts): boolean {
  const matrix = parseClipboard(texts);
  return matrix.length > 1 || (matrix[0]?.length ?? 0) > 1;
}
