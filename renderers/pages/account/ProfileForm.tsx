import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { failedPattern } from '../../../engine/rules/patterns.ts';
import { type OwnAccount, type ProfileChange, saveProfile } from '../../../engine/session/ownAccount.ts';
import { replaceUser, useServices } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { CodeField } from '../CodeField.tsx';
import { AvatarField } from './AvatarField.tsx';
import { OWN_KEYS } from './useOwnAccount.ts';

/** What a person may change of themselves. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const { realname, phone, email, avatar } = account;
  const [form] = Form.useForm<ProfileChange>();
  const { busy, save } = useSave(form);
  return (
    <Form form={form} layout="vertical" initialValues={{ realname, phone, email, avatar }} onFinish={save}>
      <Form.Item name="avatar" label="头像">
        <AvatarField name={realname} />
      </Form.Item>
      <Form.Item label="用户账号">
        <span>{account.username}</span>
      </Form.Item>
      <Form.Item name="realname" label="姓名" rules={[{ required: true, whitespace: true, message: '请输入姓名' }]}>
        <Input maxLength={100} autoComplete="name" />
      </Form.Item>
      <Form.Item name="phone" label="手机号" rules={[matching('mobile')]}>
        <Input maxLength={50} autoComplete="tel" />
      </Form.Item>
      <ContactCode form={form} account={account} kind="phone" />
      <Form.Item name="email" label="邮箱" rules={[matching('email')]}>
        <Input maxLength={100} autoComplete="email" />
      </Form.Item>
      <ContactCode form={form} account={account} kind="email" />
      <Button type="primary" htmlType="submit" loading={busy}>
        保存
      </Button>
    </Form>
  );
}

interface ContactCodeProps {
  form: FormInstance<ProfileChange>;
  account: OwnAccount;
  kind: 'phone' | 'email';
}

const CONTACTS = {
  phone: { title: '手机验证码', hint: '未验证的手机号不能用来登录和找回密码' },
  email: { title: '邮箱验证码', hint: '未验证的邮箱不能用来关联第三方登录' },
} as const;

/** Below a phone or mail that the person has not shown to be theirs: a code that is sent there. */
function ContactCode({ form, account, kind }: ContactCodeProps) {
  const value = (Form.useWatch(kind, form) ?? account[kind]).trim();
  const changed = value !== account[kind];
  const confirmed = kind === 'phone' ? account.phoneConfirmed : account.emailConfirmed;
  if (value === '' || (confirmed && !changed)) return null;
  const { title, hint } = CONTACTS[kind];
  const request = async () => {
    const valid = await form.validateFields([kind]).catch(() => undefined);
    return valid && (kind === 'phone' ? { phone: value } : { email: value });
  };
  return (
    <Form.Item label={title} required={changed && kind === 'phone'} style={{ marginBottom: 0 }}>
      <CodeField
        name={`${kind}Code`}
        title={title}
        hint={hint}
        optional={!changed || kind === 'email'}
        request={request}
      />
    </Form.Item>
  );
}

/** Empty is allowed; anything else has to be of the pattern. */
function matching(pattern: string) {
  return {
    validator: async (_rule: unknown, value: unknown) => {
      const text = typeof value === 'string' ? value.trim() : '';
      const wrong = text === '' ? undefined : failedPattern(pattern, text);
      if (wrong !== undefined) throw new Error(wrong);
    },
  };
}

function useSave(form: FormInstance<ProfileChange>) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { message } = App.useApp();
  const refused = useRefusal();
  const [busy, setBusy] = useState(false);
  const save = async (profile: ProfileChange) => {
    setBusy(true);
    try {
      replaceUser(services, await saveProfile(services.client, { ...profile, avatar: profile.avatar ?? '' }));
      await queryClient.invalidateQueries({ queryKey: OWN_KEYS.account });
      form.resetFields(['phoneCode', 'emailCode']);
      message.success('保存成功');
    } catch (error) {
      refused(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
