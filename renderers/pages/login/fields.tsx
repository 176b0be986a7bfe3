import { LockOutlined, MobileOutlined, UserOutlined } from '@ant-design/icons';
import { Form, type FormRule, Input } from 'antd';
import { checkMobile, checkNewPassword, PASSWORD_HINT } from '../../../engine/session/accountRules.ts';

interface FieldProps {
  name: string;
  autoFocus?: boolean;
}

/** A mobile number of China. */
export function MobileField({ name, autoFocus }: FieldProps) {
  return (
    <Form.Item name={name} rules={ruled(checkMobile)} validateTrigger={['onBlur', 'onChange']}>
      <Input
        prefix={<MobileOutlined />}
        placeholder="手机号"
        aria-label="手机号"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={11}
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}

/** The name of an account. */
export function UsernameField({ name, autoFocus, rules }: FieldProps & { rules: FormRule[] }) {
  return (
    <Form.Item name={name} rules={rules}>
      <Input
        prefix={<UserOutlined />}
        placeholder="用户名"
        aria-label="用户名"
        autoComplete="username"
        autoFocus={autoFocus}
      />
    </Form.Item>
  );
}

/** A new password, typed twice. */
export function NewPasswordFields({ autoFocus }: Pick<FieldProps, 'autoFocus'>) {
  return (
    <>
      <Form.Item name="password" rules={ruled(checkNewPassword)}>
        <Input.Password
          prefix={<LockOutlined />}
          placeholder={`新密码：${PASSWORD_HINT}`}
          aria-label="新密码"
          autoComplete="new-password"
          autoFocus={autoFocus}
        />
      </Form.Item>
      <Form.Item name="confirm" dependencies={['password']} rules={[sameAsPassword]}>
        <Input.Password
          prefix={<LockOutlined />}
          placeholder="确认新密码"
          aria-label="确认新密码"
          autoComplete="new-password"
        />
      </Form.Item>
    </>
  );
}

const sameAsPassword: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: unknown) => {
    if (!value) throw new Error('请确认新密码!');
    if (value !== getFieldValue('password')) throw new Error('两次输入的密码不一样！');
  },
});

/** A rule of the engine as a rule of a form. */
export function ruled(check: (value: string) => string | undefined): FormRule[] {
  return [
    {
      validator: async (_rule, value: unknown) => {
        const wrong = check(typeof value === 'string' ? value.trim() : '');
        if (wrong !== undefined) throw new Error(wrong);
      },
    },
  ];
}
