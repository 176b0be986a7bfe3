import { LockOutlined } from '@ant-design/icons';
import { Alert, App, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import {
  bindTotp,
  offerTotp,
  type Proof,
  renewRecovery,
  type TotpOffer,
  unbindTotp,
} from '../../../engine/session/secondStep.ts';
import { useClient } from '../../services/services.ts';
import { useSend } from '../login/useSend.ts';
import { CodeInput } from '../secondStep/CodeInput.tsx';
import { OfferView } from '../secondStep/OfferView.tsx';
import { RecoveryCodes } from '../secondStep/RecoveryCodes.tsx';
import { CodeForm } from '../secondStep/SecondStep.tsx';

/** What is to be done with the authenticator. */
export type TotpMatter = 'bind' | 'change' | 'renew' | 'unbind';

const TITLES: Readonly<Record<TotpMatter, string>> = {
  bind: '绑定验证器',
  change: '更换验证器',
  renew: '重新生成恢复码',
  unbind: '解绑动态口令',
};

interface TotpDialogProps {
  matter: TotpMatter;
  /** There is one already: a code of it is asked for. */
  bound: boolean;
  onClosed: () => void;
}

/** First who it is, then what the authenticator is to read, then the codes to be kept. */
export function TotpDialog({ matter, bound, onClosed }: TotpDialogProps) {
  const [open, setOpen] = useState(true);
  const { offer, codes, prove, bind } = useMatter(matter, () => setOpen(false));
  return (
    <Modal
      open={open}
      title={TITLES[matter]}
      width={480}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        codes ? (
          <Button type="primary" onClick={() => setOpen(false)}>
            已保存
          </Button>
        ) : null
      }
    >
      <div className="weft-totp">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : offer ? (
          <>
            <OfferView {...offer} />
            <CodeForm button="绑定" send={bind} />
          </>
        ) : (
          <ProofForm bound={bound} danger={matter === 'unbind'} button={nextOf(matter)} send={prove} />
        )}
      </div>
    </Modal>
  );
}

function nextOf(matter: TotpMatter): string {
  if (matter === 'unbind') return '解绑';
  return matter === 'renew' ? '生成' : '下一步';
}

function useMatter(matter: TotpMatter, close: () => void) {
  const client = useClient();
  const { message } = App.useApp();
  const [offer, setOffer] = useState<TotpOffer>();
  const [codes, setCodes] = useState<string[]>();
  const prove = async (proof: Proof): Promise<void> => {
    if (matter === 'renew') setCodes(await renewRecovery(client, proof));
    else if (matter !== 'unbind') setOffer(await offerTotp(client, proof));
    else {
      message.success(await unbindTotp(client, proof));
      close();
    }
  };
  const bind = async (code: string): Promise<void> => {
    if (offer) setCodes(await bindTotp(client, offer.offer, code));
  };
  return { offer, codes, prove, bind };
}

interface ProofFormProps {
  bound: boolean;
  danger: boolean;
  button: string;
  /** Rejects with a Failure. */
  send: (proof: Proof) => Promise<void>;
}

/** The password, and a code of what is bound. */
function ProofForm({ bound, danger, button, send: prove }: ProofFormProps) {
  const [form] = Form.useForm<Proof>();
  const { busy, failure, send } = useSend();
  const enter = async (proof: Proof) => {
    if (!(await send(() => prove(proof)))) form.resetFields(['code']);
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={enter}>
      {failure ? <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} /> : null}
      <Form.Item name="password" rules={[{ required: true, message: '请输入登录密码' }]}>
        <Input.Password
          prefix={<LockOutlined />}
          placeholder="登录密码"
          aria-label="登录密码"
          autoComplete="current-password"
          maxLength={256}
          autoFocus
        />
      </Form.Item>
      {bound ? <CodeInput recovery /> : null}
      <Button type="primary" danger={danger} htmlType="submit" loading={busy} block>
        {button}
      </Button>
    </Form>
  );
}
