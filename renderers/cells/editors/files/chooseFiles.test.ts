import { expect, test } from 'vitest';
import { fileName, shortFileName } from '../../drawing/fileMarks.ts';
import { acceptedFiles } from './chooseFiles.ts';

const file = (name: string, type = '') => ({ name, type });

test('files of other kinds are refused in words, each reason once', () => {
  const files = [file('a.PDF'), file('b.exe'), file('c'), file('d.pdf.exe')];
  expect(acceptedFiles(files, { accept: ['.pdf'], pictures: false })).toEqual({
    taken: [files[0]],
    refusals: ['请上传 .pdf 文件'],
  });
  expect(acceptedFiles(files, { pictures: false }).taken).toHaveLength(4);
});

test('where pictures are wanted nothing else is taken', () => {
  const picture = file('a.png', 'image/png');
  expect(acceptedFiles([picture, file('b.png', 'text/html')], { pictures: true })).toEqual({
    taken: [picture],
    refusals: ['请上传图片'],
  });
});

test('names are cut to five characters', () => {
  expect(shortFileName('temp/2026/合同.pdf')).toBe('合同.pd…');
  expect(shortFileName('a.png')).toBe('a.png');
  expect(shortFileName('temp/😀😀😀😀😀😀')).toBe('😀😀😀😀😀…');
});

test('what the server adds to a name is left out', () => {
  expect(fileName('demo/主图-藕粉_6274c8992bc43909c8dc6bcb.png')).toBe('主图-藕粉.png');
  expect(fileName('temp/合同_1699999999999.pdf')).toBe('合同.pdf');
  expect(fileName('temp/a_b.pdf')).toBe('a_b.pdf');
  expect(fileName('temp/_6274c8992bc43909c8dc6bcb.png')).toBe('_6274c8992bc43909c8dc6bcb.png');
});
