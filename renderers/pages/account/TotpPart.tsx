import { Button, Flex, Skeleton, Tag, theme } from 'antd';
import { useState } from 'react';
import type { OwnTotp } from '../../../engine/session/secondStep.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { QueryContent } from './QueryContent.tsx';
import type { TotpMatter } from './TotpDialog.tsx';
import { useOwnTotp } from './useOwnAccount.ts';

const TotpDialog = lazyComponent('TotpDialog', () => import('./TotpDialog.tsx').then((part) => part.TotpDialog));

/** One's own authenticator: the second step of signing in. */
export function TotpPart({ onChanged }: { onChanged: () => void }) {
  const query = useOwnTotp();
  const [matter, setMatter] = useState<TotpMatter>();
  const close = () => {
    setMatter(undefined);
    void query.refetch();
    onChanged();
  };
  return (
    <>
      <h2>动态口令</h2>
      <QueryContent query={query} name="动态口令">
        {(own) => (own.bound ? <Bound own={own} onChoose={setMatter} /> : <Unbound own={own} onChoose={setMatter} />)}
      </QueryContent>
      {matter ? (
        <Panel name="窗口" onClose={close}>
          {query.data ? <TotpDialog matter={matter} bound={query.data.bound} onClosed={close} /> : <Skeleton />}
        </Panel>
      ) : null}
    </>
  );
}

interface PartProps {
  own: OwnTotp;
  onChoose: (matter: TotpMatter) => void;
}

function Unbound({ own, onChoose }: PartProps) {
  const { token } = theme.useToken();
  return (
    <Flex justify="space-between" align="center" gap={16} wrap>
      <span style={{ color: token.colorTextSecondary }}>
        {own.available ? '绑定后，登录时除密码外还要手机验证器上的 6 位数字' : '管理员还没有配置加密密钥，暂时不能绑定'}
      </span>
      <Button disabled={!own.available} onClick={() => onChoose('bind')}>
        绑定验证器
      </Button>
    </Flex>
  );
}

function Bound({ own, onChoose }: PartProps) {
  const { token } = theme.useToken();
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} align="center" wrap style={{ color: token.colorTextSecondary }}>
        <Tag color="success">已绑定</Tag>
        <span>绑定于 {own.createTime}</span>
        <span style={own.recovery < 3 ? { color: token.colorWarningText } : undefined}>
          恢复码还剩 {own.recovery} 个
        </span>
      </Flex>
      <Flex gap={8} wrap>
        <Button disabled={!own.available} onClick={() => onChoose('change')}>
          更换验证器
        </Button>
        <Button onClick={() => onChoose('renew')}>重新生成恢复码</Button>
        {own.required ? null : (
          <Button danger onClick={() => onChoose('unbind')}>
            解绑
          </Button>
        )}
      </Flex>
      {own.required ? <span style={{ color: token.colorTextSecondary }}>您的角色需要动态口令，不能解绑</span> : null}
    </Flex>
  );
}
