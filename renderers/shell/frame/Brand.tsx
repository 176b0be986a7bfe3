import { theme } from 'antd';
import { Link } from 'react-router-dom';
import { useSettings } from '../../services/queries.ts';
import { useHome } from '../../services/useMenu.ts';
import { Logo } from '../../ui/Logo.tsx';

/** The mark and the name; leads home. */
export function Brand({ folded }: { folded?: boolean }) {
  const { token } = theme.useToken();
  const { settings } = useSettings();
  return (
    <Link
      to={useHome()}
      className="weft-brand"
      style={{ color: token.colorText }}
      aria-label={`${settings.title} 首页`}
    >
      <Logo color={token.colorPrimary} />
      {folded ? null : <span>{settings.shortTitle}</span>}
    </Link>
  );
}
