import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isRecord } from '../../../engine/api/envelope.ts';
import { pathOf } from '../../../engine/routes/address.ts';
import { findTrail } from '../../../engine/routes/buildNavigation.ts';
import { packTabs, type Tabs, unpackTabs } from '../../../engine/routes/tabs.ts';
import { ownTrail } from '../../pages/account/ownPages.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { usePermissions } from '../../services/useMenu.ts';

/** Where the tabs of one window are kept for a reload; the name is part of what `endSession` forgets. */
const TABS = 'tabs';
/** Component names of the pages that are kept alive, under the name other front ends of the same server use. */
const CACHED_PAGES = 'CACHE_INCLUDED_ROUTES';

/** Brings the tabs back after a reload, to the person they belong to and to nobody else. */
export function useKeptTabs(home: string) {
  const { tab, kept } = useServices();
  const { menu } = usePermissions();
  const session = useAtomValue(sessionAtom);
  const who = `${session?.tenantId} ${session?.user.id ?? session?.user.username}`;
  return useMemo(
    () => ({
      read: (): Tabs => {
        const found = tab.read(TABS);
        const mine = isRecord(found) && found.who === who ? found.list : undefined;
        return unpackTabs(mine, home, (key) => findTrail(menu, key).length + ownTrail(pathOf(key)).length > 0);
      },
      write: (tabs: Tabs): void => {
        tab.write(TABS, { who, list: packTabs(tabs) }, null);
        const cached = tabs.list.flatMap(({ key }) => {
          const meta = findTrail(menu, key).at(-1)?.meta;
          return meta?.keepAlive && meta.componentName ? [meta.componentName] : [];
        });
        kept.write(CACHED_PAGES, [...new Set(cached)]);
      },
    }),
    [tab, kept, menu, who, home],
  );
}
