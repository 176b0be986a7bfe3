import { Image } from '@tiptap/extension-image';
import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLink, isStoredPath, picturePath } from '../../../../engine/markup/allowedMarkup.ts';
import { showPicture } from '../../../ui/markup/Markup.tsx';
import { PICTURE } from '../../../ui/markup/sanitize.ts';
import type { FileSource } from '../../Cell.ts';

/** What rich text is made of: all that `allowedMarkup` names, so that editing loses nothing of what was kept. */
export function richNodes(files: () => FileSource | undefined): Extensions {
  const link = {
    openOnClick: false,
    autolink: true,
    isAllowedUri: isLink,
    HTMLAttributes: { rel: null, target: null },
  };
  return [StarterKit.configure({ link, underline: {} }), storedPicture(files), ...tableNodes(), ...plainMarks()];
}

/** A picture by its stored path; its address is this session's and never part of the text. */
function storedPicture(files: () => FileSource | undefined) {
  return Image.extend({
    addAttributes() {
      return {
        path: { default: null, parseHTML: pathOf, renderHTML: ({ path }) => ({ [PICTURE]: path }) },
        alt: { default: null },
        title: { default: null },
        width: { default: null },
        height: { default: null },
      };
    },
    parseHTML: () => [{ tag: 'img', getAttrs: (element) => (pathOf(element as HTMLElement) === null ? false : null) }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView() {
      return ({ node }) => {
        const picture = document.createElement('img');
        picture.alt = String(node.attrs.alt ?? '');
        if (Number(node.attrs.width) > 0) picture.width = Number(node.attrs.width);
        void showPicture(picture, String(node.attrs.path), files());
        return { dom: picture };
      };
    },
  });
}

function pathOf(element: HTMLElement): string | null {
  const path = element.getAttribute(PICTURE) ?? picturePath(element.getAttribute('src') ?? '');
  return path !== undefined && isStoredPath(path) ? path : null;
}

/** Tables that were pasted or kept: their texts can be changed. */
function tableNodes(): Extensions {
  const span = (name: string) => ({
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
    renderHTML: (values: Record<string, unknown>) => (values[name] === 1 ? {} : { [name]: values[name] }),
  });
  const cell = (name: string, tag: string) =>
    Node.create({
      name,
      content: 'block+',
      isolating: true,
      addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
      parseHTML: () => [{ tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    });
  return [
    Node.create({
      name: 'table',
      group: 'block',
      content: 'tableRow+',
      isolating: true,
      parseHTML: () => [{ tag: 'table' }],
      renderHTML: () => ['table', ['tbody', 0]],
    }),
    Node.create({
      name: 'tableRow',
      content: '(tableCell | tableHeader)+',
      parseHTML: () => [{ tag: 'tr' }],
      renderHTML: () => ['tr', 0],
    }),
    cell('tableCell', 'td'),
    cell('tableHeader', 'th'),
  ];
}

function plainMarks(): Extensions {
  return ['sub', 'sup', 'mark'].map((tag) =>
    Mark.create({
      name: tag,
      parseHTML: () => [{ tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    }),
  );
}
