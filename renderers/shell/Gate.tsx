import { App } from 'antd';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '../../engine/routes/address.ts';
import { decide, LOGIN_PATH, OPEN_PATHS } from '../../engine/routes/decide.ts';
import { FirstPaint } from '../pages/FirstPaint.tsx';
import { sessionAtom } from '../state/atoms.ts';
import { usePermissionsQuery, useSettings } from '../state/queries.ts';
import { endSession, useServices } from '../state/services.ts';

/** Lets pass, sends to sign in or home, or loads the permissions first. */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  const { settings, loading } = useSettings();
  const signedIn = useAtomValue(sessionAtom) !== undefined;
  const permissions = usePermissionsQuery();
  useLeaveWhenRefused(permissions.data === undefined ? permissions.error : null);

  if (!signedIn && pathname === LOGIN_PATH) return children;
  if (loading) return <FirstPaint />;
  const decision = decide({
    path: pathname + search + hash,
    signedIn,
    permissionsLoaded: permissions.data !== undefined,
    openList: [...OPEN_PATHS, ...settings.openRoutes],
    home: pathname === LOGIN_PATH ? safeRedirect(params.get('redirect'), settings.home) : settings.home,
  });
  if ('redirect' in decision) return <Navigate to={decision.redirect} replace />;
  return 'load' in decision ? <FirstPaint /> : children;
}

// Without a menu there is nowhere to go (shell specification, 2.3): back to the sign-in page, and say why.
function useLeaveWhenRefused(error: Error | null): void {
  const services = useServices();
  const { notification } = App.useApp();
  useEffect(() => {
    if (!error) return;
    notification.error({ key: error.message, title: '系统提示', description: error.message });
    endSession(services);
  }, [error, services, notification]);
}
