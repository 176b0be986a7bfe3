import { beforeAll, expect, test } from 'vitest';
import { compiler, shippedFiles } from '../../../tests/declarations.ts';
import type { Compiled } from '../../plan/compiled.ts';
import type { SourceFile } from '../documents.ts';
import { applyEdits } from '../language/edits.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** A model with this text among others, mended by what is told of it. */
function mended(text: string) {
  const file = { path: 'screens/demo/mended.model.json', text };
  const [problem] = compile([...shipped, file]).problems;
  return { code: problem?.code, title: problem?.mend?.title, text: applyEdits(text, problem?.mend?.edits ?? []) };
}

const qty = '{ "key": "qty", "title": "数量", "type": "inputNumber" }';
const model = (measure: string) => `{\n  "title": "数",\n  "fields": [${qty}],\n  "measures": [${measure}]\n}\n`;
const adds = { code: 'measure-zero', title: '加上 "whenZero": "empty"' };

test('a key that is missing is added beside the others, as they are written', () => {
  const lines =
    '\n    {\n      "key": "one",\n      "title": "一",\n      "value": "sum(row.qty) / count()"\n    }\n  ';
  expect(mended(model(lines))).toEqual({
    ...adds,
    text: model(lines.replace('count()"', 'count()",\n      "whenZero": "empty"')),
  });
  const line = '{ "value": "sum(row.qty) / count()", "key": "one", "title": "一" }';
  expect(mended(model(line))).toEqual({ ...adds, text: model(line.replace(' }', ', "whenZero": "empty" }')) });
  const tight = '{"key":"one","title":"一","value":"sum(row.qty) / count()"}';
  expect(mended(model(tight))).toEqual({ ...adds, text: model(tight.replace('}', ',"whenZero":"empty"}')) });
  const secret = `{"title": "数", "fields": [
    {"key": "a", "title": "甲", "type": "inputNumber", "restricted": true},
    {"key": "b", "title": "乙", "type": "inputNumber", "value": "row.a * 2"}]}`;
  expect(mended(secret)).toEqual({
    code: 'computed-restricted',
    title: '加上 "restricted": true',
    text: secret.replace('* 2"', '* 2", "restricted": true'),
  });
});

test('a word is added to a list of which several stand in a line', () => {
  const screen = (buttons: string) =>
    `{"title": "表", "type": "list", "model": "market/order", "editing": "inline", "grid": {"buttons": [${buttons}]}}`;
  const file = { path: 'screens/demo/mended.screen.json', text: screen('\n  "add", "remove"\n') };
  const [problem] = compile([...shipped, file]).problems;
  expect(problem?.code).toBe('grid-without-save');
  expect(applyEdits(file.text, problem?.mend?.edits ?? [])).toBe(screen('\n  "add", "remove", "save"\n'));
});

test('a word that happens to stand on the line of what is not written is left alone', () => {
  const long = 'x'.repeat(4000);
  const text = `{"title": "表", "fields": [{"key": "a", "title": "甲", "type": "select", "options": [{"value": "${long}", "text": "长"}]}]}`;
  expect(mended(text)).toEqual({ code: 'choice-too-long', title: undefined, text });
});
