import type { EditorSession } from '../editors/EditorSessions.ts';

/**
 * Stands in for an editor whose parts are still on their way, so that nothing typed meanwhile is lost; resolves when
 * they have come and no word of an input method is under way, which a change of inputs would cut off.
 */
export async function keystrokeBuffer(session: EditorSession, coming: Promise<unknown>): Promise<void> {
  const input = document.createElement('input');
  input.className = 'edit-grid-early';
  input.setAttribute('aria-label', session.column.title);
  input.addEventListener('input', () => {
    session.pending = input.value;
  });
  input.addEventListener('keydown', (event) => {
    // A text is taken as it stands; in a list it finds what is taken, once there is one.
    if (event.key !== 'Enter' || event.isComposing || session.column.kind === 'text' || input.value === '') return;
    event.preventDefault();
    event.stopPropagation();
    session.entered = true;
  });
  const composed = composition(input);
  session.element.append(input);
  input.focus({ preventScroll: true });
  // What cannot be fetched is told by the boundary around the editor.
  await coming.catch(() => undefined);
  await composed();
  input.remove();
}

/** Watches the words of an input method; the answer waits for the end of the one under way. */
function composition(input: HTMLInputElement): () => Promise<void> {
  let under = false;
  input.addEventListener('compositionstart', () => {
    under = true;
  });
  input.addEventListener('compositionend', () => {
    under = false;
  });
  return async () => {
    while (under) await ended(input);
  };
}

/** Resolves after the word has been put in. */
function ended(input: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    input.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
}
