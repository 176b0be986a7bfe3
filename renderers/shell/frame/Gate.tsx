import { App } from 'antd';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../../engine/routes/address.ts';
import {
  CHAT_LOGIN_PATH,
  guardRoute,
  isChatBrowser,
  LOGIN_PATH,
  OPEN_PATHS,
} from '../../../engine/routes/guardRoute.ts';
import { signOut } from '../../../engine/session/account.ts';
import { FirstPaint } from '../../pages/FirstPaint.tsx';
import { sessionAtom } from '../../services/atoms.ts';
import { usePermissionsQuery, useSettings } from '../../services/queries.ts';
import { endSession, useServices } from '../../services/services.ts';

/** Lets pass, sends to sign in or home, or loads the permissions first. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  const { settings, loading } = useSettings();
  const session = useAtomValue(sessionAtom);
  const signedIn = session !== undefined;
  const choosing = session?.choosing !== undefined;
  const permissions = usePermissionsQuery();
  useLeaveWhenRefused(permissions.data === undefined ? permissions.error : null);

  const atLogin = pathname === LOGIN_PATH || pathname === CHAT_LOGIN_PATH;
  if (atLogin && (!signedIn || choosing)) return <>{children}</>;
  if (loading) return <FirstPaint />;
  const decision = guardRoute({
    path: pathname + search + hash,
    signedIn,
    choosing,
    permissionsLoaded: permissions.data !== undefined,
    openList: [...OPEN_PATHS, ...settings.openRoutes],
    login: isChatBrowser(navigator.userAgent) && settings.thirdLogins.length > 0 ? CHAT_LOGIN_PATH : LOGIN_PATH,
    home: atLogin ? safeRedirect(params.get('redirect'), settings.home) : settings.home,
  });
  if ('load' in decision) return <FirstPaint />;
  const away = 'redirect' in decision ? <Navigate to={decision.redirect} replace /> : null;
  // The open pages outlive the way over the bare address to the home page.
  const stays = away === null || (signedIn && permissions.data !== undefined && pathname === '/');
  return (
    <>
      {stays ? children : null}
      {away}
    </>
  );
}

// Without a menu there is nowhere to go: back to the sign-in page, and say why.
function useLeaveWhenRefused(error: Error | null): void {
  const services = useServices();
  const { notification } = App.useApp();
  useEffect(() => {
    if (!error) return;
    notification.error({ key: error.message, title: '系统提示', description: error.message });
    void signOut(services.client);
    endSession(services);
  }, [error, services, notification]);
}
