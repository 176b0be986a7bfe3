import { theme } from 'antd';
import { Brand } from '../frame/Brand.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MenuSearch } from './MenuSearch.tsx';

/** Logo and menu. On a phone the search stands in it too. */
export function SideMenu({ folded, search }: { folded: boolean; search?: boolean }) {
  const { token } = theme.useToken();
  return (
    <nav className="weft-side" aria-label="主菜单" style={{ background: token.colorBgContainer }}>
      <Brand folded={folded} />
      {search ? (
        <div className="weft-side-search">
          <MenuSearch />
        </div>
      ) : null}
      <div className="weft-side-menu">
        <MainMenu mode="inline" folded={folded} />
      </div>
    </nav>
  );
}
