import { findNodeAtLocation, getLocation, type Node } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { compiler, keyNodes, shippedFiles } from './declarations.ts';

/** How many keys are tried of each place of the language: all mean the same mistake. */
const EACH = process.env.WEFT_THOROUGH === '1' ? Number.POSITIVE_INFINITY : 2;

/** One letter replaced, one left out, one too many: what a hand slips into. */
function slips(key: string): string[] {
  const at = Math.floor(key.length / 2);
  const letter = key[at] === 'x' ? 'q' : 'x';
  const replaced = key.slice(0, at) + letter + key.slice(at + 1);
  const shorter = key.slice(0, at) + key.slice(at + 1);
  const longer = key.slice(0, at) + letter + key.slice(at);
  return [replaced, shorter, longer].filter((each) => each.length > 0);
}

/** Maps whose keys name something declared elsewhere, which a file alone cannot know. */
const OF_NAMES: ReadonlySet<string> = new Set(['filters', 'params', 'keys', 'with']);

/** What an author calls a part of a structure, and repeats nowhere, is the author's own word: no name of it is wrong. */
function isFreeName(text: string, node: Node): boolean {
  const path = getLocation(text, node.offset + 1).path;
  const deep = path.includes('$defs') || path.filter((step) => step === 'properties').length > 1;
  if (OF_NAMES.has(String(path.at(-2)))) return true;
  return path.at(-2) === 'properties' && deep && text.split(`"${node.value}"`).length === 2;
}

/** Where in the language a key is: its kind of file, its path whatever the number of an item, the type it is a key of. */
function placeOf(file: string, text: string, node: Node): string {
  const kind = file.slice(file.lastIndexOf('/') + 1).replace(/^[^.]+/, '');
  const path = getLocation(text, node.offset + 1).path.map((step) => (typeof step === 'number' ? '*' : step));
  const object = node.parent?.parent;
  const type = object && findNodeAtLocation(object, ['type'])?.value;
  return [kind, ...path, String(type ?? '')].join('/');
}

test('a key of any place of the language renamed by one letter fails, with the right suggestion first in at least 95 %', {
  timeout: 400_000,
}, async () => {
  const compile = await compiler();
  const files = (await shippedFiles()).filter((file) => file.path.endsWith('.json'));
  const silent: string[] = [];
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  let tried = 0;
  for (const file of files) {
    for (const node of keyNodes(file.text)) {
      const key = String(node.value);
      if (isFreeName(file.text, node)) continue;
      const place = placeOf(file.path, file.text, node);
      const times = (seen.get(place) ?? 0) + 1;
      seen.set(place, times);
      if (times > EACH) continue;
      for (const slip of slips(key)) {
        tried += 1;
        const text = file.text.slice(0, node.offset + 1) + slip + file.text.slice(node.offset + node.length - 1);
        const [first] = compile([{ path: file.path, text }]).problems.filter((problem) => problem.file === file.path);
        const what = `${file.path}: ${key} → ${slip}`;
        if (first?.severity !== 'error') silent.push(what);
        else if (first.suggestion !== key) wrong.push(`${what}: ${first.message} ${first.fix}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(1000);
  expect(silent).toEqual([]);
  const right = 1 - wrong.length / tried;
  console.log(`${tried} renamed keys, right suggestion first in ${(right * 100).toFixed(2)} %`);
  expect(right, wrong.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.95);
});
