import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Alert, Button, Select, Tooltip } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { EditorProps } from '../../Cell.ts';
import { roomyEditor } from '../../editors/EditorDialog.tsx';
import '../../editors/editors.css';
import { POPOVER_CLASS_NAMES, POPUP_CLASS_NAMES } from '../../drawing/popup.ts';
import { inputText } from '../../drawing/text.ts';
import { CodeReader } from './CodeReader.tsx';
import './code.css';
import { type CodeLanguage, languages } from './languages.ts';
import { useCodeArea } from './useCodeArea.ts';

const HEIGHT = 240;
const LANGUAGES = Object.entries(languages).map(([value, { title }]) => ({
  value: value as CodeLanguage,
  label: title,
}));

/** Code with its language and a full screen; in a grid cell in a dialog. */
export const CodeEditor = roomyEditor(CodeText);

function CodeText(props: EditorProps<'code'>) {
  if (!props.disabled) return <WrittenCode {...props} />;
  return (
    <div id={props.id} className="editor-box">
      <CodeReader value={props.value} column={props.column} context={{}} />
    </div>
  );
}

function WrittenCode(props: EditorProps<'code'>) {
  const { column, status } = props;
  const box = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<CodeLanguage>(column.language ?? 'javascript');
  const [full, setFull] = useState(false);
  const { place, state, retry, focus } = useCodeArea(props, language);
  const toggle = () => {
    setFull(!full);
    focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Its own find box goes first, then the full screen, then whatever stands around.
    const finding = box.current?.querySelector('.find-widget.visible') !== null;
    if (!full && !finding) return;
    event.stopPropagation();
    if (!finding) toggle();
  };
  const classes = ['editor-box', status ? 'editor-box-wrong' : '', full ? 'code-full' : ''].join(' ');
  return (
    <div ref={box} className={classes} role="presentation" onKeyDownCapture={leave}>
      <div className="editor-toolbar">
        <Select
          size="small"
          variant="borderless"
          value={language}
          onChange={setLanguage}
          options={LANGUAGES}
          aria-label="语言"
          className="code-language"
          // Above the full screen too.
          styles={{ popup: { root: { zIndex: 1200 } } }}
          classNames={POPUP_CLASS_NAMES}
          popupMatchSelectWidth={140}
        />
        <Tooltip title={full ? '退出全屏（Esc）' : '全屏'} classNames={POPOVER_CLASS_NAMES}>
          <Button
            type="text"
            size="small"
            className="code-full-button"
            icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
            aria-label={full ? '退出全屏' : '全屏'}
            onClick={toggle}
          />
        </Tooltip>
      </div>
      {state === 'failed' && (
        <Alert
          banner
          type="warning"
          title="代码编辑器加载失败，可先在下面输入，内容不会丢失"
          action={
            <Button size="small" onClick={retry}>
              重试
            </Button>
          }
        />
      )}
      <div className="code-place" style={{ height: full ? undefined : (column.height ?? HEIGHT) }}>
        <div ref={place} id={state === 'ready' ? props.id : undefined} className="code-area" tabIndex={-1} />
        {state !== 'ready' && <PlainCode {...props} />}
      </div>
    </div>
  );
}

/** Takes the text until the editor has come, and where it does not come at all. */
function PlainCode({ id, value, onChange, onBlur, column, autoFocus, status, describedBy }: EditorProps<'code'>) {
  return (
    <textarea
      id={id}
      className="code-plain"
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
      placeholder={column.placeholder}
      // biome-ignore lint/a11y/noAutofocus: whoever opened the editor asked for it
      autoFocus={autoFocus}
      spellCheck={false}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}
