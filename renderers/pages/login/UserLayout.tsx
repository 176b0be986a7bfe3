import { theme } from 'antd';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { windowTitle } from '../../../engine/session/wording.ts';
import { useSettings } from '../../services/queries.ts';
import { Logo } from '../../ui/Logo.tsx';
import './login.css';

/** What the window is called; told here and not by the pages, which so need nothing of the first bundle. */
const TITLES: Readonly<Record<string, string>> = {
  '/user/register': '注册',
  '/user/register-result': '注册结果',
  '/user/alteration': '找回密码',
};

/** The frame of every page before sign-in: the cloth at one side, the product's name and the page's matter at the other. */
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
      <aside
        className="weft-login-cloth"
        style={{
          backgroundImage: `linear-gradient(150deg, ${token.colorPrimary}, ${token.colorPrimaryTextActive} 55%, #000 180%)`,
        }}
        aria-hidden
      >
        <Weave />
        <p>
          经纬有序
          <br />
          数据成章
        </p>
      </aside>
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

function Weave() {
  return (
    <svg width="100%" height="100%" aria-hidden>
      <defs>
        <pattern id="weft-weave" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)">
          <g fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="butt" strokeOpacity=".055">
            <path d="M0 14h21M35 14h21M7 42h42" />
            <path d="M14 0v7M14 21v35M42 0v35M42 49v7" strokeOpacity=".035" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#weft-weave)" />
    </svg>
  );
}
