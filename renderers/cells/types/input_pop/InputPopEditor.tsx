import { ExpandAltOutlined } from '@ant-design/icons';
import { Button, Input, Popover, Space, theme } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import '../../cells.css';
import { POPOVER_CLASS_NAMES } from '../../drawing/popup.ts';
import { inputText, oneLine } from '../../drawing/text.ts';

const WIDTH = 150;
const HEIGHT = 200;

/** One line that opens a text area; Esc keeps what was there, Ctrl+Enter and a click elsewhere take the new text. */
export function InputPopEditor(props: EditorProps<'input_pop'>) {
  const { id, value, onChange, onBlur, onDone, column, disabled, autoFocus, status, describedBy } = props;
  const { token } = theme.useToken();
  const inCell = onDone !== undefined;
  const area = useRef<TextAreaRef>(null);
  const [draft, setDraft] = useState<string | null>(onDone && !disabled ? inputText(value) : null);
  const written = useRef(false);
  // In a cell typing replaces what stood there, as everywhere in a grid; what has been typed since it does not.
  const enter = useCallback(
    () => area.current?.focus({ cursor: inCell && !written.current ? 'all' : 'end' }),
    [inCell],
  );
  const finish = (taken: boolean) => {
    if (draft === null) return;
    if (taken && draft !== inputText(value)) onChange(draft === '' ? null : draft);
    setDraft(null);
    onBlur?.();
    onDone?.(taken);
  };
  const write = (text: string) => {
    written.current = true;
    setDraft(text);
    // A cell may be closed from outside at any moment; what was typed until then counts.
    if (onDone) onChange(text === '' ? null : text);
  };
  const open = () => setDraft((kept) => (disabled ? kept : (kept ?? inputText(value))));
  return (
    <Popover
      open={draft !== null}
      onOpenChange={(next) => (next ? open() : finish(true))}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      classNames={POPOVER_CLASS_NAMES}
      content={
        <PopText area={area} column={column} start={draft ?? ''} onShown={enter} onDraft={write} onFinish={finish} />
      }
      destroyOnHidden
    >
      <Input
        id={id}
        value={oneLine(draft ?? value)}
        readOnly
        onKeyDown={(event) => opensPop(event) && open()}
        // Whoever puts the keyboard here means the text, which is written next door.
        onFocus={enter}
        suffix={<ExpandAltOutlined style={{ color: token.colorTextQuaternary }} />}
        placeholder={column.placeholder ?? '点击输入'}
        disabled={disabled}
        autoFocus={autoFocus}
        status={status}
        aria-haspopup="dialog"
        aria-invalid={status === 'error'}
        aria-describedby={describedBy}
      />
    </Popover>
  );
}

function opensPop(event: KeyboardEvent): boolean {
  const opens = event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown');
  if (opens) event.preventDefault();
  return opens;
}

interface PopTextProps {
  area: RefObject<TextAreaRef | null>;
  column: EditorProps<'input_pop'>['column'];
  start: string;
  onShown: () => void;
  onDraft: (text: string) => void;
  onFinish: (taken: boolean) => void;
}

function PopText({ area, column, start, onShown, onDraft, onFinish }: PopTextProps) {
  // Kept here: a pop-over draws its content late, and an old text put back would break off a word being composed.
  const [text, setText] = useState(start);
  useEffect(onShown, [onShown]);
  const keys = (event: KeyboardEvent) => {
    const composing = event.nativeEvent.isComposing;
    const taken = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // What is typed here is no key of the grid or the dialog around it.
    event.stopPropagation();
    if (composing || !(taken || event.key === 'Escape')) return;
    event.preventDefault();
    onFinish(taken);
  };
  return (
    <div role="dialog" aria-label={column.title} className="cell-pop">
      <Input.TextArea
        ref={area}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onDraft(target.value);
        }}
        onKeyDown={keys}
        aria-label={column.title}
        style={{ width: column.popWidth ?? WIDTH, height: column.popHeight ?? HEIGHT, resize: 'none' }}
      />
      <Space size={4} className="cell-pop-buttons">
        <Button size="small" title="Esc" onClick={() => onFinish(false)}>
          取消
        </Button>
        <Button size="small" type="primary" title="Ctrl + Enter" onClick={() => onFinish(true)}>
          确定
        </Button>
      </Space>
    </div>
  );
}
