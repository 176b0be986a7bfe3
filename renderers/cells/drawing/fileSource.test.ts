// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '../../../engine/api/Failure.ts';
import type { CellServices } from '../../services/CellServices.ts';
import { fileName, filesDrawing, picturesDrawing } from './fileMarks.ts';
import { createFileSource } from './fileSource.ts';

const ELSEWHERE = 'https://cdn.example.com/pics/主图_1699999999999.png?sign=a/b#x';
const column = { key: 'k', title: '图片', type: 'image', kind: 'files' } as const;
const tab = { location: { replace: vi.fn() }, close: vi.fn(), opener: window as unknown };
const open = vi.fn<() => unknown>(() => tab);

beforeEach(() => {
  vi.stubGlobal('open', open);
  URL.createObjectURL = () => 'blob:x';
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Files whose server answers so. */
function source(answer: Promise<Blob>) {
  const download = vi.fn(() => answer);
  const actions = { preview: vi.fn(), warn: vi.fn() };
  return { files: createFileSource({ download } as unknown as CellServices, actions), download, ...actions };
}

test('an address elsewhere is never asked for by the page; a click opens it in a tab that knows nothing of this one', async () => {
  const { files, download, preview } = source(Promise.resolve(new Blob()));
  expect(fileName(ELSEWHERE)).toBe('主图.png');
  expect(await files.picture(ELSEWHERE)).toBeUndefined();
  const place = document.createElement('div');
  picturesDrawing.draw(place, ELSEWHERE, column, { dictionary: () => undefined, files });
  filesDrawing.draw(place, ELSEWHERE, column, { dictionary: () => undefined, files });
  expect(place.querySelector('img')).toBeNull();
  const marks = [...place.querySelectorAll('button')];
  expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual(['打开 主图.png', '打开 主图.png']);
  for (const mark of marks) mark.click();
  expect(open.mock.calls).toEqual([1, 2].map(() => [ELSEWHERE, '_blank', 'noopener,noreferrer']));
  expect(download).not.toHaveBeenCalled();
  files.preview([ELSEWHERE, 'temp/a.png', 'temp/b.png'], 2);
  expect(preview).toHaveBeenCalledWith(['temp/a.png', 'temp/b.png'], 1);
});

test('beside a stored file that can be shown is a way to see it, where files may be fetched', () => {
  const { files, preview } = source(Promise.resolve(new Blob()));
  const file = { key: 'k', title: '附件', type: 'file', kind: 'files' } as const;
  const marksOf = (value: string, more: { allowDownload?: false } = {}) => {
    const place = document.createElement('div');
    filesDrawing.draw(place, value, { ...file, ...more }, { dictionary: () => undefined, files });
    return [...place.querySelectorAll('button')];
  };
  const labels = (value: string, more = {}) => marksOf(value, more).map((mark) => mark.getAttribute('aria-label'));
  expect(labels('temp/a.png,temp/b.xlsx,temp/c.jpg')).toEqual(['下载 a.png', '预览 a.png']);
  expect(labels('temp/a.pdf')).toEqual(['下载 a.pdf', '预览 a.pdf']);
  expect(labels('temp/b.xlsx')).toEqual(['下载 b.xlsx']);
  expect(labels('temp/a.png', { allowDownload: false })).toEqual([]);
  marksOf('temp/a.png,temp/b.xlsx,temp/c.jpg')[1]?.click();
  expect(preview).toHaveBeenCalledWith(['temp/a.png', 'temp/c.jpg'], 0);
  marksOf('temp/a.pdf')[1]?.click();
  expect(open).toHaveBeenCalledWith('', '_blank');
});

test('a PDF is read in a tab of its own, as a PDF whatever the answer called itself', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const { files } = source(Promise.resolve(new Blob(['<script>'], { type: 'text/html' })));
  files.read('temp/a.pdf');
  expect(open).toHaveBeenCalledWith('', '_blank');
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:x'), { timeout: 30_000 });
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
  expect(tab.opener).toBeNull();
});

test('a PDF that does not come is told, and leaves no empty tab', async () => {
  const { files, warn } = source(
    Promise.reject(new Failure({ kind: 'missing', code: 404, message: '未找到对应数据' })),
  );
  files.read('temp/a.pdf');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('未找到对应数据'), { timeout: 30_000 });
  expect(tab.close).toHaveBeenCalledOnce();
});
