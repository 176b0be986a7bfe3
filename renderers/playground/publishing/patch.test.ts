import { expect, test } from 'vitest';
import { hunksOf, patchOf } from './patch.ts';

test('one stretch of lines with three around it', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
  const patch = patchOf([
    { path: 'screens/a.json', before: `${lines}\n`, after: `${lines.replace('5', 'five\nmore')}\n` },
  ]);
  expect(patch).toBe(
    [
      'diff --git a/screens/a.json b/screens/a.json',
      '--- a/screens/a.json',
      '+++ b/screens/a.json',
      '@@ -2,7 +2,8 @@',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+five',
      '+more',
      ' 6',
      ' 7',
      ' 8',
      '',
    ].join('\n'),
  );
});

test('new files, files that go and files that stay', () => {
  expect(patchOf([{ path: 'a', before: '1\n', after: '1\n' }])).toBe('');
  expect(patchOf([{ path: 'a', before: null, after: '1\n' }])).toBe(
    'diff --git a/a b/a\nnew file mode 100644\n--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+1\n',
  );
  expect(patchOf([{ path: 'a', before: '1\n', after: null }])).toBe(
    'diff --git a/a b/a\ndeleted file mode 100644\n--- a/a\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-1\n',
  );
});

test('what stands far from one another is told apart, and a missing last line end is kept', () => {
  const lines = Array.from({ length: 30 }, (_, line) => `${line}`);
  const before = lines.join('\n');
  const after = ['first', ...lines.slice(1, -1), 'last'].join('\n');
  expect(hunksOf({ path: 'a', before, after }).map(({ oldStart, lines: all }) => [oldStart, all])).toEqual([
    [1, ['-0', '+first', ' 1', ' 2', ' 3']],
    [27, [' 26', ' 27', ' 28', '-29', '\\ No newline at end of file', '+last', '\\ No newline at end of file']],
  ]);
});

test('another file altogether is replaced as a whole, and soon', () => {
  const text = (name: string) => Array.from({ length: 5000 }, (_, line) => `${name}${line}\n`).join('');
  const [whole, ...others] = hunksOf({ path: 'a', before: text('a'), after: text('b') });
  expect(others).toEqual([]);
  expect(whole).toMatchObject({ oldStart: 1, oldLines: 5000, newStart: 1, newLines: 5000 });
  expect(whole?.lines.slice(4999, 5001)).toEqual(['-a4999', '+b0']);
});
