import { App, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { checkNewPassword, PASSWORD_HINT } from '../../../engine/session/accountRules.ts';
import { changePassword, type PasswordChange } from '../../../engine/session/ownAccount.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import { ruled } from '../login/fields.tsx';

/** Changes the password of whoever is signed in. */
export function PasswordDialog({ onClosed }: { onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const [form] = Form.useForm<PasswordChange>();
  const { busy, save } = useChange();
  const submit = async (change: PasswordChange) => {
    if (await save(change)) setOpen(false);
  };
  return (
    <Modal
      open={open}
      title="修改密码"
      width={800}
      okText="确定"
      cancelText="取消"
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
    >
      <Form form={form} layout="vertical" onFinish={submit}>
        <Form.Item name="oldpassword" label="旧密码" rules={[{ required: true, message: '请输入旧密码!' }]}>
          <Input.Password placeholder="请输入旧密码" autoComplete="current-password" maxLength={256} autoFocus />
        </Form.Item>
        <Form.Item
          name="password"
          label="新密码"
          extra={`${PASSWORD_HINT}。修改后，其他设备上的登录会退出。`}
          required
          rules={ruled(checkNewPassword)}
        >
          <Input.Password placeholder="请输入新密码" autoComplete="new-password" maxLength={256} />
        </Form.Item>
        <Form.Item
          name="confirmpassword"
          label="确认新密码"
          dependencies={['password']}
          rules={[
            { required: true, message: '请确认新密码!' },
            ({ getFieldValue }) => ({
              validator: async (_rule, value: unknown) => {
                if (value && value !== getFieldValue('password')) throw new Error('两次输入的密码不一样！');
              },
            }),
          ]}
        >
          <Input.Password placeholder="请确认新密码" autoComplete="new-password" maxLength={256} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** The server's words are shown as they are; what was typed stays. */
function useChange() {
  const { client, store } = useServices();
  const { message } = App.useApp();
  const refused = useRefusal();
  const [busy, setBusy] = useState(false);
  const save = async (change: PasswordChange): Promise<boolean> => {
    const user = store.get(sessionAtom)?.user;
    if (!user?.username) {
      message.warning('当前系统无登录用户!');
      return false;
    }
    setBusy(true);
    try {
      message.success((await changePassword(client, user.username, change)) || '密码修改成功');
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
