import type { CellColumn, CellRow, Drawing } from '../Cell.ts';
import { actionMark } from '../fileMarks.ts';
import { kindText } from '../kindText.ts';
import { copyText } from './copyText.ts';
import { slotHref } from './slotHref.ts';

/** The value with a mark that copies it, or as a link. */
export const slotDrawing: Drawing = {
  wanted: () => true,
  draw: (element, value, column, context, row) => {
    const text = kindText(value, column, context);
    if (text === '') return;
    const target = column.slotName === 'link' ? targetOf(column, { [column.key]: value, ...row }) : undefined;
    if (column.slotName === 'copy') element.append(text, copyMark(text));
    else if (target) element.append(linkMark(text, target));
    else element.append(text);
  },
};

function targetOf(column: CellColumn, row: CellRow) {
  return slotHref(column.href ?? `{{ ${column.key} }}`, row);
}

function linkMark(text: string, { href, outside }: { href: string; outside: boolean }): HTMLElement {
  const link = document.createElement('a');
  link.className = 'cell-link';
  link.href = href;
  link.textContent = text;
  link.tabIndex = -1;
  if (outside) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  for (const name of ['click', 'mousedown', 'dblclick'])
    link.addEventListener(name, (event) => event.stopPropagation());
  return link;
}

const DONE = 1500;

function copyMark(text: string): HTMLElement {
  const mark = actionMark('cell-copy', '复制', () => {
    void copyText(text).then((copied) => {
      mark.classList.toggle('cell-copy-done', copied);
      mark.title = copied ? '已复制' : '复制失败';
      setTimeout(() => {
        mark.classList.remove('cell-copy-done');
        mark.title = '复制';
      }, DONE);
    });
  });
  return mark;
}
