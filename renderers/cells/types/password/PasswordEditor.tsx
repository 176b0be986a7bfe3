import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { SECRET_MASK } from '../../../../engine/values/secret.ts';
import type { EditorProps } from '../../Cell.ts';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import { inputText } from '../../drawing/text.ts';

/** What is kept never comes back: it stays, is replaced by what is typed, or is removed. */
export function PasswordEditor({
  id,
  value,
  onChange,
  onBlur,
  column,
  disabled,
  autoFocus,
  status,
  describedBy,
}: EditorProps<'password'>) {
  const [kept, setKept] = useState(value === SECRET_MASK);
  const typed = value === SECRET_MASK ? '' : inputText(value);
  const write = (text: string) => onChange(text === '' ? (kept ? SECRET_MASK : null) : text);
  const remove = () => {
    setKept(false);
    onChange(null);
  };
  const hint = kept ? '已设置；输入新密码即更换' : (column.placeholder ?? `请输入${column.title}`);
  return (
    <Space.Compact block>
      <Input.Password
        id={id}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onBlur={onBlur}
        placeholder={hint}
        disabled={disabled}
        autoFocus={autoFocus}
        status={status}
        autoComplete="new-password"
        aria-invalid={status === 'error'}
        aria-describedby={describedBy}
      />
      {kept && !disabled && (
        <Tooltip title="移除已设置的密码" classNames={POPOVER_CLASS_NAMES}>
          <Button icon={<DeleteOutlined />} aria-label={`移除${column.title}`} onClick={remove} />
        </Tooltip>
      )}
    </Space.Compact>
  );
}
