import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../engine/nearest.ts';
import { newCell } from './new/cell.ts';
import { type NewFiles, newDictionary, newModel, newReport, newScreen } from './new/declarations.ts';

const usage = `用法：
  npm run new -- report market/my-report [--table market_order]   一张报表：JSON 与 SQL
  npm run new -- screen market/my-list [--model market/order]     已有模型上的列表
  npm run new -- model market/my-model                            模型与它的列表
  npm run new -- dictionary my_code                               字典
  npm run new -- cell my_cell                                     单元格类型：模式、组件、示例与登记`;

const names: Record<string, RegExp> = {
  report: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  screen: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  model: /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/,
  dictionary: /^[a-z][a-z0-9_]*$/,
  cell: /^[a-z][A-Za-z0-9_]*$/,
};

function main(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { table: { type: 'string', default: 'market_order' }, model: { type: 'string', default: 'market/order' } },
  });
  const [kind = '', name = ''] = positionals;
  const pattern = names[kind];
  if (pattern === undefined) return fail(usage);
  if (!pattern.test(name)) return fail(`名字 "${name}" 不合写法 ${pattern.source}\n\n${usage}`);
  if (kind === 'screen' && !existsSync(`screens/${values.model}.model.json`))
    return fail(
      `没有模型 "${values.model}"（screens/${values.model}.model.json），没有新建任何文件${meantModel(values.model)}`,
    );
  const files = filesFor(kind, name, values);
  const taken = Object.keys(files).filter((file) => existsSync(file) && !isList(file));
  if (taken.length > 0) return fail(`${taken.join('、')} 已存在，没有改动任何文件`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${isList(file) ? '更新' : '新建'} ${file}`);
  }
  return kind === 'cell' ? regenerate() : next(kind);
}

/** The model that was likely meant, as a question. */
function meantModel(name: string): string {
  const models = readdirSync('screens', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.+)\.model\.json$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  );
  const meant = nearest(name, models);
  return meant === undefined ? '' : `；是不是想写 "${meant}"？`;
}

/** The two files a cell type adds a line to. */
const isList = (file: string) => file === 'schemas/column.schema.json' || file === 'renderers/cells/cellTypes.ts';

function filesFor(kind: string, name: string, options: { table: string; model: string }): NewFiles {
  if (kind === 'report') return newReport(name, options.table);
  if (kind === 'screen') return newScreen(name, options.model);
  if (kind === 'model') return newModel(name);
  if (kind === 'dictionary') return newDictionary(name);
  return newCell(name, (file) => readFileSync(file, 'utf8'));
}

function regenerate(): number {
  const types = spawnSync(process.execPath, [...process.execArgv, 'scripts/types.ts'], { stdio: 'inherit' });
  return types.status ?? 1;
}

function next(kind: string): number {
  console.log(
    kind === 'dictionary'
      ? '在列里写 "dictCode" 即可使用。'
      : '改好标题后运行 npm run validate；服务器在运行时刷新页面即可看到。',
  );
  return 0;
}

function fail(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = main(process.argv.slice(2));
