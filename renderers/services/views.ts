import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo } from 'react';
import type { Client } from '../../engine/api/client.ts';
import { ENDPOINTS } from '../../engine/api/endpoints.ts';
import type { ViewDefinition } from '../../engine/lists/viewDefinition.ts';
import { NO_VIEWS, parseScreenViews, type SavedView, type ViewScope } from '../../engine/lists/views.ts';
import { useClient } from './services.ts';

/** Id of the screen around a list; undefined where there is none, and then no view either. */
const ScreenContext = createContext<string | undefined>(undefined);
export const ViewsOfScreen = ScreenContext.Provider;

const keyOf = (screen: string | undefined) => ['views', screen ?? ''] as const;

function viewsQuery(client: Client, screen: string | undefined) {
  return queryOptions({
    queryKey: keyOf(screen),
    queryFn: async ({ signal }) =>
      parseScreenViews(await client.get(ENDPOINTS.listViews.path, { screen }, { signal, silent: true })),
    enabled: screen !== undefined,
    staleTime: 60_000,
  });
}

/** Asks for the views of a screen while its plan is still on its way. */
export function useViewsAhead(screen: string | undefined): void {
  useQuery(viewsQuery(useClient(), screen));
}

/** A view to be kept. */
export interface ViewToKeep {
  kind: SavedView['kind'];
  title: string;
  scope: ViewScope;
  role?: string;
  isDefault: boolean;
  definition: ViewDefinition;
}

/** The views of one list, and what can be done with them; each change rejects with a Failure. */
export function useViewsOfList(list: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const screen = useContext(ScreenContext);
  const { data, isPending, isError } = useQuery(viewsQuery(client, screen));
  const changes = useMemo(() => {
    const again = () => queryClient.invalidateQueries({ queryKey: keyOf(screen) });
    const call = async <T>(request: Parameters<Client['exchange']>[0]): Promise<T> => {
      try {
        return (await client.exchange({ ...request, silent: true })).result as T;
      } finally {
        // Also of what was refused: somebody else may have changed it.
        await again();
      }
    };
    return {
      keep: (view: ViewToKeep) => call<SavedView>({ ...ENDPOINTS.addView, body: { ...view, list } }),
      change: (
        { id, version }: Pick<SavedView, 'id' | 'version'>,
        to: Partial<Pick<SavedView, 'title' | 'isDefault' | 'definition'>>,
      ) => call<SavedView>({ ...ENDPOINTS.editView, body: { id, version, ...to } }),
      remove: (id: string) => call<null>({ ...ENDPOINTS.removeView, params: { id } }),
      order: (ids: readonly string[]) => call<null>({ ...ENDPOINTS.orderViews, body: { list, ids } }),
    };
  }, [client, queryClient, screen, list]);
  return {
    of: data?.lists[list] ?? NO_VIEWS,
    mayShare: data?.mayShare ?? false,
    roles: data?.roles ?? NO_ROLES,
    /** They are known, or not to be had: the list need not wait. */
    ready: screen === undefined || !isPending || isError,
    /** They have come. */
    known: data !== undefined,
    ...changes,
  };
}

const NO_ROLES: readonly { code: string; name: string }[] = [];
