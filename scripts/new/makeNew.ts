import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '../../engine/api/envelope.ts';
import {
  type NewFiles,
  newBoard,
  newDictionary,
  newModel,
  newNames,
  newPicker,
  newPrint,
  newReport,
  newScreen,
} from '../../engine/authoring/newFiles.ts';
import { loadDocument } from '../../engine/compile/documents.ts';
import { snakeCase, wireCode } from '../../engine/names.ts';
import { nearest } from '../../engine/nearest.ts';
import { tellWrong } from '../setup/checkout.mjs';
import { readArguments } from '../setup/readArguments.ts';
import { cellRegisters, newCell } from './cell.ts';
import { listRegisters, newList } from './list.ts';
import { isRuleTaken, newRule, ruleRegisters } from './rule.ts';

const usage = `用法：
  npm run new -- report market/my-report [--table market_order]   一张报表：JSON 与 SQL
  npm run new -- screen market/my-list [--model market/order]     已有模型上的列表
  npm run new -- model market/my-model                            模型与它的列表
  npm run new -- print market/my-print [--model market/order]     已有模型的打印单
  npm run new -- board market/my-board [--model market/order]     看板：模型的指标与走势图
  npm run new -- picker market/my-picker                          选择器
  npm run new -- dictionary my_code                               字典
  npm run new -- cell my_cell [--picker role]                     单元格类型：模式、组件、示例与登记；在选择器里选的
  npm run new -- list mylist                                      列表类型：模式、计划、页面与登记
  npm run new -- rule my_rule                                     校验规则：模式、实现、测试与登记`;

const names: Record<string, RegExp> = {
  ...newNames,
  cell: /^[a-z][A-Za-z0-9_]*$/,
  list: /^[a-z][A-Za-z0-9]*$/,
  rule: /^[a-z][A-Za-z0-9_]*$/,
};

/** What is made of a model that is there. */
const OVER_MODEL: ReadonlySet<string> = new Set(['screen', 'print', 'board']);

/** What is written for these changes the language itself. */
const languageKinds: ReadonlySet<string> = new Set(['cell', 'list', 'rule']);

/** Makes in the working directory what `npm run new` is told to; answers the command's exit code. */
export async function makeNew(args: readonly string[]): Promise<number> {
  const misunderstood = (what: string): number => {
    tellWrong(what === '' ? usage : `${what}${what.endsWith('？') ? '' : '。'}用法：npm run new -- --help`, args);
    return 2;
  };
  const fail = (what: string): number => {
    tellWrong(what, args);
    return 1;
  };
  const { values, positionals } = readArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      table: { type: 'string', default: 'market_order' },
      model: { type: 'string', default: 'market/order' },
      picker: { type: 'string' },
      format: { type: 'string', default: 'people' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.format !== 'people' && values.format !== 'json')
    return misunderstood(`不认识的格式 "${values.format}"，可用：people、json`);
  const json = values.format === 'json';
  const [kind = '', name = ''] = positionals;
  const pattern = names[kind];
  if (pattern === undefined) return misunderstood(meantKind(kind));
  if (positionals.length > 2) return misunderstood(`多出来的 "${positionals[2]}"`);
  if (!pattern.test(name)) {
    const example = pattern.source.includes('/') ? 'market/my-list' : 'my_name';
    return misunderstood(
      name === '' ? `还要写名字，如 ${example}` : `名字 "${name}" 不合写法，应如 ${example}：${pattern.source}`,
    );
  }
  if (OVER_MODEL.has(kind) && !existsSync(`screens/${values.model}.model.json`))
    return fail(
      `没有模型 "${values.model}"（screens/${values.model}.model.json），没有新建任何文件${meant(values.model, modelsThere())}`,
    );
  const tables = kind === 'report' ? tablesThere() : [];
  if (kind === 'report' && !tables.includes(values.table))
    return fail(
      `没有模型的数据表叫 "${values.table}"，没有新建任何文件${meant(values.table, tables) || '；请用 --table 写一个模型的数据表'}`,
    );
  if (kind === 'rule' && isRuleTaken(name, read)) return fail(`规则 "${name}" 已存在，没有改动任何文件`);
  const files = filesFor(kind, name, values);
  if (files === undefined) return fail(`模型 "${values.model}" 没有指标（measures），看板没有数可看，没有新建任何文件`);
  const taken = Object.keys(files).filter((file) => existsSync(file) && !isRegister(file));
  if (taken.length > 0) return fail(`${taken.join('、')} 已存在，没有改动任何文件`);
  const page = pageCalled(name, Object.keys(files));
  if (page !== undefined) return fail(`页面 "${name}" 已有：${page}，没有改动任何文件；请换一个名字`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!json) console.log(`${isRegister(file) ? '更新' : '新建'} ${file}`);
  }
  const formatted = format(Object.keys(files));
  if (formatted !== 0) return formatted;
  if (json) console.log(JSON.stringify({ files: Object.keys(files) }, null, 2));
  if (languageKinds.has(kind)) return regenerate();
  return json ? 0 : next(kind);
}

const PAGES = ['screen', 'report', 'board'].map((kind) => `.${kind}.json`);

/** The file that is a page of that name already, where one of these would be. */
function pageCalled(name: string, files: readonly string[]): string | undefined {
  if (!files.some((file) => PAGES.some((ending) => file.endsWith(ending)))) return undefined;
  return PAGES.map((ending) => `screens/${name}${ending}`).find(existsSync);
}

const modelsThere = (): string[] =>
  readdirSync('screens', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.+)\.model\.json$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  );

/** Tables of the models; what cannot be read has none. */
function tablesThere(): string[] {
  return modelsThere().flatMap((id) => {
    const { document } = loadDocument({
      path: `screens/${id}.model.json`,
      text: read(`screens/${id}.model.json`),
    });
    const { table, code } = isRecord(document?.value) ? document.value : {};
    if (typeof table === 'string') return [table];
    return [snakeCase(typeof code === 'string' ? code : wireCode(id))];
  });
}

/** What was likely meant, as a question. */
function meant(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near === undefined ? '' : `；是不是想写 "${near}"？`;
}

/** The files that a new type adds a line to. */
const registers: ReadonlySet<string> = new Set([...cellRegisters, ...listRegisters, ...ruleRegisters]);
const isRegister = (file: string) => registers.has(file);

const read = (file: string) => readFileSync(file, 'utf8');

function filesFor(
  kind: string,
  name: string,
  options: { table: string; model: string; picker?: string | undefined },
): NewFiles | undefined {
  if (kind === 'report') return newReport(name, options.table);
  if (kind === 'screen') return newScreen(name, options.model);
  if (kind === 'model') return newModel(name);
  if (kind === 'print') return newPrint(name, options.model, read(`screens/${options.model}.model.json`));
  if (kind === 'board') return newBoard(name, options.model, read(`screens/${options.model}.model.json`));
  if (kind === 'picker') return newPicker(name);
  if (kind === 'dictionary') return newDictionary(name);
  if (kind === 'rule') return newRule(name, read);
  return kind === 'list' ? newList(name, read) : newCell(name, read, options.picker);
}

/** Every file as the house writes it: `npm run check` finds nothing to change. */
function format(files: readonly string[]): number {
  const known = files.filter((file) => /\.(json|tsx?)$/.test(file));
  const args = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...known];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  // How many files it looked at is nobody's concern.
  if (status !== 0) console.error(stderr);
  return status ?? 1;
}

/** What is generated from the schemas; of no use to a declaration, and long to load. */
async function regenerate(): Promise<number> {
  const { generate } = await import('../types/generate.ts');
  return generate();
}

function next(kind: string): number {
  console.log(
    kind === 'dictionary'
      ? '在列里写 "dictCode" 即可使用。'
      : '改好标题后运行 npm run validate；服务器在运行时刷新页面即可看到。',
  );
  return 0;
}

function meantKind(kind: string): string {
  if (kind === '') return '';
  return `不能新建 "${kind}"${meant(kind, Object.keys(names))}`;
}
