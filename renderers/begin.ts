/**
 * Runs before the application has come, as a small script of its own: asks for what the page will ask for first, and
 * fetches the parts it will be drawn with. Without it everything is there a little later.
 */
import { ENDPOINTS } from '../engine/api/endpoints.ts';
import type { Start } from '../engine/api/start.ts';
import { parseSession } from '../engine/session/session.ts';
import { packStored, STORAGE_PREFIX, unpackStored } from '../engine/session/stored.ts';

/** Files of the build by what needs them: `shell` around every page, and each list type. Put in by the build. */
declare const PARTS: Readonly<Record<string, readonly string[]>>;

/** Milliseconds. */
const PATIENCE = 15_000;

/** Where it is kept by what list type the pages of this browser were drawn, by path; so many of them. */
const TYPES = `${STORAGE_PREFIX}types`;
const MOST_TYPES = 50;

const fetched = new Set<string>();

function fetchParts(name: string): void {
  if (fetched.has(name)) return;
  fetched.add(name);
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
    if (start?.type) {
      fetchParts(start.type);
      keepType(pathname, start.type);
    }
    return start;
  } catch {
    // The application asks for each part by itself and tells what is wrong.
    return undefined;
  }
}

function readKept(key: string): unknown {
  try {
    return unpackStored(localStorage.getItem(key), Date.now());
  } catch {
    // Blocked storage reads as empty.
    return undefined;
  }
}

/** What pages are drawn by, the one opened last at the end. */
function keptTypes(): [path: string, type: string][] {
  const kept = readKept(TYPES);
  return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'string') : [];
}

function keepType(path: string, type: string): void {
  const others = keptTypes().filter(([other]) => other !== path);
  try {
    localStorage.setItem(TYPES, packStored([...others.slice(1 - MOST_TYPES), [path, type]], null));
  } catch {
    // The page comes a little later the next time.
  }
}

const session = parseSession(readKept(`${STORAGE_PREFIX}session`));
if (session && !session.choosing) {
  const { token, tenantId } = session;
  // Most pages are drawn as they were the last time: their parts need not wait for the answer that says so.
  const type = keptTypes().find(([path]) => path === window.location.pathname)?.[1];
  window.started = { token, tenantId, type, start: askForStart(token, tenantId) };
  fetchParts('shell');
  if (type !== undefined) fetchParts(type);
}
