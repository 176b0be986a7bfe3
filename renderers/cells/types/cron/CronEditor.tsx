import { FieldTimeOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef, Space } from 'antd';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { LoadingFallback } from '../../../ui/Panel.tsx';
import type { EditorProps } from '../../Cell.ts';
import { inputText } from '../../drawing/text.ts';
import { cronSaid } from './cronSaid.ts';
import './cron.css';

const CronDialog = lazyComponent('CronDialog', () => import('./CronDialog.tsx').then((part) => part.CronDialog));

/** An expression typed, or made in the dialog that its button and Alt+↓ open. */
export function CronEditor(props: EditorProps<'cron'>) {
  const { id, value, onChange, onBlur, onDone, column, disabled, autoFocus, clearable, status, describedBy } = props;
  const [open, setOpen] = useState(false);
  const input = useRef<InputRef>(null);
  const text = inputText(value);
  const said = cronSaid(text, column);
  const keys = (event: KeyboardEvent) => {
    if (!(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  const giveUp = () => {
    // An open dialog would take the keyboard back.
    flushSync(() => setOpen(false));
    input.current?.focus();
  };
  const take = (taken: string) => {
    setOpen(false);
    onChange(taken);
    onBlur?.();
    onDone?.(true);
  };
  return (
    <>
      <Space.Compact block>
        <Input
          ref={input}
          id={id}
          value={text}
          title={said?.sentence ?? said?.diagnostic}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
          onBlur={onBlur}
          onKeyDown={keys}
          placeholder={column.placeholder ?? '秒 分 时 日 月 周 年'}
          disabled={disabled}
          autoFocus={autoFocus}
          allowClear={clearable}
          status={status}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={status === 'error'}
          aria-describedby={describedBy}
        />
        <Button
          icon={<FieldTimeOutlined />}
          title="Alt + ↓"
          aria-label={`设置${column.title}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={disabled}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      {/* In a cell there is no room; there the tooltip says it. */}
      {!onDone && said?.sentence !== undefined && <div className="cron-says">{said.sentence}</div>}
      {open && (
        <Suspense fallback={<LoadingFallback />}>
          <CronDialog
            title={column.title}
            editor={column.editor ?? 'full'}
            numbers={column.weekNumbers ?? 'quartz'}
            text={text}
            onTake={take}
            onCancel={giveUp}
          />
        </Suspense>
      )}
    </>
  );
}
