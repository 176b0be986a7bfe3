import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import { type Client, createClient } from '../../engine/api/client.ts';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import { Failure } from '../../engine/api/Failure.ts';
import type { Send } from '../../engine/api/send.ts';
import { lowAppOf } from '../../engine/routes/buildNavigation.ts';
import type { Permissions } from '../../engine/session/account.ts';
import {
  parseDictionaries,
  parseSession,
  type Session,
  type SessionDictionaries,
  type User,
} from '../../engine/session/session.ts';
import { type AppSettings, parseSettings } from '../../engine/session/settings.ts';
import { departedAtom, dictionariesAtom, refusedTokenAtom, sessionAtom } from './atoms.ts';
import { createQueryClient, QUERY_KEYS } from './queryClient.ts';
import { sessionReads } from './sessionReads.ts';
import { restoreLayout } from './settings.ts';
import { createKept, type Kept } from './storage.ts';
import { DONE_KEY, type DoneCall } from './why.ts';

type Store = ReturnType<typeof createStore>;

/** Everything a page may ask of the world; built once, handed down. */
export interface Services {
  client: Client<Blob>;
  store: Store;
  queryClient: QueryClient;
  /** Outlives the tab. */
  kept: Kept;
  /** Ends with the tab. */
  tab: Kept;
  /** Epoch milliseconds. */
  clock: () => number;
  /** A new unguessable text. */
  random: () => string;
  /** Calls the listener for every failure nobody else shows; returns the way to stop. */
  onFailure(listener: (failure: Failure) => void): () => void;
  /** Shows what a silent call threw where all failures are shown. */
  report(error: unknown): void;
}

export interface World {
  send: Send<Blob>;
  clock: () => number;
  random: () => string;
  localStorage: () => Storage;
  sessionStorage: () => Storage;
  /** Path and query of the page in front. */
  path: () => string;
}

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('no services around this component');
  return services;
}

/** The way to the server. */
export function useClient(): Client<Blob> {
  return useServices().client;
}

/** Builds the services over the world and takes up the session left from last time. */
export function createServices({ send, clock, random, localStorage, sessionStorage, path }: World): Services {
  const listeners = new Set<(failure: Failure) => void>();
  const store = createStore();
  const queryClient = createQueryClient();
  const kept = createKept(localStorage, clock);
  const reads = sessionReads(send);
  const client = createClient<Blob>({
    send: reads.send,
    clock,
    random,
    session: () => store.get(sessionAtom) ?? {},
    signature: () => queryClient.getQueryData<AppSettings>(QUERY_KEYS.settings)?.signature,
    lowApp: () => {
      const { token = '' } = store.get(sessionAtom) ?? {};
      const permissions = queryClient.getQueryData<Permissions>(QUERY_KEYS.permissions(token));
      return permissions && lowAppOf(permissions.menu, path());
    },
    onFailure: (failure) => {
      if (failure.endsSession) store.set(refusedTokenAtom, store.get(sessionAtom)?.token);
      for (const listener of listeners) listener(failure);
    },
    onDone: (call, said) => void queryClient.setQueryData<DoneCall>(DONE_KEY, { ...call, said }),
  });
  store.set(sessionAtom, parseSession(kept.read('session')));
  store.set(dictionariesAtom, parseDictionaries(kept.read('dictionaries')));
  store.sub(sessionAtom, () => store.get(sessionAtom) ?? reads.giveUp());
  restoreLayout({ store, kept });
  const tab = createKept(sessionStorage, clock);
  const onFailure = (listener: (failure: Failure) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const report = (error: unknown) => {
    const failure = error instanceof Failure ? error : unreadableFailure(error);
    // The end of the session has been told by then, and whoever gave up needs no word.
    if (failure.endsSession || failure.kind === 'aborted') return;
    for (const listener of listeners) listener(failure);
  };
  return { client, store, queryClient, kept, tab, clock, random, onFailure, report };
}

function unreadableFailure(error: unknown): Failure {
  return new Failure({ kind: 'http', code: 0, message: error instanceof Error ? error.message : String(error) });
}

/** Keeps a new session and its dictionaries for seven days. */
export function startSession(
  { store, kept, queryClient }: Services,
  session: Session,
  dictionaries: SessionDictionaries,
): void {
  keepDictionaries({ store, kept }, dictionaries);
  // Last: the other tabs follow it, and find the dictionaries there.
  kept.write('session', session);
  forgetServerState(queryClient);
  store.set(sessionAtom, session);
}

/** Where to work has been chosen, or part of it: what is left is kept with the session. */
export function keepChoice({ store, kept }: Pick<Services, 'store' | 'kept'>, left: Pick<Session, 'choosing'>): void {
  const session = store.get(sessionAtom);
  if (!session) return;
  const { choosing: _, ...settled } = session;
  const changed = { ...settled, ...left };
  kept.write('session', changed);
  store.set(sessionAtom, changed);
}

/** The running session goes on under a new token: same person, same tenant, and nothing on the page is lost. */
export function renewSession({ store, kept, queryClient }: Services, token: string): void {
  const session = store.get(sessionAtom);
  if (!session) return;
  const renewed = { ...session, token };
  // Without a menu the pages would be gone until it has come.
  queryClient.setQueryData(
    QUERY_KEYS.permissions(token),
    queryClient.getQueryData(QUERY_KEYS.permissions(session.token)),
  );
  // Another tab may have renewed it, and need not be told of its own doing.
  if (parseSession(kept.read('session'))?.token !== token) kept.write('session', renewed);
  store.set(sessionAtom, renewed);
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.permissions(token) });
  void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

/** The user of the running session as they now are: another department, another name. Kept for seven days. */
export function replaceUser({ store, kept }: Pick<Services, 'store' | 'kept'>, user: User): void {
  const session = store.get(sessionAtom);
  if (session?.user.username !== user.username) return;
  const changed = { ...session, user };
  kept.write('session', changed);
  store.set(sessionAtom, changed);
}

/** Keeps dictionaries for seven days. */
export function keepDictionaries(
  { store, kept }: Pick<Services, 'store' | 'kept'>,
  dictionaries: SessionDictionaries,
): void {
  kept.write('dictionaries', dictionaries);
  store.set(dictionariesAtom, dictionaries);
}

/** How a session ends: `left` by its person, who leaves no page to come back to, or `lost` against their will. */
export type Ending = 'left' | 'lost';

/** In the tab: the user who was signed in there last. */
export const LAST_USER = 'lastUser';

/** Kept beside no session: its end was against the will of its person. */
export const LOST = 'lost';

/** Forgets the session and everything that came with it; the other tabs of the browser follow. */
export function endSession({ store, kept, tab, queryClient }: Services, ending: Ending): void {
  const session = store.get(sessionAtom);
  // Another tab may have signed in since, as somebody else; what is kept is then not ours to remove.
  const mine = parseSession(kept.read('session'))?.token === session?.token;
  if (mine && ending === 'lost') kept.write(LOST, true);
  else if (mine) kept.remove(LOST);
  if (mine) kept.remove('session', 'dictionaries', 'recent', 'CACHE_INCLUDED_ROUTES');
  tab.remove('LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH', 'tabs');
  if (session) tab.write(LAST_USER, session.user.username, null);
  if (ending === 'left') store.set(departedAtom, true);
  store.set(sessionAtom, undefined);
  store.set(dictionariesAtom, {});
  forgetServerState(queryClient);
}

// Answers belong to whoever asked; the settings belong to everybody.
function forgetServerState(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== QUERY_KEYS.settings[0] });
}

/** The product's settings; the call is silent. */
export async function loadSettings(client: Client): Promise<AppSettings> {
  return parseSettings(await client.get(ENDPOINTS.settings.path, undefined, { silent: 'all', timeout: 15_000 }));
}
