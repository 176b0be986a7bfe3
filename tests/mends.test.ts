import { parse } from 'jsonc-parser';
import { beforeAll, expect, test } from 'vitest';
import { mendAll } from '../engine/authoring/mendAll.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { chanceOf } from '../scripts/mutate/text.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { slipIn, slips } from './mistakes/slips.ts';

/** How many are seeded; five hundred and more when all is tried. */
const EACH = process.env.WEFT_THOROUGH === '1' ? 30 : 3;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
});

/** Values by their place. */
function leaves(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) found.set(path, JSON.stringify(value));
    else for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
  };
  walk(parse(text), '');
  return found;
}

test('what hands do wrong in the shipped files is restored, and nothing that was right is touched', {
  timeout: 600_000,
}, () => {
  const json = shipped.filter(({ path }) => path.endsWith('.json'));
  const outcomes: { what: string; restored: boolean; touched: string[] }[] = [];
  for (const [number, kind] of Object.keys(slips).entries()) {
    const chance = chanceOf(number + 1);
    for (let made = 0, tries = 0; made < EACH && tries < EACH * 40; tries++) {
      const file = json[chance(json.length)];
      const slip = file && slipIn(file.text, kind, chance);
      if (file === undefined || slip === undefined) continue;
      const wrong = shipped.map((each) => (each === file ? { ...file, text: slip.text } : each));
      if (compile(wrong).problems.length === 0) continue;
      made += 1;
      const mended = mendAll(wrong, (files) => compile(files).problems).files;
      const text = mended.find(({ path }) => path === file.path)?.text ?? '';
      const line = slip.text.slice(0, slip.at).split('\n').length;
      const before = leaves(file.text);
      const seeded = leaves(slip.text);
      const right = [...leaves(text)].filter(([path, value]) => seeded.get(path) === value || seeded.has(path));
      outcomes.push({
        what: `${kind}: ${file.path}:${line} → ${compile(wrong).problems[0]?.code} ${compile(mended).problems[0]?.code}`,
        restored: text === file.text,
        // Wrong in the end, though it was right with the slip in the file.
        touched: [
          ...right.flatMap(([path, value]) =>
            value !== before.get(path) && seeded.get(path) === before.get(path) ? path : [],
          ),
          ...mended.flatMap(({ path, text: now }) =>
            path !== file.path && now !== shipped.find((each) => each.path === path)?.text ? path : [],
          ),
        ],
      });
    }
  }
  const lost = outcomes.filter(({ restored }) => !restored);
  const figures = { slips: outcomes.length, restored: 1 - lost.length / outcomes.length };
  console.info('mends', JSON.stringify(figures));
  expect(outcomes.filter(({ touched }) => touched.length > 0)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(Object.keys(slips).length * EACH * 0.9);
  expect(figures.restored, lost.map(({ what }) => what).join('\n')).toBeGreaterThanOrEqual(0.9);
});
