import { atom, useAtom } from 'jotai';
import type { OwnDepartment } from '../../../engine/session/ownAccount.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';

const SettingsDrawer = lazyComponent('SettingsDrawer', () =>
  import('../../pages/account/settings/SettingsDrawer.tsx').then((part) => part.SettingsDrawer),
);
const PasswordDialog = lazyComponent('PasswordDialog', () =>
  import('../../pages/account/PasswordDialog.tsx').then((part) => part.PasswordDialog),
);
const DepartmentDialog = lazyComponent('DepartmentDialog', () =>
  import('../session/DepartmentDialog.tsx').then((part) => part.DepartmentDialog),
);

/** Which of the user's own dialogs is open, with what it was opened for. */
export type OwnDialog =
  | { part: 'settings' | 'password' }
  | { part: 'department'; list: OwnDepartment[]; orgCode: string };

export const ownDialogAtom = atom<OwnDialog | undefined>(undefined);

/** The dialogs of the user's menu. They outlive the header, which a setting may exchange for another one. */
export function OwnDialogs() {
  const [opened, setOpened] = useAtom(ownDialogAtom);
  // The entry that was chosen is gone with the menu; the keyboard goes on where the menu hangs.
  const close = () => {
    setOpened(undefined);
    document.querySelector<HTMLElement>('.weft-user')?.focus();
  };
  return (
    <Panel key={opened?.part} name="窗口" onClose={close}>
      {opened?.part === 'settings' ? <SettingsDrawer onClosed={close} /> : null}
      {opened?.part === 'password' ? <PasswordDialog onClosed={close} /> : null}
      {opened?.part === 'department' ? (
        <DepartmentDialog list={opened.list} orgCode={opened.orgCode} onClosed={close} />
      ) : null}
    </Panel>
  );
}
