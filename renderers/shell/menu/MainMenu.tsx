import { Menu, type MenuProps, type MenuRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationNode } from '../../../engine/routes/buildNavigation.ts';
import { itemPath } from '../../../engine/routes/Target.ts';
import { useNavigation, useTrail } from '../../services/useMenu.ts';
import { MenuIcon } from '../../ui/menu/MenuIcon.tsx';
import { NavigationLabel } from '../../ui/menu/NavigationLabel.tsx';

type Item = NonNullable<MenuProps['items']>[number];

const BESIDE = { borderInlineEnd: 'none' };
/** Entries as high as the bar. */
const ABOVE = { flex: 1, minWidth: 0, borderBottom: 'none', lineHeight: '46px' };

/** Milliseconds a folder takes to open, and some more. */
const OPENING = 400;

/** The menu itself; `folded` to icons only where it stands at the side. */
export function MainMenu({ mode, folded = false }: { mode: 'inline' | 'horizontal'; folded?: boolean }) {
  const navigation = useNavigation();
  const { selected, open, setOpen } = useMenuKeys();
  const unfolded = mode === 'inline' && !folded;
  const menu = useRef<MenuRef>(null);
  const [page] = selected;
  useEffect(() => {
    if (!unfolded || page === undefined) return undefined;
    const show = () =>
      menu.current?.menu?.list.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
    show();
    // A folder that opens has its height later.
    const later = setTimeout(show, OPENING);
    return () => clearTimeout(later);
  }, [unfolded, page]);
  return (
    <Menu
      ref={menu}
      mode={mode}
      {...(mode === 'inline' ? { inlineCollapsed: folded } : {})}
      items={navigation.map((node) => toItem(node, true))}
      selectedKeys={selected}
      {...(unfolded ? { openKeys: open, onOpenChange: setOpen } : {})}
      style={mode === 'inline' ? BESIDE : ABOVE}
    />
  );
}

function toItem(node: NavigationNode, top: boolean): Item {
  const icon = <MenuIcon name={node.icon} top={top} />;
  if (node.children.length > 0) {
    return { key: node.key, icon, label: node.title, children: node.children.map((child) => toItem(child, false)) };
  }
  const refused = node.target.kind === 'refused';
  return { key: node.key, icon, label: <NavigationLabel node={node} />, title: node.title, disabled: refused };
}

// Folders open with the page that lies in them; what a person opened stays open.
function useMenuKeys() {
  const { pathname, search } = useLocation();
  const trail = useTrail();
  const keys = trail.map(itemPath).join('\n');
  const [open, setOpen] = useState<string[]>(() => keys.split('\n'));
  useEffect(() => setOpen((before) => [...new Set([...before, ...keys.split('\n')])]), [keys]);
  const last = trail.at(-1);
  const selected = last ? (last.path.includes(':') ? pathname + search : itemPath(last)) : pathname;
  return { selected: [selected], open, setOpen };
}
