import { copyText } from '../../../ui/copyText.ts';
import type { CellRow, ColumnOf, Drawing } from '../../Cell.ts';
import { actionMark } from '../../drawing/fileMarks.ts';
import { kindText } from '../../drawing/kindText.ts';
import { lineIcon } from '../../drawing/lineIcon.ts';
import { slotHref } from './slotHref.ts';

/** The value with a mark that copies it, or as a link. */
export const slotDrawing: Drawing<ColumnOf<'slot'>> = {
  wanted: () => true,
  draw: (element, value, column, context, row) => {
    const text = kindText(value, column, context);
    if (text === '') return;
    const target = column.slotName === 'link' ? targetOf(column, { [column.key]: value, ...row }) : undefined;
    if (column.slotName === 'copy') element.append(copyable(text));
    else if (target) element.append(linkMark(text, target));
    else element.append(text);
  },
};

function targetOf(column: ColumnOf<'slot'>, row: CellRow) {
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

/** However narrow the cell, the mark stays in sight beside what is left of the text. */
function copyable(text: string): HTMLElement {
  const place = document.createElement('span');
  place.className = 'cell-copyable';
  const shown = document.createElement('span');
  shown.textContent = text;
  place.append(shown, copyMark(text));
  return place;
}

const DONE = 1500;

function copyMark(text: string): HTMLElement {
  const mark = actionMark('cell-copy', '复制', () => {
    void copyText(text).then((copied) => {
      mark.classList.toggle('cell-copy-done', copied);
      mark.replaceChildren(lineIcon(copied ? TICK : SHEETS));
      mark.title = copied ? '已复制' : '复制失败';
      setTimeout(() => {
        mark.classList.remove('cell-copy-done');
        mark.replaceChildren(lineIcon(SHEETS));
        mark.title = '复制';
      }, DONE);
    });
  });
  mark.append(lineIcon(SHEETS));
  return mark;
}

const SHEETS = 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z';
const TICK = 'M3 8.5l3.5 3.5 6.5-8';
