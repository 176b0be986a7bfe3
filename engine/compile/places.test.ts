import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { readDeclarations } from '../../server/screens/readFiles.ts';
import { offsetOf, type Path, positionAt, seekValue } from './places.ts';

/** Every path of a value, the root's own first. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value))
    yield* pathsIn((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Every seventh place of a text, found without its tree and with it. */
function bothWays(text: string): { sought: unknown[]; known: unknown[] } {
  const tree = parseTree(text);
  if (tree === undefined) throw new Error('no JSON');
  const paths = [...pathsIn(JSON.parse(text))].filter((_, at) => at % 7 === 0);
  return {
    sought: paths.map((path) => [path, seekValue(text, path)]),
    known: paths.map((path) => [path, offsetOf(tree, path, 'value')]),
  };
}

test('a value is found in the text alone where the tree finds it, in every shipped file', async () => {
  const files = (await readDeclarations('screens')).filter(({ path }) => path.endsWith('.json'));
  expect(files.length).toBeGreaterThan(300);
  for (const { text } of files) {
    const { sought, known } = bothWays(text);
    expect(sought).toEqual(known);
  }
});

test.each([
  ['{"a\\"b": [1, "]}", {"c": -0.5e3}], "d": null}', ['a"b', 2, 'c'], '-0.5e3'],
  ['{"\\u0061": true}', ['a'], 'true'],
  [' [ [] , { } , "\\\\" , 4 ] ', [3], '4'],
  ['{"a":{"a":{"a":"x:,"}}}', ['a', 'a', 'a'], '"x:,"'],
])('%s at %j is %s', (text, path, value) => {
  const at = seekValue(text, path);
  expect(at).toBeDefined();
  expect(text.slice(at)).toMatch(new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
});

test.each<[string, Path]>([
  ['{"a": 1}', ['b']],
  ['{"a": 1}', ['a', 'b']],
  ['[1, 2]', [2]],
  ['[]', [0]],
  ['{}', [0]],
  ['[1]', ['0']],
  ['"a"', [0]],
])('%s has nothing at %j', (text, path) => {
  expect(seekValue(text, path)).toBeUndefined();
});

test('lines and columns begin at one, and a line ends with its line feed', () => {
  const text = 'ab\r\n\ncd';
  expect([0, 3, 4, 5, 6].map((offset) => positionAt(text, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 4 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
  ]);
});
