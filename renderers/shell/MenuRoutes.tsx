import { useMemo } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { FailurePage } from '../pages/FailurePage.tsx';
import { ForbiddenPage } from '../pages/ForbiddenPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { MissingPage } from '../pages/MissingPage.tsx';
import { TargetPage } from './TargetPage.tsx';
import { useHome, useMenuRoutes } from './useMenu.ts';

/** The page at the address: the menu's own routes, the built-in ones, and 404 for all else. */
export function MenuRoutes() {
  const routes = useMenuRoutes();
  const home = useHome();
  const objects = useMemo<RouteObject[]>(() => {
    const own = routes.map((route) => ({
      path: route.path,
      element: route.redirect ? <Navigate to={route.redirect} replace /> : <TargetPage route={route} />,
    }));
    const hasHome = routes.some((route) => route.path === home);
    return [
      ...own,
      ...(hasHome ? [] : [{ path: home, element: <HomePage /> }]),
      { path: '/404', element: <MissingPage /> },
      { path: '/403', element: <ForbiddenPage /> },
      { path: '/500', element: <FailurePage /> },
      { path: '*', element: <ToMissing /> },
    ];
  }, [routes, home]);
  return useRoutes(objects);
}

function ToMissing() {
  const { pathname } = useLocation();
  return <Navigate to="/404" state={{ from: pathname }} replace />;
}
