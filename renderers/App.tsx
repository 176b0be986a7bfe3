import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { CellServicesProvider } from './cells/cellServicesContext.ts';
import { PicturePreview } from './cells/PicturePreview.tsx';
import { FirstPaint } from './pages/FirstPaint.tsx';
import { MissingPage } from './pages/MissingPage.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { Crash } from './shell/Crash.tsx';
import { FailureReporter } from './shell/FailureReporter.tsx';
import { Gate } from './shell/Gate.tsx';
import { lazyPart } from './shell/lazyPart.tsx';
import { useTwinTabs } from './shell/useTwinTabs.ts';
import { sessionAtom } from './state/atoms.ts';
import { createCellServices } from './state/cellServices.ts';
import { useSettings } from './state/queries.ts';
import { type Services, ServicesProvider, useServices } from './state/services.ts';
import { ThemeProvider } from './theme/ThemeProvider.tsx';

const LoginPage = lazyPart('LoginPage', () => import('./pages/login/LoginPage.tsx').then((part) => part.LoginPage));
const Shell = lazyPart('Shell', () => import('./shell/Shell.tsx').then((part) => part.Shell));

const ROUTES = [
  {
    Component: Frame,
    ErrorBoundary: RouterError,
    children: [
      { path: '/user', element: <Navigate to="/user/login" replace /> },
      { path: '/user/login', element: <LoginPage /> },
      { path: '*', element: <Inside /> },
    ],
  },
];

/** The whole front end over its services. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesProvider value={services}>
      <StoreProvider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <Themed />
        </QueryClientProvider>
      </StoreProvider>
    </ServicesProvider>
  );
}

function Themed() {
  const { settings } = useSettings();
  const [router] = useState(() => createBrowserRouter(ROUTES));
  return (
    <ThemeProvider primary={settings.primaryColor}>
      <Boundary name="应用" whole>
        <FailureReporter />
        <Cells>
          <RouterProvider router={router} />
        </Cells>
      </Boundary>
    </ThemeProvider>
  );
}

/** What cells ask the server for; a new session begins without the names and pictures of the last. */
function Cells({ children }: { children: ReactNode }) {
  const { client, store, clock, random } = useServices();
  const token = useAtomValue(sessionAtom)?.token;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is not read here, what is kept belongs to it.
  const services = useMemo(
    () => createCellServices({ client, clock, random, session: () => store.get(sessionAtom) }),
    [client, store, clock, random, token],
  );
  return (
    <CellServicesProvider value={services}>
      <PicturePreview>{children}</PicturePreview>
    </CellServicesProvider>
  );
}

function Frame() {
  useTwinTabs();
  return (
    <Suspense fallback={<FirstPaint />}>
      <Gate>
        <Outlet />
      </Gate>
    </Suspense>
  );
}

function Inside() {
  return useAtomValue(sessionAtom) ? <Shell /> : <MissingPage />;
}

function RouterError() {
  return <Crash name="应用" error={useRouteError()} whole />;
}
