import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, theme } from 'antd';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { ageText } from '../../../engine/session/wording.ts';
import { UserAvatar } from '../../pages/account/UserAvatar.tsx';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';
import { useOwnItems } from './useOwnItems.tsx';

/** Who works here, and what concerns them alone. */
export function UserMenu() {
  const { token } = theme.useToken();
  const user = useAtomValue(sessionAtom)?.user;
  const { age, look } = useCacheAge();
  const items = useOwnItems(age);
  const name = user?.realname ?? '';
  const place = useRef<HTMLButtonElement>(null);
  const turn = (open: boolean) => {
    if (open) look();
    // The entry goes with the menu, and would take the keyboard along; the key that chose it is none for the button.
    else requestAnimationFrame(() => document.activeElement?.closest('[role=menu]') && place.current?.focus());
  };
  return (
    <Dropdown
      menu={{ items, onClick: preventDefaultKey }}
      onOpenChange={turn}
      trigger={['click']}
      placement="bottomRight"
      autoFocus
    >
      <Button ref={place} type="text" className="weft-user" aria-label={`${name} 的菜单`}>
        <UserAvatar name={name} avatar={user?.avatar} size={24} />
        <span className="weft-user-name">{name}</span>
        <DownOutlined style={{ fontSize: 10, color: token.colorTextTertiary }} />
      </Button>
    </Dropdown>
  );
}

/** How old the kept dictionaries are, as of the last look. */
function useCacheAge() {
  const { kept, clock } = useServices();
  const [age, setAge] = useState('');
  const look = () => {
    const writtenAt = kept.writtenAt('dictionaries');
    setAge(writtenAt === undefined ? '' : ageText(clock() - writtenAt));
  };
  return { age, look };
}
