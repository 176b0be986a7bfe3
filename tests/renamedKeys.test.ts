import { getLocation, type Node } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { compiler, keyNodes, shippedFiles } from './declarations.ts';

/** One letter replaced, one left out, one too many: what a hand slips into. */
function slips(key: string): string[] {
  const at = Math.floor(key.length / 2);
  const letter = key[at] === 'x' ? 'q' : 'x';
  const replaced = key.slice(0, at) + letter + key.slice(at + 1);
  const shorter = key.slice(0, at) + key.slice(at + 1);
  const longer = key.slice(0, at) + letter + key.slice(at);
  return [replaced, shorter, longer].filter((each) => each.length > 0);
}

/** What an author calls a part of a structure, and repeats nowhere, is the author's own word: no name of it is wrong. */
function isFreeName(text: string, node: Node): boolean {
  const path = getLocation(text, node.offset + 1).path;
  const deep = path.includes('$defs') || path.filter((step) => step === 'properties').length > 1;
  return path.at(-2) === 'properties' && deep && text.split(`"${node.value}"`).length === 2;
}

test('every key of every shipped file renamed by one letter fails, with the right suggestion first in at least 95 %', {
  timeout: 400_000,
}, async () => {
  const compile = await compiler();
  const files = (await shippedFiles()).filter((file) => file.path.endsWith('.json'));
  const silent: string[] = [];
  const wrong: string[] = [];
  let tried = 0;
  for (const file of files) {
    for (const node of keyNodes(file.text)) {
      const key = String(node.value);
      if (isFreeName(file.text, node)) continue;
      for (const slip of slips(key)) {
        tried += 1;
        const text = file.text.slice(0, node.offset + 1) + slip + file.text.slice(node.offset + node.length - 1);
        const [first] = compile([{ path: file.path, text }]).problems.filter((problem) => problem.file === file.path);
        const place = `${file.path}: ${key} → ${slip}`;
        if (first?.severity !== 'error') silent.push(place);
        else if (first.suggestion !== key) wrong.push(`${place}: ${first.message} ${first.fix}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(1000);
  expect(silent).toEqual([]);
  const right = 1 - wrong.length / tried;
  console.log(`${tried} renamed keys, right suggestion first in ${(right * 100).toFixed(2)} %`);
  expect(right, wrong.slice(0, 20).join('\n')).toBeGreaterThanOrEqual(0.95);
});
