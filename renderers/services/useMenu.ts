import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type AddressNames, pathOf } from '../../engine/routes/address.ts';
import { buildNavigation, findTrail, type NavigationNode, pageAt } from '../../engine/routes/buildNavigation.ts';
import { buildRoutes, type Route, type RouteOptions } from '../../engine/routes/buildRoutes.ts';
import type { MenuItem } from '../../engine/routes/MenuItem.ts';
import { showsOneByCode } from '../../engine/routes/onlinePages.ts';
import { keyOf } from '../../engine/routes/tabs.ts';
import type { Permissions } from '../../engine/session/account.ts';
import type { Session } from '../../engine/session/session.ts';
import { sessionAtom } from './atoms.ts';
import { useManifest, usePermissionsQuery, useSettings } from './queries.ts';

/** What the user may see and do. Only below the gate, which has loaded it. */
export function usePermissions(): Permissions {
  const { data } = usePermissionsQuery();
  if (!data) throw new Error('permissions are not loaded yet');
  return data;
}

/** The menu as the side shows it. */
export function useNavigation(): NavigationNode[] {
  const { menu } = usePermissions();
  const options = useRouteOptions();
  return useMemo(() => buildNavigation(menu, options), [menu, options]);
}

/** The addresses the menu grants. */
export function useMenuRoutes(): Route[] {
  const { menu } = usePermissions();
  const options = useRouteOptions();
  return useMemo(() => buildRoutes(menu, options), [menu, options]);
}

/** Menu entries from the top down to the page on show; empty where the menu has none. */
export function useTrail(): MenuItem[] {
  const { menu } = usePermissions();
  const place = useLocation();
  // A page that has changed its own query is still the entry it was opened by.
  const key = keyOf(place, useHome(), (address) => pageAt(menu, address));
  return useMemo(() => findTrail(menu, key), [menu, key]);
}

/** What the page of a menu entry is called: of one found by its code at the address, as the screen itself says. */
export function useEntryTitle(): (item: MenuItem | undefined, address: string) => string | undefined {
  const { data } = useManifest();
  return useCallback(
    (item, address) => {
      if (!item || !showsOneByCode(item)) return item?.meta.title;
      const code = decodeURIComponent(pathOf(address).split('/').at(-1) ?? '');
      return data?.find((entry) => entry.code === code)?.title ?? item.meta.title;
    },
    [data],
  );
}

/** The path of the first page: as a role of theirs says, or the product. */
export function useHome(): string {
  const { settings } = useSettings();
  return usePermissionsQuery().data?.home ?? settings.home;
}

function useRouteOptions(): RouteOptions {
  const session = useAtomValue(sessionAtom);
  const { held } = usePermissions();
  return useMemo(
    () => ({ names: addressNames(session), held: held.flatMap((entry) => entry.action.split(',')) }),
    [session, held],
  );
}

// The token is not among them: an address ends up in logs, histories and other people's servers.
function addressNames(session: Session | undefined): AddressNames {
  return new Map([
    ['domainUrl', window.location.origin],
    ["window._CONFIG['domianURL']", window.location.origin],
    ['tenantId', encodeURIComponent(session?.tenantId ?? '0')],
    ['username', encodeURIComponent(session?.user.username ?? '')],
  ]);
}
