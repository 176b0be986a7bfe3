import { Breadcrumb, theme } from 'antd';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuItem } from '../../engine/routes/MenuItem.ts';
import { itemPath } from '../../engine/routes/Route.ts';
import { windowTitle } from '../../engine/session/wording.ts';
import { useSettings } from '../state/queries.ts';
import { usePageSlots } from './PageSlots.tsx';
import { useTrail } from './useMenu.ts';

const OWN_TITLES: Record<string, string> = { '/404': '页面不存在', '/403': '没有权限', '/500': '页面加载失败' };

/** Breadcrumbs and title of the page on show; the window's title follows. The home page greets for itself. */
export function PageHeader() {
  const { token } = theme.useToken();
  const { settings } = useSettings();
  const { pathname } = useLocation();
  const trail = useTrail();
  const slots = usePageSlots();
  const atHome = pathname === settings.home;
  const title = atHome ? undefined : (trail.at(-1)?.meta.title ?? OWN_TITLES[pathname]);
  useEffect(() => {
    document.title = windowTitle(title, settings.shortTitle);
  }, [title, settings.shortTitle]);
  if (title === undefined || trail.length === 0 || trail.at(-1)?.meta.hiddenHeaderContent) return null;
  return (
    <header className="weft-page-header">
      <Breadcrumb items={crumbs(trail, settings.home)} />
      <h1 style={{ color: token.colorText }}>{title}</h1>
      <div className="weft-description" ref={slots?.setDescription} style={{ color: token.colorTextSecondary }} />
    </header>
  );
}

function crumbs(trail: MenuItem[], home: string) {
  const links = trail.slice(0, -1).map((item) => ({ title: <Link to={itemPath(item)}>{item.meta.title}</Link> }));
  return [{ title: <Link to={home}>首页</Link> }, ...links, { title: trail.at(-1)?.meta.title }];
}
