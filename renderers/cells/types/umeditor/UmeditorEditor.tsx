import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { App } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Markup } from '../../../ui/markup/Markup.tsx';
import '../../../ui/markup/markup.css';
import { sanitizer } from '../../../ui/markup/sanitize.ts';
import type { EditorProps } from '../../Cell.ts';
import { LinkPopover } from '../../drawing/LinkPopover.tsx';
import { inputText } from '../../drawing/text.ts';
import { roomyEditor } from '../../editors/EditorDialog.tsx';
import { EditorToolbar } from '../../editors/EditorToolbar.tsx';
import { chooseFiles } from '../../editors/files/chooseFiles.ts';
import { filesOf, type StoredPicture, usePictureUpload } from '../../editors/usePictureUpload.ts';
import { useCellSources } from '../../useCellSources.ts';
import { richNodes } from './richNodes.ts';
import { richTools } from './richTools.tsx';
import './umeditor.css';

const HEIGHT = 300;

/** Rich text; in a grid cell in a dialog. */
export const UmeditorEditor = roomyEditor(RichText);

function RichText(props: EditorProps<'umeditor'>) {
  const { files } = useCellSources();
  if (!props.disabled) return <WrittenText {...props} />;
  return (
    <div id={props.id} className="editor-box editor-reading" style={{ minHeight: 64 }}>
      <Markup html={inputText(props.value)} files={files} />
    </div>
  );
}

function WrittenText(props: EditorProps<'umeditor'>) {
  const { column, status } = props;
  const current = useRef<Editor | null>(null);
  const insert = ({ path, name }: StoredPicture) =>
    current.current
      ?.chain()
      .focus()
      .insertContent({ type: 'image', attrs: { path, alt: name } })
      .run();
  const { add, uploading } = usePictureUpload(insert);
  const editor = useRichText(props, add);
  current.current = editor;
  if (!editor) return null;
  return (
    <div className={status ? 'editor-box editor-box-wrong' : 'editor-box'}>
      <Toolbar editor={editor} title={column.title} uploading={uploading} onFiles={add} />
      <EditorContent editor={editor} className="umeditor markup" style={{ height: column.height ?? HEIGHT }} />
    </div>
  );
}

function useRichText(props: EditorProps<'umeditor'>, onFiles: (files: readonly File[]) => void): Editor | null {
  const { value, onChange } = props;
  const { message } = App.useApp();
  const { files } = useCellSources();
  // Whatever is called later is what the latest drawing was given.
  const latest = useRef({ onChange, onFiles, files, onBlur: props.onBlur });
  latest.current = { onChange, onFiles, files, onBlur: props.onBlur };
  const emitted = useRef(value);
  const [content] = useState(() => sanitizer().clean(inputText(value)));
  const extensions = useMemo(() => richNodes(() => latest.current.files), []);
  const take = (transfer: DataTransfer | null): boolean => {
    const given = filesOf(transfer);
    if (given.length > 0) latest.current.onFiles(given);
    return given.length > 0;
  };
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    autofocus: props.autoFocus ? 'end' : false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: attributesOf(props),
      handlePaste: (_, event) => take(event.clipboardData),
      handleDrop: (_, event) => take(event.dataTransfer),
      transformPastedHTML: (html) => {
        const clean = sanitizer().clean(html);
        if (/<img\b/i.test(html) && !/<img\b/i.test(clean)) void message.warning('外部图片不会保留，请上传图片');
        return clean;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = changed.isEmpty ? null : sanitizer().clean(changed.getHTML());
      emitted.current = next;
      latest.current.onChange(next);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(() => {
    if (inputText(value) === inputText(emitted.current)) return;
    emitted.current = value;
    editor?.commands.setContent(sanitizer().clean(inputText(value)), { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

function attributesOf({ id, column, status, describedBy }: EditorProps<'umeditor'>): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': column.title,
    ...(id ? { id } : {}),
    ...(status ? { 'aria-invalid': 'true' } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
  };
}

interface ToolbarProps {
  editor: Editor;
  title: string;
  uploading: boolean;
  onFiles: (files: readonly File[]) => void;
}

function Toolbar({ editor, title, uploading, onFiles }: ToolbarProps) {
  const [asking, setAsking] = useState(false);
  const picture = () => chooseFiles({ multiple: true, accept: 'image/*' }, onFiles);
  // Drawn anew with every step of the text: what is pressed and what can be undone changes with it.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  const linked = editor.isActive('link');
  const close = () => {
    setAsking(false);
    editor.commands.focus();
  };
  const take = (href: string) => {
    setAsking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !linked) chain.insertContent(linkContent(href)).run();
    else chain.setLink({ href }).run();
  };
  const remove = () => {
    setAsking(false);
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const aroundLink = (button: ReactNode) => (
    <LinkPopover
      open={asking}
      address={String(editor.getAttributes('link').href ?? '')}
      onTake={take}
      onRemove={linked ? remove : undefined}
      onClose={close}
    >
      {button}
    </LinkPopover>
  );
  const groups = richTools(editor, { link: () => setAsking(true), aroundLink, picture });
  return (
    <EditorToolbar label={`${title} 工具`} groups={groups}>
      {uploading && (
        <span className="editor-note" role="status">
          图片上传中…
        </span>
      )}
    </EditorToolbar>
  );
}

function linkContent(href: string) {
  return { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
}
