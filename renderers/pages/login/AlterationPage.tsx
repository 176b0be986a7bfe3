import { Alert, Button, Form, Result, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resetPassword, verifyPhone } from '../../../engine/session/signInWays.ts';
import { useServices } from '../../services/services.ts';
import { NavigateButton } from '../../ui/StateNotice.tsx';
import { CodeField } from '../CodeField.tsx';
import { MobileField, NewPasswordFields, UsernameField } from './fields.tsx';
import { useSend } from './useSend.ts';

/** What is known at each step: the account, then a ticket for one new password. */
type Step =
  | { at: 'account'; username?: string }
  | { at: 'phone' | 'password'; username: string; ticket: string }
  | { at: 'done' };

const TITLES = { account: '确认账号', phone: '验证手机', password: '设置密码', done: '完成' } as const;
const ORDER = Object.keys(TITLES) as Step['at'][];

/** A new password for an account whose phone one holds, in four steps. */
export function AlterationPage() {
  const [step, setStep] = useState<Step>({ at: 'account' });
  return (
    <>
      <h2>找回密码</h2>
      <Steps
        size="small"
        responsive={false}
        titlePlacement="vertical"
        current={ORDER.indexOf(step.at)}
        items={ORDER.map((at) => ({ title: TITLES[at] }))}
      />
      <StepForm step={step} onStep={setStep} />
      {step.at === 'done' ? null : (
        <nav className="weft-login-links" aria-label="其他操作">
          <Link to="/user/login">返回登录</Link>
        </nav>
      )}
    </>
  );
}

function StepForm({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  if (step.at === 'account') return <AccountStep username={step.username} onStep={onStep} />;
  if (step.at === 'done') return <Done />;
  return step.at === 'phone' ? (
    <PhoneStep username={step.username} onStep={onStep} />
  ) : (
    <PasswordStep username={step.username} ticket={step.ticket} onStep={onStep} />
  );
}

interface StepProps {
  username: string;
  onStep: (step: Step) => void;
}

// Whether there is such an account is told to nobody here.
function AccountStep({ username, onStep }: { username: string | undefined; onStep: (step: Step) => void }) {
  const submit = (values: { username: string }) =>
    onStep({ at: 'phone', username: values.username.trim(), ticket: '' });
  return (
    <Form layout="vertical" size="large" requiredMark={false} initialValues={{ username }} onFinish={submit}>
      <UsernameField
        name="username"
        rules={[{ required: true, whitespace: true, message: '请输入用户名' }]}
        autoFocus
      />
      <Button type="primary" htmlType="submit" block>
        下一步
      </Button>
    </Form>
  );
}

function PhoneStep({ username, onStep }: StepProps) {
  const [form] = Form.useForm<{ phone: string; smscode: string }>();
  const { client } = useServices();
  const { busy, failure, send } = useSend();
  const request = async () => {
    const valid = await form.validateFields(['phone']).catch(() => undefined);
    return valid && { mobile: valid.phone.trim(), purpose: 'reset' as const, username };
  };
  const submit = ({ phone, smscode }: { phone: string; smscode: string }) =>
    send(async () => {
      const ticket = await verifyPhone(client, { username, phone: phone.trim(), smscode: smscode.trim() });
      onStep({ at: 'password', username, ticket });
    });
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      <p>请填写账号 {username} 绑定的手机号；号码与账号相符时会收到验证码</p>
      {failure ? <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} /> : null}
      <MobileField name="phone" autoFocus />
      <CodeField name="smscode" request={request} />
      <div className="weft-login-pair">
        <Button onClick={() => onStep({ at: 'account', username })}>上一步</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          下一步
        </Button>
      </div>
    </Form>
  );
}

function PasswordStep({ username, ticket, onStep }: StepProps & { ticket: string }) {
  const { client } = useServices();
  const { busy, failure, send } = useSend();
  const submit = ({ password, confirm }: { password: string; confirm: string }) =>
    send(async () => {
      await resetPassword(client, { username, smscode: ticket, password, confirmpassword: confirm });
      onStep({ at: 'done' });
    });
  return (
    <Form layout="vertical" size="large" requiredMark={false} onFinish={submit}>
      {failure ? (
        <Alert
          type="error"
          showIcon
          title={failure}
          action={
            <Button size="small" onClick={() => onStep({ at: 'phone', username, ticket: '' })}>
              重新验证
            </Button>
          }
          style={{ marginBottom: 16 }}
        />
      ) : null}
      <NewPasswordFields autoFocus />
      <Button type="primary" htmlType="submit" loading={busy} block>
        完成
      </Button>
    </Form>
  );
}

function Done() {
  return (
    <Result
      status="success"
      title="密码已修改"
      subTitle="此账号的其他登录已全部退出，请用新密码登录"
      extra={<NavigateButton to="/user/login">去登录</NavigateButton>}
    />
  );
}
