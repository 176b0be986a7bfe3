/** Figures of one page in one run, by name. */
export type Figures = Record<string, number>;

/** One line of a table. `atMost` and `atLeast` are ratios to the bare side, `limit` is the figure itself. */
export interface Case {
  figure: string;
  title: string;
  unit: string;
  digits: number;
  atMost?: number;
  atLeast?: number;
  limit?: number;
}

/**
 * Medians of a case and whether it keeps what it must. A machine is now faster, now slower: the ratio is the median of
 * the ratios of each run, whose two sides were measured right after one another.
 */
export interface Verdict {
  bare: number;
  ours: number;
  ratio: number;
  kept: boolean | undefined;
}

export function judge(one: Case, bare: readonly Figures[], ours: readonly Figures[]): Verdict {
  const pick = (runs: readonly Figures[]): number => median(runs.flatMap((run) => run[one.figure] ?? []));
  const verdict = { bare: pick(bare), ours: pick(ours) };
  const pairs = ours.map((run, at) => [run[one.figure], bare[at]?.[one.figure]] as const);
  const ratio = median(pairs.flatMap(([own, other]) => (own === undefined || other === undefined ? [] : own / other)));
  const kept = [
    one.atMost === undefined ? undefined : ratio <= one.atMost,
    one.atLeast === undefined ? undefined : ratio >= one.atLeast,
    one.limit === undefined ? undefined : verdict.ours <= one.limit,
  ].filter((part) => part !== undefined);
  return { ...verdict, ratio, kept: kept.length === 0 ? undefined : kept.every(Boolean) };
}

/** The whole table in Markdown; `heading` names the bare side. */
export function writeTable(
  cases: readonly Case[],
  heading: string,
  bare: readonly Figures[],
  ours: readonly Figures[],
): string {
  const measured = cases.filter(({ figure: name }) => ours.some((run) => name in run));
  const lines = measured.map((one) => {
    const verdict = judge(one, bare, ours);
    const kept = verdict.kept === undefined ? '' : verdict.kept ? '✓' : '✗';
    return `| ${[one.title, figure(verdict.bare, one), figure(verdict.ours, one), ratio(verdict.ratio), must(one), kept].join(' | ')} |`;
  });
  return [`| Case | ${heading} | Ours | Ratio | Must | |`, '|---|---:|---:|---:|---|---|', ...lines].join('\n');
}

function figure(value: number, { unit, digits }: Case): string {
  return Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`.trim();
}

function ratio(value: number): string {
  return Number.isFinite(value) ? `× ${value.toFixed(2)}` : '–';
}

function must({ atMost, atLeast, limit, unit }: Case): string {
  return [
    atMost === undefined ? '' : `≤ ${atMost} ×`,
    atLeast === undefined ? '' : `≥ ${atLeast} ×`,
    limit === undefined ? '' : `≤ ${limit} ${unit}`.trim(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
