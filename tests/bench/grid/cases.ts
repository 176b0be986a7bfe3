import type { Figures } from './measure.ts';
import { median } from './measure.ts';

/** One line of the table. `atMost` and `atLeast` are ratios to the bare grid, `limit` is the figure itself. */
export interface Case {
  figure: string;
  title: string;
  unit: string;
  digits: number;
  atMost?: number;
  atLeast?: number;
  limit?: number;
}

export const CASES: readonly Case[] = [
  { figure: 'mount', title: 'First rows painted', unit: 'ms', digits: 0, atMost: 1.2 },
  { figure: 'heap', title: 'Heap over the data', unit: 'MB', digits: 1, atMost: 1.4 },
  { figure: 'flingFresh', title: 'Flinging: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'slowFlingFresh', title: 'Flinging, CPU ÷ 4: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'flingBlank', title: 'Flinging: blank probes', unit: '%', digits: 1 },
  { figure: 'slowFlingBlank', title: 'Flinging, CPU ÷ 4: blank probes', unit: '%', digits: 1 },
  { figure: 'wheelFresh', title: 'Wheel: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'wheelBlank', title: 'Wheel: blank probes', unit: '%', digits: 1, limit: 3 },
  { figure: 'slowWheelFresh', title: 'Wheel, CPU ÷ 4: fresh frames', unit: '/s', digits: 1, atLeast: 0.95 },
  { figure: 'slowWheelFrame', title: 'Wheel, CPU ÷ 4: main thread a frame', unit: 'ms', digits: 1, atMost: 1.1 },
  { figure: 'slowWheelBlank', title: 'Wheel, CPU ÷ 4: blank probes', unit: '%', digits: 1, limit: 3 },
  { figure: 'editBusy', title: 'Edit: main thread', unit: 'ms', digits: 1, atMost: 1.25 },
  { figure: 'edit', title: 'Edit: open + commit, median', unit: 'ms', digits: 1 },
  { figure: 'editP95', title: 'Edit: open + commit, p95', unit: 'ms', digits: 1, limit: 50 },
  { figure: 'validate', title: 'Validation, 5 rules, first time', unit: 'ms', digits: 1, atMost: 1.5, limit: 50 },
  { figure: 'feedBusy', title: '1,000 updates/s: main thread', unit: '%', digits: 1, atMost: 1.25 },
  { figure: 'feedDropped', title: '1,000 updates/s: frames dropped', unit: '', digits: 0, limit: 0 },
  { figure: 'insert', title: 'Insert 1,000 rows', unit: 'ms', digits: 0, atMost: 1.25 },
  { figure: 'remove', title: 'Delete 1,000 rows', unit: 'ms', digits: 0, atMost: 1.4 },
  { figure: 'paste', title: 'Paste 1,000 × 10 (ours checks and can undo)', unit: 'ms', digits: 0, atMost: 1.75 },
  { figure: 'block', title: 'Paste 5,000 × 20: main thread', unit: 'ms', digits: 0, limit: 1_000 },
  { figure: 'blockUndo', title: 'Undo of 5,000 × 20: main thread', unit: 'ms', digits: 0, limit: 1_000 },
];

/** Medians of a case and whether it keeps what it must. */
export interface Verdict {
  bare: number;
  ours: number;
  ratio: number;
  kept: boolean | undefined;
}

export function judge(one: Case, bare: readonly Figures[], ours: readonly Figures[]): Verdict {
  const pick = (runs: readonly Figures[]): number => median(runs.flatMap((run) => run[one.figure] ?? []));
  const verdict = { bare: pick(bare), ours: pick(ours) };
  const ratio = verdict.ours / verdict.bare;
  const kept = [
    one.atMost === undefined ? undefined : ratio <= one.atMost,
    one.atLeast === undefined ? undefined : ratio >= one.atLeast,
    one.limit === undefined ? undefined : verdict.ours <= one.limit,
  ].filter((part) => part !== undefined);
  return { ...verdict, ratio, kept: kept.length === 0 ? undefined : kept.every(Boolean) };
}

/** The whole table in Markdown. */
export function writeTable(bare: readonly Figures[], ours: readonly Figures[]): string {
  const measured = CASES.filter(({ figure: name }) => ours.some((run) => name in run));
  const lines = measured.map((one) => {
    const verdict = judge(one, bare, ours);
    const kept = verdict.kept === undefined ? '' : verdict.kept ? '✓' : '✗';
    return `| ${[one.title, figure(verdict.bare, one), figure(verdict.ours, one), ratio(verdict.ratio), must(one), kept].join(' | ')} |`;
  });
  return ['| Case | Bare AG Grid | Ours | Ratio | Must | |', '|---|---:|---:|---:|---|---|', ...lines].join('\n');
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
