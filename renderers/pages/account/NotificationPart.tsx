import { Descriptions } from 'antd';

/** By which ways news come; none of them can be switched off, so there is no switch. */
export function NotificationPart() {
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
