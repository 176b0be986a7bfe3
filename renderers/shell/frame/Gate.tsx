import { App } from 'antd';
import { useAtom, useAtomValue } from 'jotai';
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
import { FirstPaint } from '../../pages/PageSkeleton.tsx';
import { departedAtom, sessionAtom } from '../../services/atoms.ts';
import { usePermissionsQuery, useSettings } from '../../services/queries.ts';
import { endSession, LAST_USER, useServices } from '../../services/services.ts';

/** Lets pass, sends to sign in or home, or loads the permissions first. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { settings, loading } = useSettings();
  const session = useAtomValue(sessionAtom);
  const signedIn = session !== undefined;
  const choosing = session?.choosing !== undefined;
  const permissions = usePermissionsQuery();
  useLeaveWhenRefused(permissions.data === undefined ? permissions.error : null);

  useNotice(permissions.data?.homeNotice);

  // Which page is the first is known with the permissions, which the bare address waits for.
  const home = permissions.data === undefined ? '/' : (permissions.data.home ?? settings.home);
  const atLogin = pathname === LOGIN_PATH || pathname === CHAT_LOGIN_PATH;
  const departed = useDeparted(atLogin || (signedIn && pathname === home));
  const wayBack = useWayBack();
  if (atLogin && (!signedIn || choosing)) return <>{children}</>;
  if (loading) return <FirstPaint />;
  const decision = guardRoute({
    path: departed ? '/' : pathname + search + hash,
    signedIn,
    choosing,
    permissionsLoaded: permissions.data !== undefined,
    openList: [...OPEN_PATHS, ...settings.openRoutes],
    login: isChatBrowser(navigator.userAgent) && settings.thirdLogins.length > 0 ? CHAT_LOGIN_PATH : LOGIN_PATH,
    home: atLogin ? safeRedirect(wayBack, home) : home,
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

/** Says it once. */
function useNotice(notice: string | undefined): void {
  const { message } = App.useApp();
  useEffect(() => {
    if (notice !== undefined) message.warning(notice);
  }, [notice, message]);
}

/** Whether the page asked for is still that of somebody who has left; once `arrived` elsewhere it is not. */
function useDeparted(arrived: boolean): boolean {
  const [departed, setDeparted] = useAtom(departedAtom);
  useEffect(() => {
    if (arrived) setDeparted(false);
  }, [arrived, setDeparted]);
  return departed && !arrived;
}

/** Where the sign-in page leads back to. What the last person in this tab was looking at is nobody else's. */
function useWayBack(): string | null {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const { tab } = useServices();
  const username = useAtomValue(sessionAtom)?.user.username;
  const last = tab.read(LAST_USER);
  const theirs = typeof last === 'string' && last !== username;
  const asked = params.get('redirect');
  return theirs || asked === null ? null : asked + hash;
}

// Without a menu there is nowhere to go: back to the sign-in page, and say why.
function useLeaveWhenRefused(error: Error | null): void {
  const services = useServices();
  const { notification } = App.useApp();
  useEffect(() => {
    if (!error) return;
    notification.error({ key: error.message, title: '系统提示', description: error.message });
    void signOut(services.client);
    endSession(services, 'lost');
  }, [error, services, notification]);
}
