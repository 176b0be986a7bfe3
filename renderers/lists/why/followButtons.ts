import type { QueryClient } from '@tanstack/react-query';
import { buttonKey, DONE_KEY, type DoneCall } from '../../services/why.ts';

/** Calls the page makes for itself while somebody looks into it. */
const OWN = /^\/config\//;

/**
 * Keeps of every button the last call that was made after it was pressed and changed something or brought a file: what a
 * window asked in between belongs to the button that opened it.
 */
export function followButtons(queryClient: QueryClient, signal: AbortSignal): void {
  let pressed: string | undefined;
  const press = ({ target, altKey }: MouseEvent) => {
    const button = target instanceof Element && !altKey ? target.closest<HTMLElement>('[data-why]') : null;
    if (button) pressed = button.dataset.why;
  };
  document.addEventListener('click', press, { capture: true, signal });
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || pressed === undefined || query.queryKey[1] !== DONE_KEY[1]) return;
    if (query.queryKey[0] !== DONE_KEY[0]) return;
    const call = query.state.data as DoneCall | undefined;
    if (call && !OWN.test(call.url)) queryClient.setQueryData<DoneCall>(buttonKey(pressed), call);
  });
  signal.addEventListener('abort', stop, { once: true });
}
