import { LockOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input } from 'antd';
import { Suspense, useState } from 'react';
import type { Failure } from '../../../engine/api/Failure.ts';
import type { Credentials } from '../../../engine/session/account.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { type Captcha, useCaptcha } from './useCaptcha.ts';

interface Values {
  username: string;
  password: string;
  captcha?: string;
  /** The slider has gone its way. */
  slid?: boolean;
}

interface CredentialsFormProps {
  /** The only account it may be; asked for unless given. */
  username?: string;
  /** A captcha from the start. */
  captcha: boolean;
  /** A slider until the server wants a captcha. */
  slider: boolean;
  /** An attempt is under way. */
  busy: boolean;
  /** What the last attempt failed with. */
  failure: Failure | undefined;
  /** True when it went through. */
  onSubmit: (credentials: Credentials) => Promise<boolean>;
}

const SlideCheck = lazyComponent('SlideCheck', () => import('./SlideCheck.tsx').then((part) => part.SlideCheck));

const required = (message: string) => [{ required: true, message }];

/** Account and password, and a captcha once the server wants one. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { username, captcha: fromStart, slider, busy, failure, onSubmit } = props;
  const [form] = Form.useForm<Values>();
  const [wanted, setWanted] = useState(false);
  if (failure?.kind === 'captcha' && !wanted) setWanted(true);
  const captcha = useCaptcha(fromStart || wanted);
  const enter = async ({ slid: _slid, ...values }: Values) => {
    const credentials = { ...values, ...(captcha.key ? { checkKey: captcha.key } : {}) };
    const signedIn = await onSubmit(credentials);
    if (!signedIn) form.resetFields(['slid']);
    if (signedIn || !captcha.key) return;
    // A captcha is good for one try.
    captcha.change();
    form.resetFields(['captcha']);
  };
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={enter}>
      {failure ? <Alert type="error" showIcon title={failure.message} style={{ marginBottom: 16 }} /> : null}
      <Form.Item name="username" initialValue={username} rules={required('请输入用户名')}>
        <Input
          prefix={<UserOutlined />}
          placeholder="用户名"
          autoComplete="username"
          aria-label="用户名"
          // A name that is given is no place to stop at: a window brings the keyboard back to its first one.
          {...(username === undefined ? { autoFocus: true } : { readOnly: true, tabIndex: -1 })}
        />
      </Form.Item>
      <Form.Item name="password" rules={required('请输入密码')}>
        <Input.Password
          prefix={<LockOutlined />}
          placeholder="密码"
          autoComplete="current-password"
          aria-label="密码"
          autoFocus={username !== undefined}
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
      {slider && !captcha.key ? (
        <Form.Item name="slid" rules={required('请拖动滑块完成验证')}>
          <Slide />
        </Form.Item>
      ) : null}
      <Button type="primary" htmlType="submit" loading={busy} block>
        登录
      </Button>
    </Form>
  );
}

// Its place is kept while it is fetched; what a form puts into its field goes through.
function Slide(props: object) {
  return (
    <Suspense fallback={<div className="weft-login-slide" />}>
      <SlideCheck {...props} />
    </Suspense>
  );
}

/** The picture; a click brings another one. */
function CaptchaPicture({ picture, failed, change }: Captcha) {
  return (
    <Button
      className="weft-login-picture"
      onClick={change}
      title="看不清？点击换一张"
      aria-label="换一张验证码"
      styles={{ root: { padding: 0, overflow: 'hidden' } }}
    >
      {picture && !failed ? <img src={picture} alt="验证码" /> : failed ? '点击重试' : '…'}
    </Button>
  );
}
