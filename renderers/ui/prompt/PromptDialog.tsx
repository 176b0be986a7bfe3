import { Input, type InputRef, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { checkValue } from '../../../engine/rules/checkValue.ts';
import type { Rule } from '../../../schemas/generated/types.ts';
import './prompt.css';

export interface PromptOptions {
  /** Of the dialog. */
  title: string;
  /** Of the input; also what the rules call it. */
  label: string;
  defaultValue?: string;
  placeholder?: string;
  /** Not to be seen while it is typed. */
  secret?: boolean;
  /** It may have several lines: Enter begins another, with Ctrl or Cmd it takes the text. */
  long?: boolean;
  /** What follows from it, above the input. */
  note?: string;
  rules?: readonly Rule[];
  okText?: string;
  /** What was typed before and not taken, to begin with; `keep` hears of every change, and of nothing once it is taken. */
  draft?: { text: string; keep: (text: string) => void } | undefined;
  /** What is to be done with the text; the dialog waits for it and shows the message of what it throws. */
  onTaken?: (text: string) => void | Promise<void>;
}

interface PromptDialogProps extends PromptOptions {
  /** The text; undefined when it was given up. */
  onDone: (text: string | undefined) => void;
}

/** Asks for a text, as a rule one line, and lets it go only when it holds what the rules ask for. Enter takes it, Esc gives it up. */
export function PromptDialog({ onDone, ...options }: PromptDialogProps) {
  const { title, label, placeholder, okText, defaultValue = '', rules = [], onTaken, secret = false } = options;
  const { long = false, note, draft } = options;
  const Line = secret ? Input.Password : Input;
  const id = useId();
  const input = useRef<InputRef & TextAreaRef>(null);
  const [text, setText] = useState(draft?.text || defaultValue);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const going = useRef(false);
  const wrong = refused ?? (tried ? promptFailure(label, rules, text) : undefined);

  const take = async () => {
    if (going.current) return;
    setTried(true);
    if (promptFailure(label, rules, text) !== undefined) return input.current?.focus();
    going.current = true;
    setBusy(true);
    try {
      const taken = secret ? text : text.trim();
      await onTaken?.(taken);
      draft?.keep('');
      onDone(taken);
    } catch (error) {
      setRefused(error instanceof Error && error.message !== '' ? error.message : '操作失败');
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  const press = (event: KeyboardEvent) => {
    // The Enter that ends an input method's composition is not meant for us.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (long && !event.ctrlKey && !event.metaKey) return;
    // Nor is it meant for the question that may follow, which has a button in focus.
    event.preventDefault();
    void take();
  };
  const field = {
    id,
    ref: input,
    value: text,
    placeholder,
    disabled: busy,
    onKeyDown: press,
    ...(secret ? { autoComplete: 'new-password' } : {}),
    ...(wrong === undefined ? {} : { status: 'error' as const }),
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-note`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(event.target.value);
      draft?.keep(event.target.value);
      setRefused(undefined);
    },
  };
  return (
    <Modal
      open
      title={title}
      width={420}
      okText={okText ?? '确定'}
      cancelText="取消"
      confirmLoading={busy}
      cancelButtonProps={{ disabled: busy }}
      closable={!busy}
      keyboard={!busy}
      afterOpenChange={(open) => open && input.current?.focus({ cursor: 'all' })}
      onOk={() => void take()}
      onCancel={() => onDone(undefined)}
    >
      {note && <p className="prompt-consequence">{note}</p>}
      <label htmlFor={id}>{label}</label>
      {long ? <Input.TextArea {...field} autoSize={{ minRows: 3, maxRows: 8 }} /> : <Line {...field} />}
      <div id={`${id}-note`} className="prompt-note" role="alert">
        {wrong}
      </div>
    </Modal>
  );
}

/** What the rules say of a line of text; undefined: nothing. Blanks around it do not count. */
export function promptFailure(title: string, rules: readonly Rule[], text: string): string | undefined {
  return checkValue(rules, text.trim(), { key: 'prompt', title, kind: 'text', row: {} })?.message;
}
