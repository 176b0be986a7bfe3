import { ConfigProvider } from 'antd';
import { memo, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom';
import type { Tab } from '../../../engine/routes/tabs.ts';
import { PageSkeleton } from '../../pages/PageSkeleton.tsx';
import { PageTabProvider } from '../../services/pageTab.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageSlotsProvider } from '../../ui/PageSlots.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { MenuRoutes } from '../menu/MenuRoutes.tsx';
import type { TabsControl } from './useTabs.ts';

interface TabPaneProps extends Pick<TabsControl, 'unsaved' | 'memories' | 'go'> {
  tab: Tab;
  /** The one in front; the others stay as they are, unseen. */
  shown: boolean;
  /** Id of the tab it belongs to; absent where there is no bar. */
  labelledBy?: string;
}

/** One open page with an address of its own; a page that breaks leaves menu, header and the other pages standing. */
export const TabPane = memo(function TabPane({ tab, shown, labelledBy, unsaved, memories, go }: TabPaneProps) {
  const { key, at } = tab;
  const place = useMemo(
    () => ({ location: { state: undefined, ...at, key, mask: undefined }, navigationType: NavigationType.Pop }),
    [at, key],
  );
  const page = useMemo(() => {
    const memory = memories.get(key) ?? new Map<string, unknown>();
    memories.set(key, memory);
    return {
      shown,
      memory,
      go: (search: string) => go(key, search),
      watch: (work: Parameters<typeof unsaved.add>[1]) => unsaved.add(key, work),
    };
  }, [shown, key, unsaved, memories, go]);
  const popups = usePopupPlace(shown);
  return (
    <LocationContext.Provider value={place}>
      <PageTabProvider value={page}>
        <ConfigProvider getPopupContainer={popups}>
          <div
            className="weft-content"
            style={shown ? undefined : { display: 'none' }}
            {...(labelledBy ? { role: 'tabpanel', id: `${labelledBy}-page`, 'aria-labelledby': labelledBy } : {})}
          >
            <PageSlotsProvider>
              <PageHeader />
              <div className="weft-page">
                <Boundary name="页面">
                  <Suspense fallback={<PageSkeleton />}>
                    <MenuRoutes />
                  </Suspense>
                </Boundary>
              </div>
            </PageSlotsProvider>
          </div>
        </ConfigProvider>
      </PageTabProvider>
    </LocationContext.Provider>
  );
});

/** Windows and lists of a page open here: beside the page, so that nothing clips them, and unseen together with it. */
function usePopupPlace(shown: boolean): () => HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  useLayoutEffect(() => {
    place.style.display = shown ? '' : 'none';
  }, [place, shown]);
  return useMemo(() => () => place, [place]);
}
