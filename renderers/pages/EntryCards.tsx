import { theme } from 'antd';
import type { NavigationNode } from '../../engine/routes/buildNavigation.ts';
import { MenuIcon } from '../ui/menu/MenuIcon.tsx';
import { NavigationLabel } from '../ui/menu/NavigationLabel.tsx';

/** Menu entries side by side, to click on. `icon` is for those that name none. */
export function EntryCards({ nodes, icon }: { nodes: NavigationNode[]; icon?: string }) {
  const { token } = theme.useToken();
  return (
    <div className="weft-entries">
      {nodes.map((node) => (
        <div key={node.key} className="weft-entry">
          <span className="weft-entry-icon" style={{ color: token.colorPrimary, background: token.colorPrimaryBg }}>
            <MenuIcon name={node.icon ?? icon} top />
          </span>
          <NavigationLabel node={node} />
        </div>
      ))}
    </div>
  );
}
