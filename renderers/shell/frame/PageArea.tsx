import { Layout } from 'antd';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useId } from 'react';
import { pathOf } from '../../../engine/routes/address.ts';
import { findTrail } from '../../../engine/routes/buildNavigation.ts';
import { ownTrail } from '../../pages/account/ownPages.ts';
import { unsavedPagesAtom } from '../../services/atoms.ts';
import { useEntryTitle, useHome, usePermissions } from '../../services/useMenu.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabPane } from '../tabs/TabPane.tsx';
import { useTabGuard } from '../tabs/useTabGuard.ts';
import { useTabs } from '../tabs/useTabs.ts';
import { CLOSED_TITLE, OWN_TITLES } from './PageHeader.tsx';

/** The open pages, the one in front on show. */
export function PageArea() {
  const control = useTabs();
  const titleOf = useTitles();
  const guard = useTabGuard(control, titleOf);
  const id = useId();
  useUnsavedTitles(control.dirty, titleOf);
  const { tabs, alive, unsaved, memories, go, many } = control;
  const idOf = (key: string) => `${id}-${key}`;
  return (
    <>
      {many && (
        <TabBar
          tabs={tabs}
          idOf={idOf}
          dirty={control.dirty}
          titleOf={titleOf}
          onShow={control.show}
          onClose={guard.close}
          onRefresh={guard.refresh}
          onMove={control.move}
        />
      )}
      <Layout.Content className="weft-pages" role="main" tabIndex={-1}>
        {tabs.list.map((tab) =>
          alive.has(tab.key) ? (
            <TabPane
              key={`${tab.key} ${tab.drawn}`}
              tab={tab}
              shown={tab.key === tabs.active}
              {...(many ? { labelledBy: idOf(tab.key) } : {})}
              unsaved={unsaved}
              memories={memories}
              go={go}
            />
          ) : null,
        )}
      </Layout.Content>
    </>
  );
}

/** Lets whatever ends the session know what would be lost with it. */
function useUnsavedTitles(dirty: ReadonlySet<string>, titleOf: (key: string) => string): void {
  const tell = useSetAtom(unsavedPagesAtom);
  useEffect(() => {
    tell([...dirty].map(titleOf));
    return () => tell([]);
  }, [tell, dirty, titleOf]);
}

function useTitles(): (key: string) => string {
  const { menu } = usePermissions();
  const home = useHome();
  const entryTitle = useEntryTitle();
  return useCallback(
    (key: string) =>
      key === home
        ? '首页'
        : (entryTitle(findTrail(menu, key).at(-1), key) ??
          ownTrail(pathOf(key)).at(-1)?.title ??
          OWN_TITLES[pathOf(key)] ??
          CLOSED_TITLE),
    [menu, home, entryTitle],
  );
}
