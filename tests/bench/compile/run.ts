import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CompilePorts } from '../../../engine/compile/CompilePorts.ts';
import { createCompiler } from '../../../engine/compile/compile.ts';
import { fileKindOf, type SourceFile } from '../../../engine/compile/documents.ts';
import type { Compiled } from '../../../engine/plan/compiled.ts';
import { validators } from '../../../schemas/generated/validators.js';
import { runMain } from '../../../scripts/setup/checkout.mjs';
import { openPglite } from '../../../server/db/pglite/openPglite.ts';
import { type Description, describeReports } from '../../../server/reports/describe.ts';
import { loadCompilePorts } from '../../../server/screens/compilePorts.ts';
import { median } from '../cases.ts';
import { writeReport } from '../report.ts';
import { EDITS, type Edit } from './edits.ts';
import { manyFiles } from './manyFiles.ts';

const SCREENS = [100, 1_000, 5_000, 10_000];
const RUNS = 5;
/** Each kind of change, done and taken back. */
const CHANGES = 20;
/** Screens beside which single changes are measured. */
const LOADED = 1_000;

/** At most so many times the bare validators, and so long for a change. */
const MOST_TIMES = 3.2;
const MOST_MS = 50;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Milliseconds of all processors: what else the machine does is not counted. No collection is forced before it: one that
 * is frees the shapes of objects nobody holds just then, and with them the code that was made for these shapes.
 */
function cpuMs(work: () => unknown): number {
  const begin = process.cpuUsage();
  const made = work();
  const { user, system } = process.cpuUsage(begin);
  // Held until here, on either side.
  return made === undefined ? Number.NaN : (user + system) / 1_000;
}

function wallMs(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** What nobody can do without: each text read, and held against the schema of its kind. */
function validateBarely(files: readonly SourceFile[]): unknown[] {
  return files.flatMap(({ path, text }) => {
    const named = fileKindOf(path);
    if (named === undefined) return [];
    const value: unknown = JSON.parse(text);
    return validators[named.kind](value) ? [value] : [];
  });
}

/** A server reads every plan's hash. */
function readPlans({ plans }: Compiled): Compiled['plans'] {
  for (const { hash } of plans.values()) if (hash === '') throw new Error('a plan without a hash');
  return plans;
}

interface Whole {
  screens: number;
  files: number;
  bare: number;
  ours: number;
  plans: number;
  ratio: number;
  /** Of files by wall clock. */
  perSecond: number;
  /** Megabytes over the texts. */
  heap: number;
}

function measureWhole(screens: number, files: readonly SourceFile[], ports: CompilePorts, runs: number): Whole {
  // Held while the next is made, as by a server.
  let compiled: Compiled | undefined;
  const measured = Array.from({ length: runs + 1 }, () => {
    const bare = cpuMs(() => validateBarely(files));
    let wall = 0;
    const ours = cpuMs(() => {
      wall = wallMs(() => {
        compiled = createCompiler(ports)(files);
      });
      return compiled;
    });
    const plans = cpuMs(() => compiled && readPlans(compiled));
    return { bare, ours, plans, ratio: ours / bare, perSecond: files.length / (wall / 1_000) };
    // The first only warms up.
  }).slice(1);
  const of = (figure: 'bare' | 'ours' | 'plans' | 'ratio' | 'perSecond') => median(measured.map((run) => run[figure]));
  const heap = heapOf(files, ports);
  return {
    screens,
    files: files.length,
    heap,
    bare: of('bare'),
    ours: of('ours'),
    plans: of('plans'),
    ratio: of('ratio'),
    perSecond: of('perSecond'),
  };
}

/** Megabytes that a compiler keeps of the files and of what it made of them. */
function heapOf(files: readonly SourceFile[], ports: CompilePorts): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const compile = createCompiler(ports);
  const compiled = compile(files);
  collectGarbage();
  const { heapUsed } = process.memoryUsage();
  return compiled.models.size === 0 ? Number.NaN : (heapUsed - before) / 1_048_576;
}

/** Milliseconds of each change, done and taken back in turn, every plan read after it. */
function measureEdit({ apply }: Edit, files: readonly SourceFile[], ports: CompilePorts, changes: number): number {
  const compile = createCompiler(ports);
  readPlans(compile(files));
  const edited = apply(files);
  const times = Array.from({ length: changes }, (_, at) =>
    wallMs(() => readPlans(compile(at % 2 === 0 ? edited : files))),
  );
  return median(times);
}

/** Seconds of all reports put to an empty database, and of all of them known from before. */
async function measureDatabase(compiled: Compiled): Promise<{ first: number; again: number }> {
  const cache = new Map<string, Description>();
  const db = await openPglite({ dataDir: 'memory://' });
  const seconds = async () => {
    const begin = performance.now();
    await describeReports(db, compiled, { cache });
    return (performance.now() - begin) / 1_000;
  };
  try {
    return { first: await seconds(), again: await seconds() };
  } finally {
    await db.close();
  }
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const mark = (kept: boolean): string => (kept ? '✓' : '✗');

function wholeLine({ screens, files, bare, ours, plans, ratio, perSecond, heap }: Whole): string {
  const times = [bare, ours, plans].map((each) => `${number(each)} ms`);
  const kept = [`≤ ${MOST_TIMES} ×`, mark(ratio <= MOST_TIMES)];
  const cells = [number(screens), number(files), ...times, `× ${ratio.toFixed(2)}`, ...kept];
  return `| ${[...cells, `${number(perSecond)} /s`, `${number(heap)} MB`].join(' | ')} |`;
}

function editLine(title: string, ms: number): string {
  return `| ${[title, `${number(ms)} ms`, `≤ ${MOST_MS} ms`, mark(ms <= MOST_MS)].join(' | ')} |`;
}

/** `--quick`: the two smaller sets, twice, shown and not recorded. */
await runMain(async () => {
  const quick = process.argv.includes('--quick');
  const runs = quick ? 2 : RUNS;
  const ports = await loadCompilePorts();
  const wholes: string[] = [];
  const asked: string[] = [];
  for (const screens of quick ? SCREENS.slice(0, 2) : SCREENS) {
    const files = await manyFiles(screens);
    wholes.push(wholeLine(measureWhole(screens, files, ports, runs)));
    const compiled = createCompiler(ports)(files);
    const { first, again } = await measureDatabase(compiled);
    asked.push(
      `| ${number(screens)} | ${number(compiled.reports.size)} | ${first.toFixed(1)} s | ${again.toFixed(2)} s |`,
    );
    console.log(wholes.at(-1));
  }
  const loaded = await manyFiles(LOADED);
  const edits = EDITS.map((edit) => editLine(edit.title, measureEdit(edit, loaded, ports, quick ? 4 : CHANGES)));
  const table = [
    'Times of the processors; files a second by the clock. Plans are made when they are read: by a server all of them.',
    '',
    '| Screens | Files | Bare validators | Compiled | Plans read | Ratio | Must | | Files | Heap over the texts |',
    '|---:|---:|---:|---:|---:|---:|---|---|---:|---:|',
    ...wholes,
    '',
    `| A change with ${number(LOADED)} screens, every plan read | Time | Must | |`,
    '|---|---:|---|---|',
    ...edits,
    '',
    '| Screens | Reports | Described by a database | Known from before |',
    '|---:|---:|---:|---:|',
    ...asked,
  ].join('\n');
  console.log(`\n${table}`);
  if (!quick) writeReport(' -- compile', table, RUNS);
  return 0;
});
