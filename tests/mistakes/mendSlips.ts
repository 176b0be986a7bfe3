import { parse } from 'jsonc-parser';
import { mendAll } from '../../engine/authoring/mendAll.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { chanceOf } from '../../scripts/mutate/text.ts';
import { slipIn, slips } from './slips.ts';

/** What became of a slip of the hand. */
export interface Mended {
  what: string;
  /** Byte for byte. */
  restored: boolean;
  /** Wrong in the end, though it was right with the slip in the file: paths of values, or of other files. */
  touched: string[];
}

export const KINDS = Object.keys(slips);

/** Makes `each` slips of every kind in the files, always the same, and has them mended. */
export function mendSlips(
  shipped: readonly SourceFile[],
  compile: (files: readonly SourceFile[]) => Compiled,
  each: number,
): Mended[] {
  const json = shipped.filter(({ path }) => path.endsWith('.json'));
  return KINDS.flatMap((kind, number) => {
    const chance = chanceOf(number + 1);
    const mended: Mended[] = [];
    for (let tries = 0; mended.length < each && tries < each * 40; tries++) {
      const file = json[chance(json.length)];
      const slip = file && slipIn(file.text, kind, chance);
      if (file === undefined || slip === undefined) continue;
      const outcome = mendOne(shipped, compile, file, slip.text);
      const line = slip.text.slice(0, slip.at).split('\n').length;
      if (outcome) mended.push({ ...outcome, what: `${kind}: ${file.path}:${line} → ${outcome.what}` });
    }
    return mended;
  });
}

/** Undefined: it is no mistake. */
function mendOne(
  shipped: readonly SourceFile[],
  compile: (files: readonly SourceFile[]) => Compiled,
  file: SourceFile,
  slipped: string,
): Mended | undefined {
  const wrong = shipped.map((each) => (each === file ? { ...file, text: slipped } : each));
  const [problem] = compile(wrong).problems;
  if (problem === undefined) return undefined;
  const mended = mendAll(wrong, (files) => compile(files).problems).files;
  const text = mended.find(({ path }) => path === file.path)?.text ?? '';
  const [before, seeded] = [leaves(file.text), leaves(slipped)];
  const own = [...leaves(text)].flatMap(([path, value]) =>
    seeded.has(path) && value !== before.get(path) && seeded.get(path) === before.get(path) ? path : [],
  );
  const texts = new Map(shipped.map((each) => [each.path, each.text]));
  const others = mended.flatMap((each) =>
    each.path !== file.path && each.text !== texts.get(each.path) ? each.path : [],
  );
  return {
    what: `${problem.code} ${compile(mended).problems[0]?.code}`,
    restored: text === file.text,
    touched: [...own, ...others],
  };
}

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
