import { LockOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input } from 'antd';
import { useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { signIn } from '../../../engine/session/account.ts';
import { startSession, useServices } from '../../state/services.ts';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import { useCaptcha } from './useCaptcha.ts';

interface Values {
  username: string;
  password: string;
  captcha?: string;
}

const required = (message: string) => [{ required: true, message }];

/** Account and password, and a captcha once the server wants one. */
export function LoginForm({ captcha: fromStart }: { captcha: boolean }) {
  const [form] = Form.useForm<Values>();
  const { failure, wanted, busy, submit } = useSignIn();
  const captcha = useCaptcha(fromStart || wanted);
  const enter = async (values: Values) => {
    const signedIn = await submit({ ...values, ...(captcha.key ? { checkKey: captcha.key } : {}) });
    if (signedIn || !captcha.key) return;
    // A captcha is good for one try.
    captcha.change();
    form.resetFields(['captcha']);
  };
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={enter}>
      {failure ? <Alert type="error" showIcon title={failure.message} style={{ marginBottom: 16 }} /> : null}
      <Form.Item name="username" rules={required('请输入用户名')}>
        <Input prefix={<UserOutlined />} placeholder="用户名" autoComplete="username" aria-label="用户名" autoFocus />
      </Form.Item>
      <Form.Item name="password" rules={required('请输入密码')}>
        <Input.Password
          prefix={<LockOutlined />}
          placeholder="密码"
          autoComplete="current-password"
          aria-label="密码"
        />
      </Form.Item>
      {captcha.key ? (
        <div className="weft-login-captcha">
          <Form.Item name="captcha" rules={required('请输入验证码')}>
            <Input
              prefix={<SafetyOutlined />}
              placeholder="验证码"
              autoComplete="off"
              aria-label="验证码"
              autoFocus={wanted}
            />
          </Form.Item>
          <CaptchaPicture {...captcha} />
        </div>
      ) : null}
      <Button type="primary" htmlType="submit" loading={busy} block>
        登录
      </Button>
    </Form>
  );
}

function useSignIn() {
  const services = useServices();
  const underWay = useRef(false);
  const [state, setState] = useState<{ busy: boolean; failure?: Failure; wanted: boolean }>({
    busy: false,
    wanted: false,
  });
  const submit = async (credentials: Values & { checkKey?: string }): Promise<boolean> => {
    // Enter and a click in the same moment come before the button is disabled.
    if (underWay.current) return false;
    underWay.current = true;
    setState(({ wanted }) => ({ busy: true, wanted }));
    try {
      const { session, dictionaries } = await signIn(services.client, credentials);
      startSession(services, session, dictionaries);
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      setState(({ wanted }) => ({ busy: false, failure: error, wanted: wanted || error.kind === 'captcha' }));
      return false;
    } finally {
      underWay.current = false;
    }
  };
  return { ...state, submit };
}
