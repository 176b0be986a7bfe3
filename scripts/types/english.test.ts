import { expect, test } from 'vitest';
import { hasChinese, Translator } from './english.ts';

const english = { '列类型：': 'Column type: ', '一段文字。': 'A piece of text.', '标题。': 'Title.' };

test('a text is said by its own English, or by that of its beginning and of the rest', () => {
  const { say } = new Translator(english);
  expect(say('一段文字。')).toBe('A piece of text.');
  expect(say('列类型：一段文字。')).toBe('Column type: a piece of text.');
  expect(say('')).toBe('');
});

test('what has no English is told and left as it is, also where only its beginning has', () => {
  const translator = new Translator(english);
  for (const text of ['别的。', '列类型：别的。', '别的：一段文字。']) expect(translator.say(text)).toBe(text);
  expect(translator.problems().filter((problem) => problem.includes('没有英文'))).toEqual([
    'scripts/types/english.json: 没有英文 "别的。"',
    'scripts/types/english.json: 没有英文 "列类型：别的。"',
    'scripts/types/english.json: 没有英文 "别的：一段文字。"',
  ]);
});

test('English nobody asks for any more is told, a beginning with it', () => {
  const translator = new Translator(english);
  translator.say('列类型：一段文字。');
  expect(translator.problems()).toEqual(['scripts/types/english.json: 再也没有用到 "标题。"']);
  const other = new Translator(english);
  for (const text of ['一段文字。', '标题。']) other.say(text);
  expect(other.problems()).toEqual(['scripts/types/english.json: 再也没有用到 "列类型："']);
});

test.each([
  ['A column, 列', true],
  ['A column。', true],
  ['（a column)', true],
  ['`row.字段 == null`, then 「导入」', false],
  ['2–3 “columns” …', false],
])('%s: is there Chinese outside of code and names: %s', (text, told) => {
  expect(hasChinese(text)).toBe(told);
  const translator = new Translator({ 列: text });
  translator.say('列');
  expect(translator.problems()).toHaveLength(told ? 1 : 0);
});
