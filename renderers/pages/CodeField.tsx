import { SafetyOutlined } from '@ant-design/icons';
import { App, Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../engine/api/Failure.ts';
import { checkCode } from '../../engine/session/accountRules.ts';
import { type CodeRequest, type ContactRequest, requestCode } from '../../engine/session/signInWays.ts';
import { useServices } from '../services/services.ts';
import { ruled } from './login/fields.tsx';

interface CodeFieldProps {
  name: string;
  /** What to send with the request; undefined while the form says what is missing. */
  request: () => Promise<CodeRequest | ContactRequest | undefined>;
  /** Of several codes on one page; 验证码 unless given. */
  title?: string;
  /** Below it. */
  hint?: string;
  /** It may be left empty. */
  optional?: boolean;
}

const PAUSE = 60;

/** The code that was sent to a phone or mail, and the button that asks for it: once a minute. */
export function CodeField({ name, request, title = '验证码', hint, optional = false }: CodeFieldProps) {
  const { left, start } = useCountdown();
  const input = useRef<InputRef>(null);
  const { busy, ask } = useAsk(() => {
    start();
    // What comes next is typing it.
    input.current?.focus();
  });
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Form.Item
        name={name}
        extra={hint}
        style={{ flex: 1 }}
        rules={ruled(optional ? checkIfAny : checkCode)}
        validateFirst
      >
        <Input
          ref={input}
          prefix={<SafetyOutlined />}
          placeholder={title}
          aria-label={title}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
        />
      </Form.Item>
      <Button style={{ width: 124 }} disabled={left > 0} loading={busy} onClick={() => ask(request)}>
        {left > 0 ? `${left} 秒后重发` : '获取验证码'}
      </Button>
    </div>
  );
}

const checkIfAny = (value: string): string | undefined => (value === '' ? undefined : checkCode(value));

function useAsk(start: () => void) {
  const { client } = useServices();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const ask = async (request: CodeFieldProps['request']) => {
    const wanted = await request();
    if (!wanted) return;
    setBusy(true);
    try {
      await requestCode(client, wanted);
      start();
      message.success('验证码已发送，5分钟内有效');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      message.warning(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, ask };
}

/** Whole seconds until the button may be pressed again, by the clock: a sleeping tab does not stretch them. */
function useCountdown() {
  const { clock } = useServices();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const moment = clock();
      setNow(moment);
      if (moment >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until, clock]);
  const start = () => {
    const moment = clock();
    setNow(moment);
    setUntil(moment + PAUSE * 1000);
  };
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), start };
}
