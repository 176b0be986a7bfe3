import type { QueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { toEnvelope } from '../../../engine/api/envelope.ts';
import { createEventReader, type ServerEvent } from '../../../engine/api/events.ts';
import { changedManifest, type Manifest, type ManifestChange } from '../../../engine/plan/manifest.ts';
import type { Problem } from '../../../engine/problems.ts';
import { QUERY_KEYS } from '../queryClient.ts';

export interface LiveOptions {
  fetch: typeof globalThis.fetch;
  token: string;
  onEvent: (event: ServerEvent) => void;
  /** The stream is there again after it was lost: whatever happened meanwhile was missed. */
  onReturn: () => void;
  signal: AbortSignal;
  /** Milliseconds before the stream is opened again; doubles up to a minute while it fails. */
  wait?: number;
}

/** Follows the server's changes until `signal` ends it. EventSource cannot send the token, so the stream is read here. */
export async function followChanges({
  fetch,
  token,
  onEvent,
  onReturn,
  signal,
  wait = 5_000,
}: LiveOptions): Promise<void> {
  let failures = 0;
  let lost = false;
  while (!signal.aborted) {
    try {
      const headers = { 'X-Access-Token': token, Accept: 'text/event-stream' };
      const response = await fetch(ENDPOINTS.events.path, { headers, signal, cache: 'no-store' });
      // Refused is not lost: asking again with the same token would be refused again.
      if (response.status === 401 || response.status === 403 || (await isExpired(response))) return;
      if (isStream(response)) {
        failures = 0;
        if (lost) onReturn();
        await readStream(response, onEvent);
      }
    } catch {
      // Lost or given up; the loop's condition knows which.
    }
    lost = true;
    await pause(Math.min(wait * 2 ** failures, 60_000), signal);
    failures += 1;
  }
}

function isStream(response: Response): boolean {
  return response.ok && (response.headers.get('content-type') ?? '').includes('text/event-stream');
}

/** An envelope in place of the stream, as every call gets when the session is over. */
async function isExpired(response: Response): Promise<boolean> {
  if (!(response.headers.get('content-type') ?? '').includes('application/json')) return false;
  return toEnvelope(await response.json()).code === 510;
}

async function readStream(response: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = createEventReader();
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    for (const event of read(piece.value)) onEvent(event);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
    else signal.addEventListener('abort', done);
  });
}

/** Ms by which the menu follows: the page on show asks for its plan first. */
const MENU_AFTER = 100;

/**
 * Puts what an event tells into the manifest, whose hashes lead to new plans: `changed` the screens that are others,
 * `problems` what is wrong now. The menu is stale after `changed` and `menu`.
 */
export function applyChange(queryClient: QueryClient, { event, data }: ServerEvent): void {
  if (event === 'changed') {
    const change = JSON.parse(data) as ManifestChange;
    if (change.menu) askAgain(queryClient);
    else follow(queryClient, (manifest) => changedManifest(manifest, change));
    setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['permissions'] }), MENU_AFTER);
  }
  if (event === 'problems') {
    const problems = JSON.parse(data) as Problem[];
    follow(queryClient, (manifest) => ({ ...manifest, problems }));
  }
  if (event === 'menu') void queryClient.invalidateQueries({ queryKey: ['permissions'] });
}

/** Changes the manifest that is there; one that is on its way may be older than the change, and is asked for again. */
function follow(queryClient: QueryClient, change: (manifest: Manifest) => Manifest): void {
  const queryKey = QUERY_KEYS.manifest;
  const manifest = queryClient.getQueryData<Manifest>(queryKey);
  const { fetchStatus, isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
  if (manifest && fetchStatus === 'idle' && !isInvalidated) queryClient.setQueryData(queryKey, change(manifest));
  else askAgain(queryClient);
}

/** Also where the first manifest of all is on its way, which would otherwise go on being waited for. */
function askAgain(queryClient: QueryClient): void {
  const queryKey = QUERY_KEYS.manifest;
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
}
