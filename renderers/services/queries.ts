import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Client } from '../../engine/api/client.ts';
import { ENDPOINTS, pathTo } from '../../engine/api/endpoints.ts';
import type { Manifest, ManifestEntry } from '../../engine/plan/manifest.ts';
import type { Problem } from '../../engine/problems.ts';
import { loadPermissions, type Permissions } from '../../engine/session/account.ts';
import { type DictionaryOption, parseDictionaries, type SessionDictionaries } from '../../engine/session/session.ts';
import { type AppSettings, DEFAULT_SETTINGS } from '../../engine/session/settings.ts';
import { AREA_DICTIONARY } from '../../engine/values/areas.ts';
import { dictionariesAtom, sessionAtom } from './atoms.ts';
import { QUERY_KEYS } from './queryClient.ts';
import { loadSettings, type Services, useClient, useServices } from './services.ts';

/** The product's settings; the defaults until the server has answered. */
export function useSettings(): { settings: AppSettings; failed: boolean; loading: boolean; retry: () => void } {
  const client = useClient();
  const query = useQuery({ queryKey: QUERY_KEYS.settings, queryFn: () => loadSettings(client), staleTime: Infinity });
  const failed = query.isError && !query.isFetching;
  return {
    settings: query.data ?? DEFAULT_SETTINGS,
    failed,
    loading: query.isPending,
    retry: () => void query.refetch(),
  };
}

/** Menu and permissions of whoever is signed in, loaded once a session. */
export function usePermissionsQuery() {
  const services = useServices();
  const token = useAtomValue(sessionAtom)?.token ?? '';
  return useQuery({
    queryKey: QUERY_KEYS.permissions(token),
    queryFn: () => loadAndKeep(services),
    enabled: token !== '',
    staleTime: Infinity,
  });
}

async function loadAndKeep({ client, tab }: Services): Promise<Permissions> {
  const permissions = await loadPermissions(client);
  tab.write('LOGIN_USER_BUTTON_AUTH', permissions.raw.auth ?? []);
  tab.write('SYS_BUTTON_AUTH', permissions.raw.allAuth ?? []);
  return permissions;
}

/** The screens the user may open. */
export function useManifest() {
  return useQuery({ ...useManifestOptions(), select: screensOf });
}

/** What is wrong with the declarations; nothing for all but administrators. */
export function useProblems(): readonly Problem[] {
  return useQuery({ ...useManifestOptions(), select: problemsOf }).data ?? NO_PROBLEMS;
}

/** Whether the user sees every screen there is; undefined until the server has said so. */
export function useSeesAll(): boolean | undefined {
  return useQuery({ ...useManifestOptions(), select: seesAll }).data;
}

const seesAll = ({ complete }: Manifest): boolean => complete === true;
const NO_PROBLEMS: readonly Problem[] = [];
const screensOf = ({ screens }: Manifest): ManifestEntry[] => screens;
const problemsOf = ({ problems }: Manifest): Problem[] => problems ?? [];

function useManifestOptions() {
  const client = useClient();
  return queryOptions({
    queryKey: QUERY_KEYS.manifest,
    queryFn: ({ signal }) => client.get<Manifest>(ENDPOINTS.manifest.path, undefined, { silent: true, signal }),
  });
}

/**
 * Dictionaries by code: those at hand at once, others as they arrive; one that fails is empty, so raw values show. What
 * comes from records is asked for again when a page opens later.
 */
export function useDictionaries(codes: readonly string[]): SessionDictionaries {
  const client = useClient();
  const atHand = useAtomValue(dictionariesAtom);
  const missing = useMemo(() => codes.filter((code) => !Object.hasOwn(atHand, code)), [codes, atHand]);
  const loaded = useQueries({
    queries: missing.map((code) => ({
      queryKey: QUERY_KEYS.dictionary(code),
      queryFn: () => (code === AREA_DICTIONARY ? loadAreas() : loadDictionary(client, code)),
      ...(code === AREA_DICTIONARY ? { staleTime: Infinity } : {}),
    })),
    combine: itemsOfResults,
  });
  return useMemo(() => {
    const come = missing.flatMap((code, at) => (loaded[at] ? [[code, loaded[at]] as const] : []));
    return { ...atHand, ...Object.fromEntries(come) };
  }, [atHand, missing, loaded]);
}

const NO_ITEMS: DictionaryOption[] = [];

function itemsOfResults(results: readonly { data?: DictionaryOption[]; isError: boolean }[]) {
  return results.map(({ data, isError }) => data ?? (isError ? NO_ITEMS : undefined));
}

async function loadAreas(): Promise<DictionaryOption[]> {
  const { chinaAreas } = await import('./areas.ts');
  return [...chinaAreas()];
}

async function loadDictionary(client: Client, code: string) {
  const path = pathTo(ENDPOINTS.dictionary, { code });
  return parseDictionaries({ [code]: await client.get(path, undefined, { silent: true }) })[code] ?? [];
}
