import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDED_LOADS, FIRST_LOADS, readAddedLoad, readFirstLoad } from '../scripts/checks/firstLoad.ts';
import { findGridNames, findStrayGridNames } from '../scripts/checks/gridNames.ts';
import { findInText } from '../scripts/checks/sql.ts';
import { inProject } from '../scripts/setup/checkout.mjs';
import { frontend } from '../scripts/setup/frontend.mjs';

interface Rule {
  name: string;
}

const require = createRequire(import.meta.url);
const { LADDERS, SIBLINGS }: { LADDERS: Record<string, string[][]>; SIBLINGS: string[] } =
  require('../scripts/checks/ladders.cjs');
const { forbidden: FORBIDDEN }: { forbidden: Rule[] } = require('../.dependency-cruiser.cjs');

const uses = (library: string, name = 'default as part') =>
  `import { ${name} } from '${library}';\nexport const used = part;`;

/** A small house in a folder of its own, so that each rule can be seen to bite. */
const HOUSE: Record<string, string> = {
  'engine/clean.ts': "import { b } from './b.ts';\nexport const a = b;",
  'engine/b.ts': "import type { T } from '../schemas/generated/types.ts';\nexport const b: T = 1;",
  'schemas/generated/types.ts': 'export type T = number;',
  'engine/disk.ts': uses('node:fs'),
  'engine/react.ts': uses('react', 'useState as part'),
  'engine/upward.ts': uses('../renderers/cell.ts', 'cell as part'),
  'engine/tester.ts': uses('../tests/help.ts', 'help as part'),
  'tests/help.ts': "import { a } from '../engine/clean.ts';\nexport const help = a;",
  'schemas/generated/curious.ts': uses('../../engine/clean.ts', 'a as part'),
  'renderers/cell.ts': "import { a } from '../engine/clean.ts';\nexport const cell = a;",
  'renderers/table.ts': uses('ag-grid-community', 'createGrid as part'),
  'renderers/grid/table.ts': uses('ag-grid-community', 'createGrid as part'),
  'renderers/form.ts': uses('@rjsf/core'),
  'renderers/forms/form.ts': uses('@rjsf/core'),
  'renderers/pages/chart.ts': uses('echarts/core', 'init as part'),
  'renderers/charts/chart.ts': uses('echarts/core', 'init as part'),
  'renderers/charts/whole.ts': uses('echarts', 'init as part'),
  'engine/charts/chart.ts': uses('echarts/core', 'init as part'),
  'server/reports/chart.ts': uses('echarts/core', 'init as part'),
  'server/papers/chart.ts': uses('echarts/core', 'init as part'),
  'tests/chart.ts': uses('echarts', 'init as part'),
  'renderers/pages/editor.ts': uses('monaco-editor/editor', 'editor as part'),
  'renderers/playground/editor.ts': uses('monaco-editor/editor', 'editor as part'),
  'renderers/cells/types/note/editor.ts': uses('monaco-editor/editor', 'editor as part'),
  'renderers/cells/types/code/editor.ts': uses('monaco-editor/editor', 'editor as part'),
  'renderers/database.ts': uses('pg'),
  'renderers/backend.ts': uses('../server/app.ts', 'app as part'),
  'server/app.ts': "import { a } from '../engine/clean.ts';\nimport fs from 'node:fs';\nexport const app = [a, fs];",
  'server/page.ts': uses('../renderers/cell.ts', 'cell as part'),
  'server/hook.ts': uses('react', 'useState as part'),
  'server/tool.ts': uses('../scripts/tool.ts', 'tool as part'),
  'server/lost.ts': uses('./gone.ts', 'gone as part'),
  'server/borrowed.ts': uses('vitest', 'test as part'),
  'server/circle.ts': "import { round } from './round.ts';\nexport const circle = (): unknown => round;",
  'server/round.ts': "import { circle } from './circle.ts';\nexport const round = (): unknown => circle;",
  'server/alone.ts': 'export const alone = 1;',
  'server/testing/harness.ts': "import { app } from '../app.ts';\nexport const harness = app;",
  'server/db/product.ts': uses('../testing/harness.ts', 'harness as part'),
  'server/db/product.test.ts': uses('../testing/harness.ts', 'harness as part'),
  'scripts/tool.ts': "import { app } from '../server/app.ts';\nexport const tool = app;",
};

const INSTALLED = ['react', 'echarts', 'ag-grid-community', '@rjsf', 'monaco-editor', 'pg', 'vitest'];

/** A room nobody has given a rung. */
const UNKNOWN = 'attic';

interface Room {
  layer: string;
  room: string;
  folder: string;
  rung: number;
}

const ROOMS: Room[] = Object.entries(LADDERS).flatMap(([layer, rungs]) =>
  [...rungs, [UNKNOWN]].flatMap((rooms, rung) =>
    rooms.map((room) => ({ layer, room, rung, folder: room === '.' ? layer : `${layer}/${room}` })),
  ),
);

const othersOf = ({ layer, room }: Room) => ROOMS.filter((other) => other.layer === layer && other.room !== room);

/** In every room somebody who knows all rooms of the layer, and in every set a member that knows another one. */
function climbers(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const room of ROOMS) {
    const imports = othersOf(room).map(({ folder }, at) => {
      const way = path.posix.relative(room.folder, `${folder}/thing.ts`);
      return `import { thing as part${at} } from '${way.startsWith('.') ? way : `./${way}`}';\nexport const use${at} = part${at};`;
    });
    files[`${room.folder}/thing.ts`] = 'export const thing = 1;';
    files[`${room.folder}/climber.ts`] = imports.join('\n');
  }
  for (const folder of SIBLINGS) {
    files[`${folder}/two/own.ts`] = 'export const own = 1;';
    files[`${folder}/two/cell.ts`] = uses('./own.ts', 'own as part');
    files[`${folder}/one/cell.ts`] = uses('../two/own.ts', 'own as part');
  }
  return files;
}

/** What `climbers` do that is refused: knowing a room that is not lower, and doing anything in a room without a rung. */
const REFUSED_CLIMBS = ROOMS.flatMap((room) =>
  othersOf(room)
    .filter(({ rung }) => rung >= room.rung || room.room === UNKNOWN)
    .map((other) => {
      const rule = room.room === UNKNOWN ? 'unknown' : room.room === '.' ? 'root' : room.room;
      return `ladder-${room.layer}-${rule}: ${room.folder}/climber.ts → ${other.folder}/thing.ts`;
    }),
);

interface Violation {
  from: string;
  to: string;
  rule: Rule;
}

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
}

function cruiseHouse(house: string): Violation[] {
  write(house, { ...HOUSE, ...climbers() });
  fs.mkdirSync(path.join(house, 'node_modules'));
  for (const name of INSTALLED) fs.symlinkSync(inProject('node_modules', name), path.join(house, 'node_modules', name));
  fs.copyFileSync(inProject('package.json'), path.join(house, 'package.json'));
  const command = inProject('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const layers = ['engine', 'schemas/generated', 'renderers', 'server', 'scripts', 'tests'];
  const config = inProject('.dependency-cruiser.cjs');
  const run = spawnSync(
    process.execPath,
    [command, ...layers, '--config', config, '--output-type', 'json', '--preserve-symlinks'],
    { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(run.stdout);
  return summary.violations;
}

describe('who may know whom', () => {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-house-'));
  let violations: Violation[] = [];
  let broken: string[] = [];
  beforeAll(() => {
    violations = cruiseHouse(house);
    broken = violations.map(({ from, rule }) => `${from} ${rule.name}`);
  });
  afterAll(() => fs.rmSync(house, { recursive: true, force: true }));

  test.each([
    ['engine/disk.ts', 'not-in-allowed'],
    ['engine/react.ts', 'not-in-allowed'],
    ['engine/upward.ts', 'not-in-allowed'],
    ['engine/tester.ts', 'nothing-imports-tests'],
    ['schemas/generated/curious.ts', 'not-in-allowed'],
    ['renderers/table.ts', 'not-in-allowed'],
    ['renderers/form.ts', 'not-in-allowed'],
    ['renderers/pages/chart.ts', 'not-in-allowed'],
    ['renderers/charts/whole.ts', 'no-whole-echarts'],
    ['tests/chart.ts', 'no-whole-echarts'],
    ['engine/charts/chart.ts', 'not-in-allowed'],
    ['server/reports/chart.ts', 'not-in-allowed'],
    ['renderers/pages/editor.ts', 'not-in-allowed'],
    ['renderers/cells/types/note/editor.ts', 'not-in-allowed'],
    ['renderers/database.ts', 'not-in-allowed'],
    ['renderers/backend.ts', 'not-in-allowed'],
    ['server/page.ts', 'not-in-allowed'],
    ['server/hook.ts', 'not-in-allowed'],
    ['server/tool.ts', 'nothing-imports-scripts'],
    ['server/lost.ts', 'no-unresolvable'],
    ['server/borrowed.ts', 'no-development-package'],
    ['server/circle.ts', 'no-circular'],
    ['server/alone.ts', 'no-orphans'],
    ['server/db/product.ts', 'nothing-imports-testing'],
  ])('%s is refused: %s', (file, rule) => {
    expect(broken).toContain(`${file} ${rule}`);
  });

  test.each([
    'engine/clean.ts',
    'engine/b.ts',
    'renderers/cell.ts',
    'renderers/grid/table.ts',
    'renderers/forms/form.ts',
    'renderers/charts/chart.ts',
    'server/papers/chart.ts',
    'renderers/playground/editor.ts',
    'renderers/cells/types/code/editor.ts',
    'server/app.ts',
    'server/testing/harness.ts',
    'server/db/product.test.ts',
    'scripts/tool.ts',
    'tests/help.ts',
    ...SIBLINGS.map((folder) => `${folder}/two/cell.ts`),
  ])('%s is allowed', (file) => {
    expect(broken.filter((violation) => violation.startsWith(`${file} `))).toEqual([]);
  });

  test('a room knows lower rooms, and no other', () => {
    const climbs = violations.filter(({ from }) => from.endsWith('/climber.ts'));
    const told = climbs.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
    expect(told.sort()).toEqual([...REFUSED_CLIMBS].sort());
  });

  test.each(SIBLINGS)('members of %s do not know each other', (folder) => {
    expect(broken).toContain(`${folder}/one/cell.ts siblings-${folder.replaceAll('/', '-')}`);
  });

  test('every rule that forbids something has been seen to do so', () => {
    const seen = new Set(violations.map(({ rule }) => rule.name));
    expect(FORBIDDEN.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('rules for one file', () => {
  const lines = (count: number): string =>
    Array.from({ length: count }, (_, at) => `export const n${at} = ${at};`).join('\n');
  const FILES: Record<string, string> = {
    'engine/long.ts': lines(401),
    'engine/short.ts': lines(399),
    'renderers/Long.tsx': lines(251),
    'renderers/Short.tsx': lines(249),
    'engine/star.ts': "export * from './b.ts';",
    'engine/default.ts': 'export default 1;',
    'engine/any.ts': 'export const a: any = 1;',
    'engine/bang.ts': 'export const f = (a?: number): number => a!;',
    'engine/spread.ts': 'export const f = (a: number) => ({ ...{ a }, b: 1 });',
    'renderers/Spread.tsx': 'export const F = () => <div {...{ id: "a" }} />;',
    'renderers/Rest.tsx': 'export const F = (rest: object) => <div {...rest} {...(rest ? { id: "a" } : {})} />;',
    'engine/tall.ts': `export function f(g: () => void): void {\n${'  g();\n'.repeat(81)}}`,
  };
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-files-'));
  let found: string[] = [];
  beforeAll(() => {
    write(place, FILES);
    fs.copyFileSync(inProject('biome.json'), path.join(place, 'biome.json'));
    const { plugins }: { plugins: string[] } = JSON.parse(fs.readFileSync(inProject('biome.json'), 'utf8'));
    for (const plugin of plugins) fs.cpSync(inProject(plugin), path.join(place, plugin));
    const biome = inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const args = [biome, 'lint', '--colors=off', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
    const marks = `${stdout}${stderr}`.matchAll(/^(\S+\.tsx?)\S* (?:lint\/\w+\/)?(\w+)/gm);
    found = [...marks].map(([, file, rule]) => `${file} ${rule}`);
  });
  afterAll(() => fs.rmSync(place, { recursive: true, force: true }));

  test.each([
    ['engine/long.ts', 'noExcessiveLinesPerFile'],
    ['renderers/Long.tsx', 'noExcessiveLinesPerFile'],
    ['engine/star.ts', 'noReExportAll'],
    ['engine/default.ts', 'noDefaultExport'],
    ['engine/any.ts', 'noExplicitAny'],
    ['engine/bang.ts', 'noNonNullAssertion'],
    ['engine/spread.ts', 'noUselessSpread'],
    ['renderers/Spread.tsx', 'plugin'],
    ['engine/tall.ts', 'noExcessiveLinesPerFunction'],
  ])('%s is refused: %s', (file, rule) => {
    expect(found).toContain(`${file} ${rule}`);
  });

  test.each(['engine/short.ts', 'renderers/Short.tsx', 'renderers/Rest.tsx'])('%s is allowed', (file) => {
    expect(found.filter((mark) => mark.startsWith(`${file} `))).toEqual([]);
  });
});

describe('SQL put together outside server/db', () => {
  test.each([
    ['a tagged template', 'export const q = sql`select 1`;'],
    ['a tagged raw template', 'export const q = sql.raw`x`;'],
    ['a template passed to query()', 'session.query(`select ${column}`);'],
    ['a spliced statement', 'export const q = `SELECT * FROM sys_user WHERE id = ${id}`;'],
    ['a concatenated statement', "const q = 'delete from sys_user where ' + condition;"],
    ['a longer concatenation', "db.query('select * from t ' + 'where a = ' + value, []);"],
  ])('%s is found', (_, text) => {
    expect(findInText('server/system/x.ts', text)).toHaveLength(1);
  });

  test('a constant statement with bound values may stand where it is used', () => {
    const text = "session.query('update sys_user set realname = $1 where id = $2', [name, id]);";
    expect(findInText('server/system/x.ts', text)).toEqual([]);
  });

  test('words that begin alike are not SQL', () => {
    const text =
      "ask('select a shop'); const label = 'update'; title(`delete ` + name); document.querySelector('select option');";
    expect(findInText('renderers/x.ts', text)).toEqual([]);
  });
});

describe("AG Grid's class names outside renderers/grid", () => {
  test.each([
    ['a selector', "place.querySelector('.ag-grid-viewport');"],
    ['a class', '<div className="popup ag-custom-component-popup" />'],
    ['a template', 'const row = `.ag-row[row-id="${id}"]`;'],
    ['a rule', '.ag-cell:hover .cell-copy { opacity: 1; }'],
  ])('%s is found', (_, text) => {
    expect(findGridNames('renderers/lists/x.ts', text)).toEqual([expect.objectContaining({ line: 1 })]);
  });

  test("words that only end alike are nobody's", () => {
    expect(findGridNames('renderers/lists/x.ts', "['drag-handle', 'tag-mark', '--ag', 'bag-in-box']")).toEqual([]);
  });

  test('there are none', () => {
    expect(findStrayGridNames(inProject())).toEqual([]);
  });
});

describe('the first bundle', () => {
  const HEAVY =
    /node_modules\/(ag-grid-|@ag-grid-community|@rjsf|monaco-editor|@tiptap|prosemirror|marked|dompurify|echarts|libpg-query|ajv)/;

  test('holds no grid, form, editor or chart library', { timeout: 300_000 }, async () => {
    await frontend.ensure();
    const files = readFirstLoad(inProject('dist', 'web'));
    const modules = files.flatMap((file) => file.modules);
    expect(modules).toContain('renderers/main.tsx');
    expect(modules.filter((module) => HEAVY.test(module))).toEqual([]);
  });

  test.each(FIRST_LOADS)('$title loads at most $limit KiB', { timeout: 300_000 }, async ({ parts, limit }) => {
    await frontend.ensure();
    const files = readFirstLoad(inProject('dist', 'web'), parts);
    const kib = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
    expect(kib).toBeGreaterThan(100);
    expect(kib).toBeLessThanOrEqual(limit);
    const grid = files.flatMap((file) => file.modules).filter((module) => /node_modules\/ag-/.test(module));
    expect(grid.length > 0).toBe(parts.includes('grid/shared/modules.ts'));
  });

  test.each(ADDED_LOADS)('$title adds at most $limit KiB', { timeout: 300_000 }, async (load) => {
    await frontend.ensure();
    const files = readAddedLoad(inProject('dist', 'web'), load);
    const kib = files.reduce((sum, { gzip }) => sum + gzip, 0) / 1024;
    expect(kib).toBeGreaterThan(100);
    expect(kib).toBeLessThanOrEqual(load.limit);
  });

  test('the entry page holds no script of its own', { timeout: 300_000 }, async () => {
    await frontend.ensure();
    const page = fs.readFileSync(inProject('dist', 'web', 'index.html'), 'utf8');
    expect(page).toContain('<div id="root">');
    const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, attributes, body] of scripts) {
      expect(attributes).toContain('src=');
      expect(body).toBe('');
    }
    expect(page).not.toMatch(/\son\w+=|javascript:/);
  });
});

test('no folder holds more than 25 source files beside one another', () => {
  const MOST = 25;
  const sources = [...Object.keys(LADDERS), 'scripts']
    .flatMap((layer) =>
      fs.readdirSync(inProject(layer), { recursive: true, encoding: 'utf8' }).map((file) => path.join(layer, file)),
    )
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MOST)).toEqual([]);
});

test('every script of package.json stands for a file', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    fs.readFileSync(inProject('package.json'), 'utf8'),
  );
  for (const command of Object.values(scripts)) {
    const [, starter, name] = /^node (scripts\/\w+\.mjs)(?: (\w+))?$/.exec(command) ?? [];
    if (starter) expect(fs.existsSync(inProject(starter)), starter).toBe(true);
    if (name) expect(fs.existsSync(inProject('scripts', `${name}.ts`)), `scripts/${name}.ts`).toBe(true);
  }
});

test('an unknown command lists the known ones', () => {
  const run = spawnSync(process.execPath, [inProject('scripts', 'run.mjs'), 'chekc'], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/没有命令「chekc」.*check/);
  expect(() => execFileSync(process.execPath, [inProject('scripts', 'run.mjs'), 'lockfile', '--check'])).not.toThrow();
});
