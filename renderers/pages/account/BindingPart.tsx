import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Descriptions, Flex, theme } from 'antd';
import { Link } from 'react-router-dom';
import { type Binding, unbindThird } from '../../../engine/session/ownAccount.ts';
import { useClient } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { ACCOUNT_SETTINGS } from './ownPages.ts';
import { QueryContent } from './QueryContent.tsx';
import { OWN_KEYS, useBindings, useOwnAccount } from './useOwnAccount.ts';

/** What the account is reached by, and signed in with. */
export function BindingPart() {
  const bindings = useBindings();
  return (
    <>
      <QueryContent query={useOwnAccount()} name="账户信息">
        {({ phone, email }) => (
          <Descriptions
            column={1}
            items={[
              { key: 'phone', label: '手机号', children: phone || '未填写' },
              { key: 'email', label: '邮箱', children: email || '未填写' },
            ]}
          />
        )}
      </QueryContent>
      <Link to={`${ACCOUNT_SETTINGS}/base`}>在基本设置中修改手机号和邮箱</Link>
      <h2>第三方账号</h2>
      <QueryContent query={bindings} name="第三方账号">
        {(list) => <Bindings list={list} />}
      </QueryContent>
    </>
  );
}

function Bindings({ list }: { list: readonly Binding[] }) {
  const { token } = theme.useToken();
  const unbind = useUnbind();
  if (list.length === 0) return <span style={{ color: token.colorTextSecondary }}>没有绑定第三方账号</span>;
  return (
    <ul className="weft-sessions">
      {list.map((binding) => (
        <li key={binding.source} style={{ borderColor: token.colorBorderSecondary }}>
          <Flex vertical>
            <strong>{binding.title}</strong>
            <span style={{ color: token.colorTextSecondary }}>绑定于 {binding.createTime}</span>
          </Flex>
          <Button size="small" onClick={() => unbind(binding)}>
            解除绑定
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useUnbind(): (binding: Binding) => void {
  const client = useClient();
  const queryClient = useQueryClient();
  const { modal, message } = App.useApp();
  const refused = useRefusal();
  const unbind = async (source: string) => {
    try {
      message.success(await unbindThird(client, source));
    } catch (error) {
      refused(error);
    } finally {
      await queryClient.invalidateQueries({ queryKey: OWN_KEYS.bindings });
    }
  };
  return ({ source, title }) =>
    void modal.confirm({
      title: `解除与“${title}”的绑定?`,
      content: '解除后，用它登录时要重新绑定。',
      okText: '解除绑定',
      cancelText: '取消',
      onOk: () => unbind(source),
    });
}
