import { Alert, Button, Form } from 'antd';
import { signInByPhone } from '../../../engine/session/signInWays.ts';
import { useServices } from '../../services/services.ts';
import { CodeField } from '../CodeField.tsx';
import { MobileField } from './fields.tsx';
import { useEnter } from './useEnter.ts';

interface Values {
  mobile: string;
  captcha: string;
}

/** A mobile number and the code that was sent to it. */
export function PhoneForm() {
  const [form] = Form.useForm<Values>();
  const { client } = useServices();
  const { failure, busy, submit } = useEnter();
  const request = async () => {
    const valid = await form.validateFields(['mobile']).catch(() => undefined);
    return valid && { mobile: valid.mobile.trim(), purpose: 'login' as const };
  };
  const enter = ({ mobile, captcha }: Values) => submit(() => signInByPhone(client, mobile.trim(), captcha.trim()));
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={enter}>
      {failure ? <Alert type="error" showIcon title={failure.message} style={{ marginBottom: 16 }} /> : null}
      <MobileField name="mobile" autoFocus />
      <CodeField name="captcha" request={request} />
      <Button type="primary" htmlType="submit" loading={busy} block>
        登录
      </Button>
    </Form>
  );
}
