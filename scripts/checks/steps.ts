import { spawn } from 'node:child_process';
import { inProject, ROOT } from '../setup/checkout.mjs';
import { TYPESCRIPT } from '../setup/child.mjs';
import { findStrayGridNames } from './gridNames.ts';

/** What one step found. `output` is for people and shown when it failed. */
export interface StepResult {
  ok: boolean;
  output: string;
}

/** One thing `npm run check` looks at. `alone`: runs when nothing else does. */
export interface Step {
  name: string;
  alone?: boolean;
  run: () => Promise<StepResult>;
}

const LAYERS = ['engine', 'renderers', 'server', 'scripts', 'tests'];
const CRUISED = ['engine', 'schemas/generated', 'server', 'renderers', 'scripts', 'tests'];

/** Tests that look at the files of the house instead of running it: whoever adds a file can break them. */
const HOUSE_TESTS = [
  'architecture.test.ts',
  'openSets.test.ts',
  'documents.test.ts',
  'screens.test.ts',
  'schemas.test.ts',
  'endpoints.test.ts',
  'contracts',
];

/** All steps in the order they are told; the tests last: all of them, those of the house, or none since they have run. */
export function listSteps({ tests }: { tests: 'all' | 'house' | 'none' }): Step[] {
  return [
    { name: '格式与规则 biome', run: () => tool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']) },
    ...LAYERS.map((layer) => ({ name: `类型 ${layer}`, run: () => checkTypes(layer) })),
    { name: '边界 dependency-cruiser', run: checkBoundaries },
    { name: '无用代码 knip', run: () => tool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']) },
    { name: 'SQL 只在 server/db', run: checkSql },
    { name: 'AG Grid 的类名只在 renderers/grid', run: checkGridNames },
    { name: '锁文件', run: () => script('lockfile.ts', ['--check']) },
    { name: '生成文件', run: () => script('types.ts', ['--check']) },
    { name: '声明', run: () => script('validate.ts', []) },
    ...(tests === 'house' ? [{ name: '测试 房屋', run: checkHouse }] : []),
    ...(tests === 'all'
      ? [{ name: '测试', alone: true, run: () => node([inProject('scripts', 'test.mjs')], true) }]
      : []),
  ];
}

function checkTypes(layer: string): Promise<StepResult> {
  const info = inProject('.cache', `${layer}.tsbuildinfo`);
  return tool('tsc-native/bin/tsc', ['-p', layer, '--incremental', '--tsBuildInfoFile', info]);
}

function checkBoundaries(): Promise<StepResult> {
  return tool('dependency-cruiser/bin/dependency-cruise.mjs', [...CRUISED, '--config', '.dependency-cruiser.cjs']);
}

function checkHouse(): Promise<StepResult> {
  return tool('vitest/vitest.mjs', ['run', ...HOUSE_TESTS.map((name) => `tests/${name}`), '--maxWorkers=1']);
}

async function checkSql(): Promise<StepResult> {
  // With the parser of TypeScript, which takes long to load.
  const { findStraySql } = await import('./sql.ts');
  return told(findStraySql(ROOT));
}

async function checkGridNames(): Promise<StepResult> {
  return told(findStrayGridNames(ROOT));
}

function told(found: readonly { file: string; line: number; text: string }[]): StepResult {
  return { ok: found.length === 0, output: found.map((one) => `${one.file}:${one.line} ${one.text}`).join('\n') };
}

function script(file: string, args: readonly string[]): Promise<StepResult> {
  return node([...TYPESCRIPT, inProject('scripts', file), ...args]);
}

function tool(file: string, args: readonly string[]): Promise<StepResult> {
  return node([inProject('node_modules', file), ...args]);
}

/** Runs Node in the project's folder; `live` shows the output while it comes. */
function node(args: readonly string[], live = false): Promise<StepResult> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
