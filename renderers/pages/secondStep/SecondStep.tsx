import { Alert, Button, Form, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { SignedIn } from '../../../engine/session/account.ts';
import {
  bindSecondStep,
  loadStepOffer,
  passSecondStep,
  type SecondStep as Step,
  type TotpOffer,
} from '../../../engine/session/secondStep.ts';
import { useClient } from '../../services/services.ts';
import { useSend } from '../login/useSend.ts';
import { CodeInput } from './CodeInput.tsx';
import { OfferView } from './OfferView.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import './secondStep.css';

interface SecondStepProps {
  step: Step;
  /** The session may begin. Rejects with a Failure. */
  onSignedIn: (signedIn: SignedIn) => Promise<void>;
  /** Begins anew. */
  onLeave: () => void;
}

/** The second step of a sign-in: a code, or an authenticator to bind first. */
export function SecondStep({ step, onSignedIn, onLeave }: SecondStepProps) {
  return (
    <section className="weft-totp" aria-labelledby="second-step">
      <h2 id="second-step">{step.kind === 'code' ? '动态口令' : '绑定动态口令'}</h2>
      {step.kind === 'code' ? (
        <Code ticket={step.ticket} onSignedIn={onSignedIn} />
      ) : (
        <Bind ticket={step.ticket} onSignedIn={onSignedIn} />
      )}
      <Button type="link" onClick={onLeave} styles={{ root: { alignSelf: 'flex-start', padding: 0 } }}>
        返回登录
      </Button>
    </section>
  );
}

type PartProps = { ticket: string } & Pick<SecondStepProps, 'onSignedIn'>;

function Code({ ticket, onSignedIn }: PartProps) {
  const client = useClient();
  return (
    <>
      <p>请输入手机验证器上现在的 6 位数字</p>
      <CodeForm
        button="登录"
        recovery
        send={async (code) => {
          await onSignedIn(await passSecondStep(client, ticket, code));
        }}
      />
    </>
  );
}

function Bind({ ticket, onSignedIn }: PartProps) {
  const client = useClient();
  const offer = useOffer(ticket);
  const entering = useSend();
  const [bound, setBound] = useState<{ signedIn: SignedIn; codes: string[] }>();
  if (bound)
    return (
      <>
        <RecoveryCodes codes={bound.codes} />
        {entering.failure ? <Alert type="error" showIcon title={entering.failure} /> : null}
        <Button
          type="primary"
          size="large"
          block
          loading={entering.busy}
          onClick={() => void entering.send(() => onSignedIn(bound.signedIn))}
        >
          已保存，进入系统
        </Button>
      </>
    );
  return (
    <>
      <p>您的角色登录时需要动态口令，绑定验证器后才能继续</p>
      {offer.failure ? <Alert type="error" showIcon title={offer.failure} /> : null}
      {offer.known ? (
        <>
          <OfferView {...offer.known} />
          <CodeForm
            button="绑定"
            send={async (code) => {
              if (offer.known) setBound(await bindSecondStep(client, { ticket, offer: offer.known.offer, code }));
            }}
          />
        </>
      ) : offer.failure ? null : (
        <Skeleton active aria-label="正在准备二维码" />
      )}
    </>
  );
}

function useOffer(ticket: string) {
  const client = useClient();
  const { failure, send } = useSend();
  const [known, setKnown] = useState<TotpOffer>();
  // Once a ticket: what is asked for again would be another secret.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is another one with every drawing.
  useEffect(() => {
    let gone = false;
    void send(async () => {
      const offered = await loadStepOffer(client, ticket);
      if (!gone) setKnown(offered);
    });
    return () => {
      gone = true;
    };
  }, [client, ticket]);
  return { known, failure };
}

interface CodeFormProps {
  button: string;
  recovery?: boolean;
  /** Rejects with a Failure. */
  send: (code: string) => Promise<void>;
}

/** A code and the button that sends it; six digits send themselves. A wrong one goes, and the keyboard stays. */
export function CodeForm({ button, recovery, send: pass }: CodeFormProps) {
  const [form] = Form.useForm<{ code: string }>();
  const { busy, failure, send } = useSend();
  const enter = async ({ code }: { code: string }) => {
    if (await send(() => pass(code.trim()))) return;
    form.resetFields(['code']);
    form.getFieldInstance('code')?.focus();
  };
  return (
    <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={enter}>
      {failure ? <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} /> : null}
      <CodeInput autoFocus recovery={recovery ?? false} onWhole={form.submit} />
      <Button type="primary" htmlType="submit" loading={busy} block>
        {button}
      </Button>
    </Form>
  );
}
