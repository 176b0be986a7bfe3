import type { ColumnOf, Drawing } from '../Cell.ts';
import { codesOf } from './items.ts';
import { lineIcon } from './lineIcon.ts';
import { cutText } from './text.ts';
import './fileMarks.css';

const NAME_LENGTH = 5;

/** What the server put behind a name to make it the only one. */
const STAMP = /_(?:[0-9a-f]{24}|\d{13})(?=(?:\.[^.]+)?$)/;

/** Whether a file is no stored one but an address elsewhere, which is used as it is. */
export function isElsewhere(path: string): boolean {
  return /^https?:\/\//i.test(path);
}

/** The name a stored file was uploaded under. */
export function fileName(path: string): string {
  const bare = isElsewhere(path) ? path.replace(/[?#].*$/s, '').replace(/\/+$/, '') : path;
  const stored = bare.slice(bare.lastIndexOf('/') + 1);
  const name = stored.replace(STAMP, '');
  return name === '' || name.startsWith('.') ? stored : name;
}

/** A file's name as short as cells show it. */
export function shortFileName(path: string): string {
  return cutText(fileName(path), NAME_LENGTH);
}

/** Names of the files, comma-joined. */
export function filesText(value: unknown): string {
  return codesOf(value).map(fileName).join(',');
}

/** What a click on a file does, in words. */
export function savingWord(path: string): string {
  return `${isElsewhere(path) ? '打开' : '下载'} ${fileName(path)}`;
}

const EYE =
  'M1.5 8c2-3.3 4.2-5 6.5-5s4.5 1.7 6.5 5c-2 3.3-4.2 5-6.5 5S3.5 11.3 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';

/** Whether it is a stored file that a browser shows by itself. */
export function isPdf(path: string): boolean {
  return !isElsewhere(path) && path.toLowerCase().endsWith('.pdf');
}

export function isPicture(path: string): boolean {
  return !isElsewhere(path) && /\.(png|jpe?g|gif|webp)$/i.test(path);
}

/** What a click on a file shows, in words. */
export const readingWord = (path: string): string => `预览 ${fileName(path)}`;

/** Short names; a click fetches the file where that is allowed, and beside it what can be shown is. */
export const filesDrawing: Drawing<ColumnOf<'file' | 'upload'>> = {
  wanted: () => true,
  draw: (element, value, column, context) => {
    const paths = codesOf(value);
    const [first] = paths;
    if (first === undefined) return;
    const { files } = context;
    const save = files && column.allowDownload !== false ? () => files.save(first) : undefined;
    element.append(fileMark(first, save));
    const shown = isPdf(first) || isPicture(first);
    if (save && shown) {
      const show = () => (isPdf(first) ? files?.read(first) : files?.preview(paths.filter(isPicture), 0));
      const mark = actionMark('cell-see', readingWord(first), show);
      mark.append(lineIcon(EYE));
      element.append(mark);
    }
    if (paths.length > 1) element.append(countMark(paths.length - 1));
  },
};

/** Small pictures; a click opens the viewer. Those that do not fit are counted. */
export const picturesDrawing: Drawing = {
  wanted: () => true,
  draw: (element, value, _column, { files }) => {
    const paths = codesOf(value);
    for (const [at, path] of paths.slice(0, SHOWN_PICTURES).entries()) {
      const mark = actionMark('cell-picture', viewingWord(path), files && (() => files.preview(paths, at)));
      element.append(mark);
      if (isElsewhere(path)) mark.classList.add('cell-picture-elsewhere');
      else void files?.picture(path).then((address) => showPicture(mark, path, address));
    }
    if (paths.length > SHOWN_PICTURES) element.append(countMark(paths.length - SHOWN_PICTURES));
  },
};

const SHOWN_PICTURES = 3;

/** What a click on a picture does, in words. */
export function viewingWord(path: string): string {
  return `${isElsewhere(path) ? '打开' : '查看'} ${fileName(path)}`;
}

function showPicture(mark: HTMLElement, path: string, address: string | undefined): void {
  if (address === undefined) {
    mark.classList.add('cell-picture-missing');
    mark.title = `${fileName(path)} 无法显示`;
    return;
  }
  const picture = document.createElement('img');
  picture.src = address;
  picture.alt = fileName(path);
  mark.replaceChildren(picture);
}

function fileMark(path: string, save: (() => void) | undefined): HTMLElement {
  const mark = actionMark('cell-file', save ? savingWord(path) : fileName(path), save);
  mark.textContent = shortFileName(path);
  return mark;
}

/** A mark that can be clicked without the click reaching the row or the cell around it. */
export function actionMark(className: string, title: string, act: (() => void) | undefined): HTMLElement {
  const mark = document.createElement(act ? 'button' : 'span');
  mark.className = className;
  mark.title = title;
  if (!act || !(mark instanceof HTMLButtonElement)) return mark;
  mark.type = 'button';
  mark.tabIndex = -1;
  mark.setAttribute('aria-label', title);
  const alone = (event: Event) => event.stopPropagation();
  for (const name of ['mousedown', 'pointerdown', 'dblclick']) mark.addEventListener(name, alone);
  mark.addEventListener('click', (event) => {
    event.stopPropagation();
    act();
  });
  return mark;
}

/** `+2`: how many more there are. */
export function countMark(count: number): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'cell-count';
  mark.textContent = `+${count}`;
  return mark;
}
