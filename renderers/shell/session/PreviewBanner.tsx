import { EyeOutlined } from '@ant-design/icons';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { endPreview } from '../../../engine/session/account.ts';
import { useClient } from '../../services/services.ts';
import { usePermissions } from '../../services/useMenu.ts';

const KINDS = { role: '角色', user: '用户' } as const;

/** Says all the while with whose rights an administrator looks, and leads back. */
export function PreviewBanner() {
  const { preview } = usePermissions();
  const client = useClient();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  if (!preview) return null;
  const end = async () => {
    setBusy(true);
    try {
      await endPreview(client);
      // Whatever was read with the other rights is forgotten.
      window.location.assign('/');
    } catch (error) {
      setBusy(false);
      message.warning(error instanceof Failure ? error.message : '退出预览失败');
    }
  };
  return (
    <Alert
      banner
      className="weft-preview"
      type="warning"
      icon={<EyeOutlined />}
      title={
        <>
          正在以「{preview.name}」身份预览<span className="weft-preview-kind">（{KINDS[preview.kind]}，只能查看）</span>
        </>
      }
      action={
        <Button size="small" type="primary" loading={busy} onClick={() => void end()}>
          退出预览
        </Button>
      }
    />
  );
}
