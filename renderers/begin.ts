/**
 * Runs before the application has come, as a small script of its own: asks for what the page will ask for first, and
 * fetches the parts it will be drawn with. Without it everything is there a little later.
 */
import { ENDPOINTS } from '../engine/api/endpoints.ts';
import type { Start } from '../engine/api/start.ts';
import { parseSession } from '../engine/session/session.ts';
import { STORAGE_PREFIX, unpackStored } from '../engine/session/stored.ts';

/** Files of the build by what needs them: `shell` around every page, and each list type. Put in by the build. */
declare const PARTS: Readonly<Record<string, readonly string[]>>;

/** Milliseconds. */
const PATIENCE = 15_000;

function fetchParts(name: string): void {
  for (const file of PARTS[name] ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

async function askForStart(token: string, tenantId: string): Promise<Start | undefined> {
  const { pathname, search } = window.location;
  const headers = { 'X-Access-Token': token, 'tenant-id': tenantId };
  const url = `${ENDPOINTS.start.path}?at=${encodeURIComponent(pathname + search)}`;
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) });
    const start = response.ok ? ((await response.json()).result as Start) : undefined;
    if (start?.type) fetchParts(start.type);
    return start;
  } catch {
    // The application asks for each part by itself and tells what is wrong.
    return undefined;
  }
}

function readKept(): unknown {
  try {
    return unpackStored(localStorage.getItem(`${STORAGE_PREFIX}session`), Date.now());
  } catch {
    // Blocked storage reads as empty.
    return undefined;
  }
}

const session = parseSession(readKept());
if (session && !session.choosing) {
  const { token, tenantId } = session;
  window.started = { token, tenantId, start: askForStart(token, tenantId) };
  fetchParts('shell');
}
