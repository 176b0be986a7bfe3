import { EyeOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { endPreview } from '../../../engine/session/account.ts';
import { useClient } from '../../services/services.ts';
import { usePermissions } from '../../services/useMenu.ts';
import { useRefusal } from '../../services/useRefusal.ts';

const KINDS = { role: '角色', user: '用户', tenant: '租户' } as const;

/** Says all the while with whose rights an administrator looks, and leads back. */
export function PreviewBanner() {
  const { preview } = usePermissions();
  const client = useClient();
  const refused = useRefusal();
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
      refused(error);
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
