import { pathOf } from '../../engine/routes/address.ts';
import { buildNavigation, findTrail, type NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { useNavigation, usePermissions } from '../services/useMenu.ts';
import { MenuIcon } from '../ui/menu/MenuIcon.tsx';
import { PageSlot } from '../ui/PageSlots.tsx';
import { StateNotice } from '../ui/StateNotice.tsx';
import { EntryCards } from './EntryCards.tsx';

/** What lies in a menu folder, for those who come by the breadcrumb. */
export function FolderPage({ path }: { path: string }) {
  const found = find(useNavigation(), path);
  const { menu } = usePermissions();
  // An aggregate is one entry in the menu, so its parts are only in the menu as it came.
  const item = findTrail(menu, path).at(-1);
  const children = found?.children.length
    ? found.children
    : buildNavigation(item?.children ?? [], { names: new Map() });
  if (children.length === 0)
    return <StateNotice title="这里还没有页面" text="系统管理员可以在菜单中为这一栏添加页面。" />;
  return (
    <div className="weft-card">
      {item?.meta.icon && (
        <PageSlot name="logo">
          <MenuIcon name={item.meta.icon} top />
        </PageSlot>
      )}
      <PageSlot name="extra">共 {children.length} 项</PageSlot>
      <EntryCards nodes={children} />
    </div>
  );
}

function find(nodes: NavigationNode[], path: string): NavigationNode | undefined {
  for (const node of nodes) {
    const found = pathOf(node.key) === path ? node : find(node.children, path);
    if (found) return found;
  }
  return undefined;
}
