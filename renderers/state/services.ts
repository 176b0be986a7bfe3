import type { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import { type Client, createClient } from '../../engine/api/client.ts';
import type { Failure } from '../../engine/api/Failure.ts';
import type { Send } from '../../engine/api/send.ts';
import { type Dictionaries, parseDictionaries, parseSession, type Session } from '../../engine/session/session.ts';
import { type AppSettings, parseSettings } from '../../engine/session/settings.ts';
import { collapsedAtom, dictionariesAtom, sessionAtom } from './atoms.ts';
import { createQueryClient, QUERY_KEYS } from './queryClient.ts';
import { createKept, type Kept } from './storage.ts';

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
}

export interface World {
  send: Send<Blob>;
  clock: () => number;
  random: () => string;
  localStorage: () => Storage;
  sessionStorage: () => Storage;
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
export function createServices({ send, clock, random, localStorage, sessionStorage }: World): Services {
  const listeners = new Set<(failure: Failure) => void>();
  const store = createStore();
  const queryClient = createQueryClient();
  const kept = createKept(localStorage, clock);
  const client = createClient<Blob>({
    send,
    clock,
    random,
    session: () => store.get(sessionAtom) ?? {},
    signature: () => queryClient.getQueryData<AppSettings>(QUERY_KEYS.settings)?.signature,
    onFailure: (failure) => {
      for (const listener of listeners) listener(failure);
    },
  });
  store.set(sessionAtom, parseSession(kept.read('session')));
  store.set(dictionariesAtom, parseDictionaries(kept.read('dictionaries')));
  store.set(collapsedAtom, kept.read('collapsed') === true);
  const tab = createKept(sessionStorage, clock);
  const onFailure = (listener: (failure: Failure) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { client, store, queryClient, kept, tab, clock, random, onFailure };
}

/** Keeps a new session and its dictionaries for seven days. */
export function startSession(
  { store, kept, queryClient }: Services,
  session: Session,
  dictionaries: Dictionaries,
): void {
  kept.write('session', session);
  keepDictionaries({ store, kept }, dictionaries);
  forgetServerState(queryClient);
  store.set(sessionAtom, session);
}

/** Keeps dictionaries for seven days. */
export function keepDictionaries({ store, kept }: Pick<Services, 'store' | 'kept'>, dictionaries: Dictionaries): void {
  kept.write('dictionaries', dictionaries);
  store.set(dictionariesAtom, dictionaries);
}

/** Forgets the session and everything that came with it. */
export function endSession({ store, kept, tab, queryClient }: Services): void {
  // Another tab may have signed in since, as somebody else; what is kept is then not ours to remove.
  const mine = parseSession(kept.read('session'))?.token === store.get(sessionAtom)?.token;
  if (mine) kept.remove('session', 'dictionaries', 'recent');
  tab.remove('LOGIN_USER_BUTTON_AUTH', 'SYS_BUTTON_AUTH');
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
  return parseSettings(await client.get('/config/app', undefined, { silent: 'all', timeout: 15_000 }));
}
