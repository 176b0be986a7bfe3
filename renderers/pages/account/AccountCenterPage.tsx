import { Button, Descriptions, Space, Tag } from 'antd';
import { useNavigate } from 'react-router-dom';
import { PageDescription, PageSlot } from '../../ui/PageSlots.tsx';
import { ACCOUNT_SETTINGS } from './ownPages.ts';
import { QueryContent } from './QueryContent.tsx';
import { UserAvatar } from './UserAvatar.tsx';
import { useOwnAccount } from './useOwnAccount.ts';
import './account.css';

/** Who one is here: account, departments, roles. */
export function AccountCenterPage() {
  const navigate = useNavigate();
  const query = useOwnAccount();
  return (
    <section className="weft-card weft-account">
      <QueryContent query={query} name="账户信息">
        {(account) => (
          <>
            <PageSlot name="avatar">
              <UserAvatar name={account.realname} avatar={account.avatar} size={48} />
            </PageSlot>
            <PageDescription>
              {account.realname}（{account.username}）
            </PageDescription>
            <PageSlot name="action">
              <Space wrap>
                <Button onClick={() => navigate(`${ACCOUNT_SETTINGS}/base`)}>编辑资料</Button>
                <Button onClick={() => navigate(`${ACCOUNT_SETTINGS}/security`)}>安全设置</Button>
              </Space>
            </PageSlot>
            <Descriptions
              column={{ xs: 1, md: 2 }}
              items={[
                { key: 'phone', label: '手机号', children: account.phone || '未填写' },
                { key: 'email', label: '邮箱', children: account.email || '未填写' },
                { key: 'departs', label: '部门', children: account.departNames.join('、') || '无' },
                {
                  key: 'roles',
                  label: '角色',
                  children: account.roleNames.map((name) => <Tag key={name}>{name}</Tag>),
                },
                { key: 'tenant', label: '租户', children: account.tenantName },
                { key: 'created', label: '创建时间', children: account.createTime || '未知' },
              ]}
            />
          </>
        )}
      </QueryContent>
    </section>
  );
}
