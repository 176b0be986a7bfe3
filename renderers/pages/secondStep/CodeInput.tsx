import { SafetyOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { checkCode } from '../../../engine/session/accountRules.ts';
import { ruled } from '../login/fields.tsx';

interface CodeInputProps {
  /** Called once six digits stand there. */
  onWhole?: () => void;
  autoFocus?: boolean;
  /** A recovery code may stand in for it. */
  recovery?: boolean;
}

const checkRecovery = (value: string): string | undefined => (value === '' ? '请输入恢复码' : undefined);
const checkTotp = (value: string): string | undefined => (value === '' ? '请输入动态口令' : checkCode(value));

/** The field `code` of a form: what the authenticator shows now, or one of the codes that were written down. */
export function CodeInput({ onWhole, autoFocus, recovery = false }: CodeInputProps) {
  const form = Form.useFormInstance();
  const [written, setWritten] = useState(false);
  const [turned, setTurned] = useState(false);
  const turn = () => {
    setWritten(!written);
    setTurned(true);
    form.resetFields(['code']);
  };
  // The other field is another one: it takes the keyboard over.
  const shared = { prefix: <SafetyOutlined />, autoFocus: autoFocus || turned, allowClear: true };
  return (
    <>
      <Form.Item name="code" rules={ruled(written ? checkRecovery : checkTotp)} validateTrigger="onSubmit">
        {written ? (
          <Input {...shared} placeholder="恢复码" aria-label="恢复码" autoComplete="off" maxLength={40} />
        ) : (
          <Input
            {...shared}
            placeholder="6 位动态口令"
            aria-label="动态口令"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={6}
            onChange={(event) => {
              if (/^\d{6}$/.test(event.target.value)) onWhole?.();
            }}
          />
        )}
      </Form.Item>
      {recovery ? (
        <Button type="link" size="middle" onClick={turn} className="weft-totp-turn">
          {written ? '改用验证器上的动态口令' : '验证器不在身边？用恢复码'}
        </Button>
      ) : null}
    </>
  );
}
