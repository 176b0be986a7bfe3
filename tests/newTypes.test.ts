import { type ChildProcess, execFileSync, type ForkOptions, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../scripts/setup/checkout.mjs';
import { TYPESCRIPT } from '../scripts/setup/child.mjs';
import { ENGLISH_FILE } from '../scripts/types/english.ts';
import { SHORT_LIFE } from '../server/testing/shortLife.ts';
import type { Done, Order } from './newTypes/makerHost.ts';

/** A house of its own, in which new types are made as an implementer makes them. */
let house = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: house, encoding: 'utf8' });

function run(...args: string[]): string {
  // Tests that are run in the house are no part of the run of these.
  const env = { ...process.env, WEFT_TEST_REPORT: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

let maker: ChildProcess | undefined;

/** Does what `npm run` does for the command, in the one process of all of them. */
async function make(command: Order['command'], ...args: string[]): Promise<void> {
  const execArgv = [...SHORT_LIFE, ...TYPESCRIPT];
  const options: ForkOptions = { cwd: house, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
  maker ??= fork(inProject('tests/newTypes/makerHost.ts'), options);
  const over = new AbortController();
  const ended = once(maker, 'exit', over).then(([code]): Done => ({ code: 1, told: `it ended with ${code}` }));
  const answered = once(maker, 'message', over).then(([done]) => done as Done);
  maker.send({ command, args } satisfies Order);
  const { code, told } = await Promise.race([answered, ended]).finally(() => over.abort());
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${told}`);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'weft-new-'));
  const kept = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of kept.split('\n')) {
    if (
      !/^(schemas|engine|renderers|server|scripts|screens|docs)\/|^[^/]+\.(json|ts|mjs)$|^tests\/e2e\/cellStates\.ts$/.test(
        file,
      )
    )
      continue;
    mkdirSync(dirname(join(house, file)), { recursive: true });
    copyFileSync(file, join(house, file));
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'), 'dir');
  writeFileSync(join(house, '.gitignore'), 'node_modules\n*.tsbuildinfo\n');
  git('init', '-q');
  git('add', '-A');
});

afterAll(() => {
  maker?.disconnect();
  rmSync(house, { recursive: true, force: true });
});

/** The unions of the language, which `npm run types` makes of the folders of types. */
const UNION = /^schemas\/(screen|column|picker)\.schema\.json$/;

/** What was made and what was edited since, and the unions that were written; other generated files follow from the schemas. */
function changes(): { made: string[]; edited: string[]; unions: string[] } {
  const lines = (text: string) =>
    text.split('\n').filter((line) => line !== '' && !/generated|reference(\.en)?\.md/.test(line));
  const changed = lines(git('diff', '--name-only'));
  const found = {
    made: lines(git('ls-files', '-o', '--exclude-standard')),
    edited: changed.filter((file) => !UNION.test(file)),
    unions: changed.filter((file) => UNION.test(file)),
  };
  git('add', '-A');
  return found;
}

test('a list type costs its schema with its English, its link, its view, and a line in each of two records', {
  timeout: 240_000,
}, () => {
  run('scripts/run.mjs', 'new', 'list', 'shelves');
  writeFileSync(
    join(house, 'screens/shelves.screen.json'),
    JSON.stringify({ $schema: '../schemas/screen.schema.json', title: '货架', type: 'shelves', model: 'market/order' }),
  );
  expect(changes()).toEqual({
    made: [
      'engine/compile/screens/shelves.ts',
      'renderers/lists/types/shelves/ShelvesView.tsx',
      'schemas/lists/shelves.schema.json',
      'screens/shelves.screen.json',
    ],
    edited: ['engine/compile/screens/screenTypes.ts', 'renderers/lists/listTypes.ts', ENGLISH_FILE],
    unions: ['schemas/screen.schema.json'],
  });
});

test('a cell type chosen in a picker costs its schema with its English, its folder, and a line in the record of all', {
  timeout: 240_000,
}, async () => {
  await make('new', 'cell', 'sel_buyer', '--picker', 'user');
  expect(changes()).toEqual({
    made: [
      'renderers/cells/types/sel_buyer/cell.ts',
      'renderers/cells/types/sel_buyer/example.model.json',
      'renderers/cells/types/sel_buyer/example.screen.json',
      'schemas/cells/sel_buyer.schema.json',
    ],
    edited: ['renderers/cells/cellTypes.ts', ENGLISH_FILE, 'tests/e2e/cellStates.ts'],
    unions: ['schemas/column.schema.json'],
  });
});

test('a cell type of its own costs the same, and each list names the files that are there', {
  timeout: 240_000,
}, async () => {
  await make('new', 'cell', 'shelf_mark');
  expect(changes().made).toContain('renderers/cells/types/shelf_mark/cell.tsx');
  const imported = readFileSync(join(house, 'renderers/cells/cellTypes.ts'), 'utf8').matchAll(/'(\.\/types\/[^']+)'/g);
  const files = [...imported].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(join(house, 'renderers/cells', file)))).toEqual([]);
});

test('declarations cost their own files', { timeout: 240_000 }, async () => {
  for (const kind of ['report', 'model', 'picker']) await make('new', kind, `market/new-${kind}`);
  await make('new', 'screen', 'market/new-screen', '--model', 'market/new-model');
  await make('new', 'dictionary', 'new_code');
  expect(changes()).toEqual({
    made: [
      'screens/dictionaries/new_code.dictionary.json',
      'screens/market/new-model.model.json',
      'screens/market/new-model.screen.json',
      'screens/market/new-picker.picker.json',
      'screens/market/new-report.report.json',
      'screens/market/new-report.sql',
      'screens/market/new-screen.screen.json',
    ],
    edited: [],
    unions: [],
  });
  await expect(make('new', 'screen', 'market/x', '--model', 'market/new-modle')).rejects.toThrow(
    '是不是想写 "market/new-model"',
  );
});

test('a rule costs its file, its test, its part of the schema with its English, and a line in the record of all', {
  timeout: 240_000,
}, async () => {
  await make('new', 'rule', 'no_spaces');
  expect(changes()).toEqual({
    made: ['engine/rules/types/no_spaces.test.ts', 'engine/rules/types/no_spaces.ts'],
    edited: ['engine/rules/ruleTypes.ts', 'schemas/rule.schema.json', ENGLISH_FILE],
    unions: [],
  });
  await expect(make('new', 'rule', 'range')).rejects.toThrow('规则 "range" 已存在');
  const fields = [{ key: 'code', title: '编码', type: 'input', validateRules: [{ rule: 'no_spaces' }] }];
  writeFileSync(
    join(house, 'screens/crates.model.json'),
    JSON.stringify({ $schema: '../schemas/model.schema.json', title: '箱子', fields }),
  );
  writeFileSync(
    join(house, 'screens/crates.screen.json'),
    JSON.stringify({ $schema: '../schemas/screen.schema.json', title: '箱子', type: 'list', model: 'crates' }),
  );
  git('add', '-A');
  run('node_modules/vitest/vitest.mjs', 'run', 'engine/rules/types/no_spaces.test.ts');
});

test('the house with all of them compiles', { timeout: 400_000 }, () => {
  run('node_modules/tsc-native/bin/tsc', '-p', 'engine');
  run('node_modules/tsc-native/bin/tsc', '-p', 'renderers');
  run('scripts/run.mjs', 'validate');
});

test('what is written is written as the house writes it', { timeout: 240_000 }, async () => {
  const written = git(
    'ls-files',
    'engine/compile/screens',
    'renderers/lists',
    'renderers/cells',
    'schemas/lists',
    'schemas/cells',
    'schemas/rule.schema.json',
    'schemas/screen.schema.json',
    'schemas/column.schema.json',
    'engine/rules',
    'screens/market',
    'screens/dictionaries',
    'tests/e2e/cellStates.ts',
  );
  run('node_modules/@biomejs/biome/bin/biome', 'check', ...written.trim().split('\n'));
  await make('types', '--check');
});

test('a description without English is told, and so is English that nothing says any more', {
  timeout: 240_000,
}, async () => {
  const english: Record<string, string> = JSON.parse(readFileSync(join(house, ENGLISH_FILE), 'utf8'));
  const { '单元格 shelf_mark。': changed = '', ...others } = english;
  writeFileSync(join(house, ENGLISH_FILE), JSON.stringify({ ...others, '单元格 shelf。': changed }));
  const checked = expect(make('types', '--check')).rejects;
  await checked.toThrow(/没有英文 "单元格 shelf_mark。"\n.*再也没有用到 "单元格 shelf。"/);
});
