import {
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Tool } from '../../editors/EditorToolbar.tsx';
import { type Change, lined, type Marked, placed, wrapped } from './marking.ts';

const TABLE = '| 列一 | 列二 |\n| --- | --- |\n|  |  |';

/** What the tools do: change the text, or ask for more first. */
export interface Marking {
  change: (make: (marked: Marked) => Change) => void;
  link: () => void;
  aroundLink: (button: ReactNode) => ReactNode;
  picture: () => void;
}

/** The tools of Markdown. */
export function markdownTools({ change, link, aroundLink, picture }: Marking): Tool[][] {
  const line = (key: string, title: string, shown: Tool['shown'], sign: string): Tool => ({
    key,
    title,
    shown,
    run: () => change((marked) => lined(marked, sign)),
  });
  const wrap = (key: string, title: string, shown: Tool['shown'], sign: string, keys?: string): Tool => ({
    key,
    title,
    shown,
    ...(keys ? { keys } : {}),
    run: () => change((marked) => wrapped(marked, sign, title)),
  });
  return [
    [line('h1', '一级标题', 'H1', '# '), line('h2', '二级标题', 'H2', '## '), line('h3', '三级标题', 'H3', '### ')],
    [
      wrap('bold', '加粗', <BoldOutlined />, '**', 'Ctrl+B'),
      wrap('italic', '斜体', <ItalicOutlined />, '*', 'Ctrl+I'),
      wrap('code', '代码', <CodeOutlined />, '`', 'Ctrl+E'),
    ],
    [
      line('bullets', '无序列表', <UnorderedListOutlined />, '- '),
      line('numbers', '有序列表', <OrderedListOutlined />, '{n}. '),
      line('quote', '引用', '引', '> '),
    ],
    [
      { key: 'link', title: '链接', keys: 'Ctrl+K', shown: <LinkOutlined />, run: link, around: aroundLink },
      { key: 'picture', title: '图片', shown: <PictureOutlined />, run: picture },
      {
        key: 'table',
        title: '表格',
        shown: <TableOutlined />,
        run: () => change((marked) => placed(marked, TABLE)),
      },
    ],
  ];
}
