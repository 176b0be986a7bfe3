import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as StoreProvider, useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { PREVIEW_PATH } from '../engine/routes/address.ts';
import { PRESET_COLORS } from '../engine/session/layout.ts';
import { PicturePreview } from './cells/drawing/PicturePreview.tsx';
import { PickerDialogContext } from './cells/editors/pickerDialogContext.ts';
import { CellServicesProvider } from './cells/useCellServices.ts';
import { UserLayout } from './pages/login/UserLayout.tsx';
import { MissingPage } from './pages/MissingPage.tsx';
import { FirstPaint } from './pages/PageSkeleton.tsx';
import { dictionariesAtom, sessionAtom } from './services/atoms.ts';
import { createCellServices } from './services/createCellServices.ts';
import { useTwinTabs } from './services/followSession.ts';
import { useSettings } from './services/queries.ts';
import { type Services, ServicesProvider, useServices } from './services/services.ts';
import { useLayout, useTwinLayout } from './services/useLayout.ts';
import { FailureReporter } from './shell/frame/FailureReporter.tsx';
import { Gate } from './shell/frame/Gate.tsx';
import { Boundary } from './ui/Boundary.tsx';
import { Crash } from './ui/Crash.tsx';
import { fetchPart, lazyComponent } from './ui/lazyComponent.tsx';
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx';

const LoginPage = lazyComponent('LoginPage', () =>
  import('./pages/login/LoginPage.tsx').then((part) => part.LoginPage),
);
const RegisterPage = lazyComponent('RegisterPage', () =>
  import('./pages/login/RegisterPage.tsx').then((part) => part.RegisterPage),
);
const RegisterResultPage = lazyComponent('RegisterResultPage', () =>
  import('./pages/login/RegisterResultPage.tsx').then((part) => part.RegisterResultPage),
);
const AlterationPage = lazyComponent('AlterationPage', () =>
  import('./pages/login/AlterationPage.tsx').then((part) => part.AlterationPage),
);
const ChatLoginPage = lazyComponent('ChatLoginPage', () =>
  import('./pages/login/ChatLoginPage.tsx').then((part) => part.ChatLoginPage),
);
const PickerDialog = lazyComponent('PickerDialog', () =>
  import('./pickers/PickerDialog.tsx').then((part) => part.PickerDialog),
);
const PreviewFrame = lazyComponent('PreviewFrame', () =>
  import('./playground/preview/FramePage.tsx').then((part) => part.FramePage),
);
const Shell = lazyComponent('Shell', () => import('./shell/frame/Shell.tsx').then((part) => part.Shell));

/**
 * Loads the frame, and the view of a list type the first page is thought to have, while the first answer is on its way.
 * A part that is not there when it is drawn has a stand-in, and React keeps each of them for 300 ms.
 */
export async function fetchAhead(type: string | undefined): Promise<void> {
  const [{ fetchScreen }] = await Promise.all([import('./shell/frame/TargetPage.tsx'), fetchPart(Shell)]);
  if (type !== undefined) await fetchScreen(type);
}

const ROUTES = [
  {
    Component: Frame,
    ErrorBoundary: RouterError,
    children: [
      { path: '/user', element: <Navigate to="/user/login" replace /> },
      {
        element: <UserLayout />,
        children: [
          { path: '/user/login', element: <LoginPage /> },
          { path: '/user/register', element: <RegisterPage /> },
          { path: '/user/register-result', element: <RegisterResultPage /> },
          { path: '/user/alteration', element: <AlterationPage /> },
          { path: '/oauth2-app/login', element: <ChatLoginPage /> },
        ],
      },
      { path: PREVIEW_PATH, element: <PreviewFrame /> },
      { path: '*', element: <Inside /> },
    ],
  },
];

/** The whole front end over its services. */
export function App({ services }: { services: Services }) {
  return (
    <Boundary name="应用" whole>
      <ServicesProvider value={services}>
        <StoreProvider store={services.store}>
          <QueryClientProvider client={services.queryClient}>
            <Themed />
          </QueryClientProvider>
        </StoreProvider>
      </ServicesProvider>
    </Boundary>
  );
}

function Themed() {
  const { settings } = useSettings();
  const [layout] = useLayout();
  useTwinLayout();
  const [router] = useState(() => createBrowserRouter(ROUTES));
  const primary = layout.color === null ? settings.primaryColor : PRESET_COLORS[layout.color].color;
  return (
    <ThemeProvider primary={primary} dark={layout.dark} weak={layout.weak}>
      <FailureReporter />
      <Cells>
        <RouterProvider router={router} />
      </Cells>
    </ThemeProvider>
  );
}

/** What cells ask the server for; a new session, and dictionaries read anew, begin without the names kept before. */
function Cells({ children }: { children: ReactNode }) {
  const { client, queryClient, store, clock, random } = useServices();
  const token = useAtomValue(sessionAtom)?.token;
  const dictionaries = useAtomValue(dictionariesAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read here, what is kept belongs to them.
  const services = useMemo(
    () => createCellServices({ client, queryClient, clock, random, session: () => store.get(sessionAtom) }),
    [client, queryClient, store, clock, random, token, dictionaries],
  );
  return (
    <CellServicesProvider value={services}>
      <PickerDialogContext value={PickerDialog}>
        <PicturePreview>{children}</PicturePreview>
      </PickerDialogContext>
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
  return useAtomValue(sessionAtom) ? <Shell /> : <MissingPage whole />;
}

function RouterError() {
  return <Crash name="应用" error={useRouteError()} whole />;
}
