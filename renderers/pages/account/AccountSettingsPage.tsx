import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '../../ui/useMedia.ts';
import { BindingPart } from './BindingPart.tsx';
import { Loaded } from './Loaded.tsx';
import { NotificationPart } from './NotificationPart.tsx';
import { ACCOUNT_SETTINGS, SETTINGS_PAGES } from './ownPages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { SecurityPart } from './SecurityPart.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import { useOwnAccount } from './useOwnAccount.ts';
import './account.css';

/** The account's settings; each part has its own address. */
export function AccountSettingsPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const narrow = useNarrow();
  const parts: Record<string, ReactNode> = {
    base: <BasePart />,
    security: <SecurityPart />,
    custom: <SettingsPanel />,
    binding: <BindingPart />,
    notification: <NotificationPart />,
  };
  return (
    <section className="weft-card">
      <Tabs
        tabPlacement={narrow ? 'top' : 'start'}
        // All of them fit a phone: none hides behind a button.
        tabBarGutter={narrow ? 12 : undefined}
        activeKey={pathname}
        onChange={(path) => navigate(path)}
        destroyOnHidden
        items={SETTINGS_PAGES.map(({ path, title }) => ({
          key: path,
          label: title,
          children: <div className="weft-account-part">{parts[path.slice(ACCOUNT_SETTINGS.length + 1)]}</div>,
        }))}
      />
    </section>
  );
}

function BasePart() {
  return (
    <Loaded query={useOwnAccount()} name="账户信息">
      {(account) => <ProfileForm account={account} />}
    </Loaded>
  );
}
