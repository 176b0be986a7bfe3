import { createHash } from 'node:crypto';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Screens, ScreensChange, ScreensProblem } from '../http/Screens.ts';

export interface LiveParts {
  read(): Promise<SourceFile[]>;
  compile(files: SourceFile[]): Compiled | Promise<Compiled>;
  /**
   * Brings the tables to new models before they come into force. What would lose data is refused as problems;
   * with an error among them the old declarations stay.
   */
  apply(compiled: Compiled): Promise<ScreensProblem[]>;
  /** What `apply` would refuse, and changes nothing. */
  judge(compiled: Compiled): Promise<ScreensProblem[]>;
}

/** True when something is wrong enough to keep declarations out. */
export function hasErrors(problems: readonly ScreensProblem[]): boolean {
  return problems.some((problem) => problem.severity === 'error');
}

function hashOf(compiled: Compiled): string {
  const hashes = [...compiled.plans.values()].map((plan) => `${plan.id} ${plan.hash}`).sort();
  return createHash('sha256').update(hashes.join('\n')).update(frameOf(compiled)).digest('hex').slice(0, 16);
}

/** What stands around the screens, as text. */
const frameOf = ({ menu, app }: Compiled): string => JSON.stringify([menu, app]);

function changedIds(before: Compiled, after: Compiled): string[] {
  const ids = new Set([...before.plans.keys(), ...after.plans.keys()]);
  return [...ids].filter((id) => before.plans.get(id)?.hash !== after.plans.get(id)?.hash);
}

/** The new files, where files with errors are as they were when they last were good, or left out. */
function withoutErrors(
  files: SourceFile[],
  problems: readonly ScreensProblem[],
  good: readonly SourceFile[],
): SourceFile[] {
  const bad = new Set(problems.filter((problem) => problem.severity === 'error').map((problem) => problem.file));
  return [...files.filter((file) => !bad.has(file.path)), ...good.filter((file) => bad.has(file.path))];
}

/** Starts from a good set; a reload replaces what is good and keeps the last good form of what is not. */
export function createLiveScreens(
  first: { compiled: Compiled; files: SourceFile[]; took?: number },
  parts: LiveParts,
): Screens {
  const listeners = new Set<(change: ScreensChange) => void>();
  let { compiled, files: good } = first;
  let problems: readonly ScreensProblem[] = compiled.problems;
  let hash = hashOf(compiled);
  let queue: Promise<void> = Promise.resolve();
  let time = first.took === undefined ? undefined : { files: good.length, took: first.took };

  const announce = (ids: string[], menu = false): void => {
    for (const listener of listeners) listener({ ids, menu, problems });
  };
  const put = async (next: Compiled, files: SourceFile[], found: readonly ScreensProblem[]): Promise<void> => {
    const refused = await parts.apply(next);
    problems = [...found, ...refused];
    if (hasErrors(refused)) return announce([]);
    const ids = changedIds(compiled, next);
    const menu = frameOf(compiled) !== frameOf(next);
    compiled = next;
    good = files;
    hash = hashOf(next);
    announce(ids, menu);
  };
  const attempt = async (): Promise<void> => {
    const files = await parts.read();
    const began = performance.now();
    const next = await parts.compile(files);
    time = { files: files.length, took: Math.round(performance.now() - began) };
    if (!hasErrors(next.problems)) return put(next, files, next.problems);
    const mixed = withoutErrors(files, next.problems, good);
    const partial = await parts.compile(mixed);
    if (!hasErrors(partial.problems)) return put(partial, mixed, next.problems);
    problems = next.problems;
    announce([]);
  };
  return {
    compiled: () => compiled,
    hash: () => hash,
    problems: () => problems,
    compileTime: () => time,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    compile: async (files) => parts.compile([...files]),
    async judge(files) {
      const next = await parts.compile([...files]);
      const judged = hasErrors(next.problems) ? [] : await parts.judge(next);
      return { compiled: next, problems: [...next.problems, ...judged] };
    },
    /** Runs one after another. */
    reload() {
      const run = queue.then(attempt);
      queue = run.catch(() => undefined);
      return run;
    },
  };
}
