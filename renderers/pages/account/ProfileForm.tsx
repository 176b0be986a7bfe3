import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { failedPattern } from '../../../engine/rules/patterns.ts';
import { type OwnAccount, type Profile, saveProfile } from '../../../engine/session/ownAccount.ts';
import { replaceUser, useServices } from '../../services/services.ts';
import { AvatarField } from './AvatarField.tsx';
import { OWN_KEYS } from './useOwnAccount.ts';

/** What a person may change of themselves. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const { realname, phone, email, avatar } = account;
  const [form] = Form.useForm<Profile>();
  const { busy, save } = useSave();
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
      <Form.Item name="email" label="邮箱" rules={[matching('email')]}>
        <Input maxLength={100} autoComplete="email" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={busy}>
        保存
      </Button>
    </Form>
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

function useSave() {
  const services = useServices();
  const queryClient = useQueryClient();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const save = async (profile: Profile) => {
    setBusy(true);
    try {
      replaceUser(services, await saveProfile(services.client, { ...profile, avatar: profile.avatar ?? '' }));
      await queryClient.invalidateQueries({ queryKey: OWN_KEYS.account });
      message.success('保存成功');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      message.warning(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
