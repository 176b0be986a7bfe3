import type { Column, OptionItem } from '../../schemas/generated/types.ts';
import { kindOf } from './declaredColumn.ts';
import type { ValueKind } from './Plan.ts';

/** What a report's column holds: numbers shown by stretches are their codes, many in a line are a list. */
export function reportKind(column: Column): ValueKind {
  if ('look' in column && column.look === 'spark') return 'json';
  return column.bucket === undefined ? kindOf(column) : 'code';
}

/** The stretches of a number as choices: `0` is the first one's code, so that codes sort as numbers do. */
export function bucketOptions(bounds: readonly number[], isWhole: boolean): OptionItem[] {
  const texts = bounds.map((bound, at) => stretch(bounds[at - 1], bound, isWhole));
  return [...texts, `>${bounds.at(-1)}`].map((text, at) => ({ value: String(at), text }));
}

function stretch(before: number | undefined, bound: number, isWhole: boolean): string {
  const step = isWhole && Number.isInteger(bound) ? 1 : 0;
  if (before === undefined) return bound > 0 ? `0–${bound}` : `≤${bound}`;
  return before + step === bound ? String(bound) : `${before + step}–${bound}`;
}
