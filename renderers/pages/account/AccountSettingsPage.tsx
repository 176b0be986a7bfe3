import { Descriptions, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNarrow } from '../../ui/useMedia.ts';
import { BindingPart } from './BindingPart.tsx';
import { ACCOUNT_SETTINGS, SETTINGS_PAGES } from './ownPages.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { QueryContent } from './QueryContent.tsx';
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
    <QueryContent query={useOwnAccount()} name="账户信息">
      {(account) => <ProfileForm account={account} />}
    </QueryContent>
  );
}

/** By which ways news come; none of them can be switched off, so there is no switch. */
function NotificationPart() {
  return (
    <Descriptions
      column={1}
      items={[
        { key: 'inside', label: '站内提示', children: '始终开启：操作结果、数据冲突和登录过期会在页面上提示' },
        {
          key: 'outside',
          label: '短信与邮件',
          children: '短信只用来发送登录、注册和找回密码的验证码；本系统不发送邮件',
        },
      ]}
    />
  );
}
