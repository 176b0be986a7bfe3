import { theme } from 'antd';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { itemPath } from '../../../engine/routes/Target.ts';
import { windowTitle } from '../../../engine/session/wording.ts';
import { ownTrail } from '../../pages/account/ownPages.ts';
import { useShown } from '../../services/pageTab.ts';
import { useSettings } from '../../services/queries.ts';
import { useEntryTitle, useHome, useTrail } from '../../services/useMenu.ts';
import { usePageSlots } from '../../ui/PageSlots.tsx';

/** What a page is called that stays where it is though it is nobody's, or not this person's. */
export const CLOSED_TITLE = '没有权限';

/** Titles of the pages no menu has. */
export const OWN_TITLES: Readonly<Record<string, string>> = {
  '/test/home': '测试首页',
  '/404': '页面不存在',
  '/403': CLOSED_TITLE,
  '/500': '页面加载失败',
};

/** Breadcrumbs and title of the page on show; the window's title follows. The home page greets for itself. */
export function PageHeader() {
  const { token } = theme.useToken();
  const { settings } = useSettings();
  const { pathname } = useLocation();
  const trail = useTrail();
  const slots = usePageSlots();
  const home = useHome();
  // The product's own greets for itself.
  const atHome = pathname === settings.home;
  const entryTitle = useEntryTitle();
  const crumbs =
    trail.length > 0
      ? trail.map((item) => ({ path: itemPath(item), title: entryTitle(item, pathname) ?? item.meta.title }))
      : ownTrail(pathname);
  const title = atHome ? undefined : (crumbs.at(-1)?.title ?? OWN_TITLES[pathname] ?? CLOSED_TITLE);
  const shown = useShown();
  useEffect(() => {
    if (shown) document.title = windowTitle(title, settings.shortTitle);
  }, [shown, title, settings.shortTitle]);
  if (title === undefined || crumbs.length === 0 || trail.at(-1)?.meta.hiddenHeaderContent) return null;
  return (
    <header className="weft-page-header">
      <Breadcrumb crumbs={[{ path: home, title: '首页' }, ...crumbs]} />
      <div className="weft-page-head">
        <div className="weft-slot" ref={slots?.logo} />
        <div className="weft-slot" ref={slots?.avatar} />
        <div className="weft-page-title">
          <h1 style={{ color: token.colorText }}>{title}</h1>
          <div className="weft-slot" ref={slots?.content} style={{ color: token.colorTextSecondary }} />
        </div>
        <div className="weft-slot" ref={slots?.action} />
        <div className="weft-slot" ref={slots?.extra} style={{ color: token.colorTextSecondary }} />
      </div>
    </header>
  );
}

interface Crumb {
  path: string;
  title: string;
}

/** Every one a link but the current. */
function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { token } = theme.useToken();
  return (
    <nav aria-label="面包屑" style={{ color: token.colorTextDescription }}>
      <ol className="weft-breadcrumb">
        {crumbs.map(({ path, title }, index) => (
          <li key={path}>
            {index < crumbs.length - 1 ? (
              <Link to={path} style={{ color: token.colorTextDescription }}>
                {title}
              </Link>
            ) : (
              <span aria-current="page" style={{ color: token.colorText }}>
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
