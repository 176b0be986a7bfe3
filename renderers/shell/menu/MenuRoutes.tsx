import { useMemo } from 'react';
import { Navigate, type NavigateProps, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ACCOUNT_CENTER, ACCOUNT_SETTINGS, SETTINGS_PAGES } from '../../pages/account/ownPages.ts';
import { FailurePage, ForbiddenPage } from '../../pages/FailurePage.tsx';
import { HomePage } from '../../pages/HomePage.tsx';
import { MissingPage } from '../../pages/MissingPage.tsx';
import { PageSkeleton } from '../../pages/PageSkeleton.tsx';
import { useShown } from '../../services/pageTab.ts';
import { useManifest, useSeesAll } from '../../services/queries.ts';
import { useHome, useMenuRoutes } from '../../services/useMenu.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { TargetPage } from '../frame/TargetPage.tsx';

const AccountCenterPage = lazyComponent('AccountCenterPage', () =>
  import('../../pages/account/AccountCenterPage.tsx').then((part) => part.AccountCenterPage),
);
const AccountSettingsPage = lazyComponent('AccountSettingsPage', () =>
  import('../../pages/account/AccountSettingsPage.tsx').then((part) => part.AccountSettingsPage),
);

/** Everybody who is signed in has them; a menu may put its own in their place. */
const OWN_ROUTES: RouteObject[] = [
  { path: ACCOUNT_CENTER, element: <AccountCenterPage /> },
  { path: ACCOUNT_SETTINGS, element: <Redirect to={`${ACCOUNT_SETTINGS}/base`} /> },
  ...SETTINGS_PAGES.map(({ path }) => ({ path, element: <AccountSettingsPage /> })),
];

// Of what a declaration's path may be made of.
const SCREEN_ADDRESS = /^(\/[A-Za-z0-9][A-Za-z0-9_-]*){2,}\/?$/;

/** The page at the address: the menu's own routes, the built-in ones, and 403 or 404 for all else. */
export function MenuRoutes() {
  const routes = useMenuRoutes();
  const home = useHome();
  const objects = useMemo<RouteObject[]>(() => {
    const own = routes.map((route) => ({
      path: route.path,
      element: route.redirect ? <Redirect to={route.redirect} /> : <TargetPage route={route} />,
    }));
    const hasHome = routes.some((route) => route.path === home);
    return [
      ...own,
      ...(hasHome ? [] : [{ path: home, element: <HomePage /> }]),
      ...OWN_ROUTES.filter(({ path }) => !routes.some((route) => route.path === path)),
      { path: '/test', element: <Redirect to="/test/home" /> },
      { path: '/test/home', element: <HomePage /> },
      { path: '/404', element: <MissingPage /> },
      { path: '/403', element: <ForbiddenPage /> },
      { path: '/500', element: <FailurePage /> },
      { path: '*', element: <Unmatched /> },
    ];
  }, [routes, home]);
  return useRoutes(objects);
}

/**
 * An address that could be a screen's tells nobody but those who see all screens whether it is one: for everybody else
 * it is closed. The page stays where it is, so that a grant and a reload open it.
 */
function Unmatched() {
  const { pathname } = useLocation();
  const seesAll = useSeesAll();
  const { error, refetch } = useManifest();
  if (SCREEN_ADDRESS.test(pathname)) {
    if (seesAll === undefined && error) return <FailurePage error={error} onRetry={() => void refetch()} />;
    if (seesAll === undefined) return <PageSkeleton />;
    if (!seesAll) return <ForbiddenPage />;
  }
  return <Redirect to="/404" state={{ from: pathname }} />;
}

/** A page behind another one must not pull the person away. */
function Redirect(to: NavigateProps) {
  return useShown() ? <Navigate {...to} replace /> : null;
}
