import { expect, test } from 'vitest';
import type { SourceFile } from '../../engine/compile/documents.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import type { Problem } from '../../engine/problems.ts';
import type { ScreensChange, ScreensProblem } from '../http/Screens.ts';
import { createLiveScreens } from './LiveScreens.ts';

function problemIn(file: string): Problem {
  return { code: 'json-syntax', severity: 'error', file, line: 1, column: 1, pointer: '', message: '坏', fix: '改' };
}

/** Each file is a page whose hash is its text; a text of `bad` is a problem. */
function compileFiles(files: SourceFile[]): Compiled {
  const good = files.filter((file) => file.text !== 'bad');
  const plans = good.map((file): [string, Plan] => [
    file.path,
    {
      id: file.path,
      code: file.path,
      hash: file.text,
      title: file.path,
      permission: '',
      dictCodes: [],
      type: 'page',
      page: 'home',
    },
  ]);
  return {
    problems: files.filter((file) => file.text === 'bad').map((file) => problemIn(file.path)),
    exceptions: [],
    app: { title: 't', shortTitle: 's', home: '/' },
    menu: [],
    models: new Map(),
    reports: new Map(),
    dictionaries: new Map(),
    pickers: new Map(),
    prints: new Map(),
    agreements: [],
    validators: new Map(),
    catalog: () => [],
    plans: new Map(plans),
  };
}

function start(texts: Record<string, string>) {
  const disk = new Map(Object.entries(texts));
  const read = async (): Promise<SourceFile[]> => [...disk].map(([path, text]) => ({ path, text }));
  let refusals: ScreensProblem[] = [];
  const files = [...disk].map(([path, text]) => ({ path, text }));
  const screens = createLiveScreens(
    { compiled: compileFiles(files), files },
    { read, compile: compileFiles, apply: async () => refusals, judge: async () => refusals },
  );
  const changes: ScreensChange[] = [];
  screens.subscribe((change) => changes.push(change));
  const hashes = () => Object.fromEntries([...screens.compiled().plans].map(([id, plan]) => [id, plan.hash]));
  return { disk, screens, changes, hashes, refuse: (problems: ScreensProblem[]) => (refusals = problems) };
}

test('FA21 good files replace plans, a bad one leaves its last good plan, fixing it heals', async () => {
  const { disk, screens, changes, hashes } = start({ a: '1', b: '1' });
  const first = screens.hash();
  disk.set('a', 'bad').set('b', '2');
  await screens.reload();
  expect(hashes()).toEqual({ a: '1', b: '2' });
  expect(changes.at(-1)).toMatchObject({ ids: ['b'], problems: [{ file: 'a' }] });
  expect(screens.hash()).not.toBe(first);
  disk.set('a', '3');
  await screens.reload();
  expect(hashes()).toEqual({ a: '3', b: '2' });
  expect(changes.at(-1)).toMatchObject({ ids: ['a'], problems: [] });
  expect(screens.problems()).toEqual([]);
});

test('FA21 a new bad file is left out, a removed one takes its plan along', async () => {
  const { disk, screens, changes, hashes } = start({ a: '1', b: '1' });
  disk.set('c', 'bad');
  await screens.reload();
  expect(hashes()).toEqual({ a: '1', b: '1' });
  expect(screens.problems()).toHaveLength(1);
  disk.delete('c');
  disk.delete('b');
  await screens.reload();
  expect(hashes()).toEqual({ a: '1' });
  expect(changes.at(-1)).toMatchObject({ ids: ['b'], problems: [] });
});

test('FA22 what the tables refuse keeps all old plans; a warning does not', async () => {
  const { disk, screens, changes, hashes, refuse } = start({ a: '1' });
  const problem: ScreensProblem = { ...problemIn('a'), code: 'table-kept' };
  disk.set('a', '2');
  refuse([problem]);
  await screens.reload();
  expect(hashes()).toEqual({ a: '1' });
  expect(changes.at(-1)).toMatchObject({ ids: [], problems: [{ code: 'table-kept' }] });
  refuse([{ ...problem, severity: 'warning' }]);
  await screens.reload();
  expect(hashes()).toEqual({ a: '2' });
  expect(screens.problems()).toHaveLength(1);
});

test('reloads asked for at once run one after another', async () => {
  const { disk, screens, hashes } = start({ a: '1' });
  disk.set('a', '2');
  const first = screens.reload();
  disk.set('a', '3');
  await Promise.all([first, screens.reload()]);
  expect(hashes()).toEqual({ a: '3' });
});
