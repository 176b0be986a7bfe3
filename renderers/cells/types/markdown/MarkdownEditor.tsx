import { Segmented } from 'antd';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pictureAddress } from '../../../../engine/markup/allowedMarkup.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import type { EditorProps } from '../../Cell.ts';
import { LinkPopover } from '../../drawing/LinkPopover.tsx';
import { inputText } from '../../drawing/text.ts';
import { roomyEditor } from '../../editors/EditorDialog.tsx';
import { EditorToolbar } from '../../editors/EditorToolbar.tsx';
import { chooseFiles } from '../../editors/files/chooseFiles.ts';
import { filesOf, type StoredPicture, usePictureUpload } from '../../editors/usePictureUpload.ts';
import { useCellSources } from '../../useCellSources.ts';
import { MarkdownReader } from './MarkdownReader.tsx';
import { markdownTools } from './markdownTools.tsx';
import { type Change, inserted, type Marked } from './marking.ts';
import './markdown.css';

const HEIGHT = 300;
const LEAST = 200;

/** Markdown beside its preview, on a phone one at a time; in a grid cell in a dialog. */
export const MarkdownEditor = roomyEditor(MarkdownText);

function MarkdownText(props: EditorProps<'markdown'>) {
  const { column, value, disabled, id } = props;
  const context = useCellSources();
  if (!disabled) return <WrittenMarkdown {...props} />;
  return (
    <div id={id} className="editor-box editor-reading" style={{ minHeight: 64 }}>
      <MarkdownReader value={value} column={column} context={context} />
    </div>
  );
}

function WrittenMarkdown(props: EditorProps<'markdown'>) {
  const { value, column, status } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState<'text' | 'preview'>('text');
  const [asking, setAsking] = useState(false);
  const narrow = useNarrow();
  const change = (make: (marked: Marked) => Change) => {
    setShown('text');
    if (area.current) applyChange(area.current, make(markedOf(area.current)));
  };
  const insert = ({ path, name }: StoredPicture) =>
    change((marked) => inserted(marked, `![${name.replace(/[[\]\\]/g, '')}](${pictureAddress(path)})`));
  const { add, uploading } = usePictureUpload(insert);
  const link = (address: string) => {
    setAsking(false);
    change((marked) => inserted(marked, `[${marked.text.slice(marked.start, marked.end) || '链接'}](${address})`));
  };
  const groups = markdownTools({
    change,
    link: () => setAsking(true),
    aroundLink: (button) => (
      <LinkPopover open={asking} address="" onTake={link} onClose={() => setAsking(false)}>
        {button}
      </LinkPopover>
    ),
    picture: () => chooseFiles({ multiple: true, accept: 'image/*' }, add),
  });
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const name = { b: 'bold', i: 'italic', e: 'code', k: 'link' }[event.key.toLowerCase()];
    const tool = groups.flat().find(({ key }) => key === name);
    if (!tool) return;
    event.preventDefault();
    // The page has keys of its own.
    event.stopPropagation();
    tool.run();
  };
  const both = !narrow;
  return (
    <div className={status ? 'editor-box editor-box-wrong' : 'editor-box'}>
      <EditorToolbar label={`${column.title} 工具`} groups={groups}>
        {uploading && (
          <span className="editor-note" role="status">
            图片上传中…
          </span>
        )}
      </EditorToolbar>
      {narrow && (
        <Segmented
          block
          aria-label="显示哪一边"
          size="small"
          value={shown}
          onChange={setShown}
          options={[
            { value: 'text', label: '编辑' },
            { value: 'preview', label: '预览' },
          ]}
        />
      )}
      <div className="markdown-sides" style={{ height: Math.max(LEAST, column.height ?? HEIGHT) }}>
        <Source {...props} area={area} hidden={!both && shown === 'preview'} onKeys={keys} onFiles={add} />
        {(both || shown === 'preview') && <Preview value={inputText(value)} column={column} />}
      </div>
    </div>
  );
}

interface SourceProps extends EditorProps<'markdown'> {
  area: RefObject<HTMLTextAreaElement | null>;
  hidden: boolean;
  onKeys: (event: KeyboardEvent) => void;
  onFiles: (files: readonly File[]) => void;
}

function Source({ area, hidden, onKeys, onFiles, ...props }: SourceProps) {
  const { id, value, onChange, onBlur, column, autoFocus, status, describedBy } = props;
  const take = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const given = filesOf(transfer);
    if (given.length === 0) return;
    event.preventDefault();
    onFiles(given);
  };
  return (
    <textarea
      ref={area}
      id={id}
      className="markdown-source"
      hidden={hidden}
      value={inputText(value)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onFocus={autoFocus ? goToEnd : undefined}
      onBlur={onBlur}
      onKeyDown={onKeys}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      placeholder={column.placeholder ?? '支持 Markdown 语法'}
      // biome-ignore lint/a11y/noAutofocus: whoever opened the editor asked for it
      autoFocus={autoFocus}
      spellCheck={false}
      aria-label={column.title}
      aria-invalid={status === 'error'}
      aria-describedby={describedBy}
    />
  );
}

/** Whoever opens an editor for one text goes on writing it; later the caret stays where it was put. */
function goToEnd({ target }: FocusEvent<HTMLTextAreaElement>): void {
  if (target.dataset.entered) return;
  target.dataset.entered = 'true';
  target.setSelectionRange(target.value.length, target.value.length);
}

function Preview({ value, column }: { value: string; column: EditorProps<'markdown'>['column'] }) {
  const { files } = useCellSources();
  const context = useMemo(() => ({ files }), [files]);
  // Typing goes first; the preview follows.
  const late = useDeferredValue(value);
  return (
    <section className="markdown-preview" aria-label="预览">
      {late === '' ? (
        <span className="markdown-nothing">预览将显示在这里</span>
      ) : (
        <MarkdownReader value={late} column={column} context={context} />
      )}
    </section>
  );
}

function markedOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Marked {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** As if typed: the browser's own undo takes it back. */
function applyChange(area: HTMLTextAreaElement, { from, to, text, start, end }: Change): void {
  area.hidden = false;
  area.focus();
  area.setSelectionRange(from, to);
  const typed = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!typed) {
    area.setRangeText(text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
