import { expect, test } from 'vitest';
import { markdownLine } from './cell.ts';
import { type Change, inserted, lined, type Marked, placed, wrapped } from './marking.ts';

/** `a[b]c`: the text with its selection in brackets. */
function marked(written: string): Marked {
  const start = written.indexOf('[');
  const text = written.replace('[', '').replace(']', '');
  return { text, start, end: written.indexOf(']') - 1 };
}

function after({ text }: Marked, { from, to, text: piece, start, end }: Change): string {
  const next = text.slice(0, from) + piece + text.slice(to);
  return `${next.slice(0, start)}[${next.slice(start, end)}]${next.slice(end)}`;
}

test.each([
  ['a[b]c', 'a**[b]**c'],
  ['a**[b]**c', 'a[b]c'],
  ['[]', '**[加粗]**'],
])('signs around: %s becomes %s', (before, then) => {
  expect(after(marked(before), wrapped(marked(before), '**', '加粗'))).toBe(then);
});

test.each([
  ['a\nb[]c\nd', '- ', 'a\n[- bc]\nd'],
  ['a\n- b[]c\nd', '- ', 'a\n[bc]\nd'],
  ['[a\nb]', '{n}. ', '[1. a\n2. b]'],
  ['[1. a\n2. b]', '{n}. ', '[a\nb]'],
  ['# a[]', '## ', '[## a]'],
  ['## a[]', '## ', '[a]'],
  ['[]', '> ', '[> ]'],
])('signs before lines: %j with %j becomes %j', (before, sign, then) => {
  expect(after(marked(before), lined(marked(before), sign))).toBe(then);
});

test('a piece stands on lines of its own, an inserted one where the caret is', () => {
  expect(after(marked('a[]b'), placed(marked('a[]b'), '|x|'))).toBe('a\n|x|[]\n\nb');
  expect(after(marked('[]'), placed(marked('[]'), '|x|'))).toBe('|x|[]\n');
  expect(after(marked('a[b]c'), inserted(marked('a[b]c'), '链'))).toBe('a链[]c');
});

test('a list shows the words of Markdown', () => {
  const source =
    '# 步骤\n\n1. 打开 **后台**\n- 点 `保存`\n\n> 引 ![图](/a.png) [链](https://x)\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
  expect(markdownLine(source)).toBe('步骤 打开 后台 点 保存 引 图 链 a b 1 2');
  expect(markdownLine('```sql\nselect 1\n```')).toBe('select 1');
  expect(markdownLine('3 * 4 * 5 与 a_b_c')).toBe('3 * 4 * 5 与 a_b_c');
});

test('A098: hostile Markdown is cut to one line at once', () => {
  const started = performance.now();
  for (const piece of ['[', '![', '**', '`', '|', '- ', '# ', '-', '_', '[](']) markdownLine(piece.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
