import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex, Tag, theme } from 'antd';
import { useState } from 'react';
import { deviceName } from '../../../engine/session/deviceName.ts';
import { endOwnSessions, type OwnSession } from '../../../engine/session/ownAccount.ts';
import { useClient } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryContent } from './QueryContent.tsx';
import { TotpPart } from './TotpPart.tsx';
import { OWN_KEYS, useOwnSessions } from './useOwnAccount.ts';

const PasswordDialog = lazyComponent('PasswordDialog', () =>
  import('./PasswordDialog.tsx').then((part) => part.PasswordDialog),
);

/** The password, the second step, and the places where one is signed in. */
export function SecurityPart() {
  const { token } = theme.useToken();
  const [changing, setChanging] = useState(false);
  const sessions = useOwnSessions();
  const close = () => {
    setChanging(false);
    void sessions.refetch();
  };
  return (
    <>
      <h2>登录密码</h2>
      <Flex justify="space-between" align="center" gap={16} wrap>
        <span style={{ color: token.colorTextSecondary }}>修改后，其他设备上的登录会退出</span>
        <Button onClick={() => setChanging(true)}>修改密码</Button>
      </Flex>
      <TotpPart onChanged={() => void sessions.refetch()} />
      <h2>登录设备</h2>
      <QueryContent query={sessions} name="登录设备">
        {(list) => <SessionList sessions={list} />}
      </QueryContent>
      {changing ? (
        <Panel name="窗口" onClose={close}>
          <PasswordDialog onClosed={close} />
        </Panel>
      ) : null}
    </>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const { token } = theme.useToken();
  const { ending, end } = useEnd();
  const others = sessions.filter((session) => !session.current);
  return (
    <>
      <ul className="weft-sessions">
        {sessions.map((session) => (
          <li key={session.id} style={{ borderColor: token.colorBorderSecondary }}>
            <div>
              <strong title={session.agent}>{deviceName(session.agent)}</strong>{' '}
              {session.current ? <Tag color="success">当前设备</Tag> : null}
              <div className="weft-session-facts" style={{ color: token.colorTextSecondary }}>
                <span>{session.ip || '未知地址'}</span>
                <span>登录于 {session.createTime}</span>
                <span>最近使用 {session.lastUsedTime}</span>
              </div>
            </div>
            {session.current ? null : (
              <Button size="small" loading={ending === session.id} onClick={() => void end(session.id)}>
                退出此登录
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button danger loading={ending === ''} onClick={() => void end()}>
          退出其他 {others.length} 处登录
        </Button>
      ) : null}
    </>
  );
}

function useEnd() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { message } = App.useApp();
  const refused = useRefusal();
  const [ending, setEnding] = useState<string>();
  const end = async (id?: string) => {
    setEnding(id ?? '');
    try {
      message.success(await endOwnSessions(client, id));
    } catch (error) {
      refused(error);
    } finally {
      setEnding(undefined);
      await queryClient.invalidateQueries({ queryKey: OWN_KEYS.sessions });
    }
  };
  return { ending, end };
}
