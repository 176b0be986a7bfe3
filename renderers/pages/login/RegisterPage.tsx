import { MailOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, Result } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { checkEmail, checkUsername } from '../../../engine/session/accountRules.ts';
import { register } from '../../../engine/session/signInWays.ts';
import { useSettings } from '../../services/queries.ts';
import { useServices } from '../../services/services.ts';
import { NavigateButton } from '../../ui/StateNotice.tsx';
import { CodeField } from '../CodeField.tsx';
import { MobileField, NewPasswordFields, ruled, UsernameField } from './fields.tsx';
import { useSend } from './useSend.ts';

interface Values {
  username: string;
  password: string;
  phone: string;
  smscode: string;
  email?: string;
}

/** A new account, where the server lets people make one. */
export function RegisterPage() {
  const { settings, loading } = useSettings();
  if (loading) return null;
  return settings.register ? <RegisterForm /> : <Closed />;
}

function Closed() {
  return (
    <Result
      status="info"
      title="系统未开放注册"
      subTitle="请联系管理员开通账号"
      extra={<NavigateButton to="/user/login">返回登录</NavigateButton>}
    />
  );
}

function RegisterForm() {
  const [form] = Form.useForm<Values>();
  const { client } = useServices();
  const navigate = useNavigate();
  const { busy, failure, send } = useSend();
  const request = async () => {
    const valid = await form.validateFields(['phone']).catch(() => undefined);
    return valid && { mobile: valid.phone.trim(), purpose: 'register' as const };
  };
  const submit = async ({ username, password, phone, smscode, email }: Values) => {
    const name = username.trim();
    const body = { username: name, password, phone: phone.trim(), smscode: smscode.trim(), email: email?.trim() };
    const made = await send(() => register(client, body));
    if (made) navigate('/user/register-result', { replace: true, state: { username: name } });
  };
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      <h2>注册账号</h2>
      {failure ? <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} /> : null}
      <UsernameField name="username" rules={ruled(checkUsername)} autoFocus />
      <NewPasswordFields />
      <Form.Item name="email" rules={ruled(checkEmail)}>
        <Input prefix={<MailOutlined />} placeholder="邮箱（选填）" aria-label="邮箱" autoComplete="email" />
      </Form.Item>
      <MobileField name="phone" />
      <CodeField name="smscode" request={request} />
      <Button type="primary" htmlType="submit" loading={busy} block>
        注册
      </Button>
      <nav className="weft-login-links" aria-label="其他操作">
        <Link to="/user/login">使用已有账号登录</Link>
      </nav>
    </Form>
  );
}
