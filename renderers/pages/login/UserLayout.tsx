import { theme } from 'antd';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { windowTitle } from '../../../engine/session/wording.ts';
import { useSettings } from '../../services/queries.ts';
import { Logo } from '../../ui/Logo.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import './login.css';

const Cloth = lazyComponent('Cloth', () => import('./Cloth.tsx').then((part) => part.Cloth));

/** What the window is called; told here and not by the pages, which so need nothing of the first bundle. */
const TITLES: Readonly<Record<string, string>> = {
  '/user/register': '注册',
  '/user/register-result': '注册结果',
  '/user/alteration': '找回密码',
};

/** The frame of every page before sign-in: a picture at one side, the product's name and the page's matter at the other. */
export function UserLayout() {
  const { settings } = useSettings();
  const { token } = theme.useToken();
  const { pathname } = useLocation();
  const title = windowTitle(TITLES[pathname] ?? '登录', settings.shortTitle);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="weft-login">
      <Suspense
        fallback={<aside className="weft-login-cloth" style={{ background: token.colorPrimary }} aria-hidden />}
      >
        <Cloth />
      </Suspense>
      <section className="weft-login-side" style={{ background: token.colorBgContainer, color: token.colorText }}>
        <div className="weft-login-box">
          <header>
            <Logo size={36} color={token.colorPrimary} />
            <h1>{settings.title}</h1>
          </header>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </div>
      </section>
    </main>
  );
}
