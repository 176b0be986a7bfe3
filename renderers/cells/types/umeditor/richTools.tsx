import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { Tool } from '../../editors/EditorToolbar.tsx';

interface Asking {
  link: () => void;
  aroundLink: (button: ReactNode) => ReactNode;
  picture: () => void;
}

/** The tools of rich text as they stand at the caret. */
export function richTools(editor: Editor, ask: Asking): Tool[][] {
  const chain = () => editor.chain().focus();
  const tool = (key: string, title: string, more: Omit<Tool, 'key' | 'title'>): Tool => ({ key, title, ...more });
  const heading = (level: 1 | 2 | 3) =>
    tool(`h${level}`, `${['一', '二', '三'][level - 1]}级标题`, {
      keys: `Ctrl+Alt+${level}`,
      shown: `H${level}`,
      active: editor.isActive('heading', { level }),
      run: () => chain().toggleHeading({ level }).run(),
    });
  const style = (key: string, title: string, shown: Tool['shown'], keys: string, run: () => void) =>
    tool(key, title, { keys, shown, active: editor.isActive(key), run });
  return [
    [heading(1), heading(2), heading(3)],
    [
      style('bold', '加粗', <BoldOutlined />, 'Ctrl+B', () => chain().toggleBold().run()),
      style('italic', '斜体', <ItalicOutlined />, 'Ctrl+I', () => chain().toggleItalic().run()),
      style('underline', '下划线', <UnderlineOutlined />, 'Ctrl+U', () => chain().toggleUnderline().run()),
      style('strike', '删除线', <StrikethroughOutlined />, 'Ctrl+Shift+S', () => chain().toggleStrike().run()),
    ],
    [
      style('bulletList', '无序列表', <UnorderedListOutlined />, 'Ctrl+Shift+8', () =>
        chain().toggleBulletList().run(),
      ),
      style('orderedList', '有序列表', <OrderedListOutlined />, 'Ctrl+Shift+7', () =>
        chain().toggleOrderedList().run(),
      ),
      style('blockquote', '引用', '引', 'Ctrl+Shift+B', () => chain().toggleBlockquote().run()),
      style('codeBlock', '代码块', <CodeOutlined />, 'Ctrl+Alt+C', () => chain().toggleCodeBlock().run()),
      tool('rule', '分隔线', { shown: <LineOutlined />, run: () => chain().setHorizontalRule().run() }),
    ],
    [
      tool('link', '链接', {
        shown: <LinkOutlined />,
        active: editor.isActive('link'),
        run: ask.link,
        around: ask.aroundLink,
      }),
      tool('picture', '图片', { shown: <PictureOutlined />, run: ask.picture }),
    ],
    [
      tool('undo', '撤销', {
        keys: 'Ctrl+Z',
        shown: <UndoOutlined />,
        disabled: !editor.can().undo(),
        run: () => chain().undo().run(),
      }),
      tool('redo', '重做', {
        keys: 'Ctrl+Y',
        shown: <RedoOutlined />,
        disabled: !editor.can().redo(),
        run: () => chain().redo().run(),
      }),
    ],
  ];
}
