import { createCompiler } from '../engine/compile/compile.ts';
import { nearest } from '../engine/nearest.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { inProject, runMain, UsageError } from './setup/checkout.mjs';
import { COMMAND, runNode } from './setup/child.mjs';
import { readArguments } from './setup/readArguments.ts';
import { readProject } from './validate/readProject.ts';
import type { Command, Project } from './weft/Command.ts';
import { docs } from './weft/documenting.ts';
import { drift } from './weft/drifting.ts';
import { importJeecg } from './weft/importing.ts';
import { infer } from './weft/inferring.ts';
import { mutate } from './weft/mutating.ts';
import { checkCall, options } from './weft/options.ts';
import { diff, explain, whereUsed } from './weft/reading.ts';
import { rename } from './weft/writing.ts';

const commands: Readonly<Record<string, Command>> = {
  explain,
  'where-used': whereUsed,
  diff,
  rename,
  'import-jeecg': importJeecg,
  infer,
  drift,
  mutate,
  docs,
};

/** Commands with a script of their own, which knows its words and options. */
const others: Readonly<Record<string, { usage: string; help: string }>> = {
  validate: {
    usage: 'validate [--fix [--only 编号]] [--data] [--watch] [--no-database]',
    help: '检查全部声明，在数据库里准备每张报表；--fix 改好能确定的，--data 对一遍数据',
  },
  new: { usage: 'new <report|screen|model|…> <名字>', help: '由模板新建声明，或给语言添一种单元格、列表、规则' },
  migrate: { usage: 'migrate [--check]', help: '把旧写法、别名改写成语言这一版的，在 app.json 记下版本；--check 只看' },
};

function usage(): string {
  const lines = [...Object.values(others), ...Object.values(commands)].flatMap((each) => [
    `  ${each.usage}`,
    `      ${each.help}`,
  ]);
  return [
    '用法：npm run weft -- <命令> [--format people|json] [--dir screens]；一个命令的例子：npm run weft -- <命令> --help',
    ...lines,
    '',
    '退出码：0 照办了；1 有要说的问题，或办不成；2 没看懂要做什么。',
  ].join('\n');
}

const usageOf = ({ usage: own, help, examples }: Command): string =>
  [
    `用法：npm run weft -- ${own} [--format people|json] [--dir screens]`,
    help,
    ...examples.map((each) => `例：npm run weft -- ${each}`),
  ].join('\n');

/** Asks the compiler about the declarations, and changes them; the commands only speak, what they know is in `engine/authoring`. */
async function main(args: string[]): Promise<number> {
  const [first = '', ...rest] = args;
  if (Object.hasOwn(others, first)) return runNode([...COMMAND, inProject('scripts', `${first}.ts`), ...rest]);
  const { values, positionals } = readArguments({ args, options, allowPositionals: true });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const near = nearest(name, [...Object.keys(others), ...Object.keys(commands)]);
    const meant = near === undefined ? '；' : `，是不是想写 "${near}"？`;
    if (name !== '') throw new UsageError(`没有命令 "${name}"${meant}全部命令：npm run weft -- --help`);
    console.log(usage());
    return 0;
  }
  if (values.help) {
    console.log(usageOf(command));
    return 0;
  }
  const { dir: directory = 'screens', format = 'people' } = values;
  if (format !== 'people' && format !== 'json') throw new UsageError(`不认识的格式 "${format}"，可用：people、json`);
  checkCall(command, values, words);
  const json = format === 'json';
  const project = async (): Promise<Project> => {
    const compile = createCompiler(await loadCompilePorts());
    const files = await readProject(directory);
    return { files, compile, compiled: compile(files) };
  };
  const said = await command.run({ words, options: values, directory, json, project });
  const text = json ? JSON.stringify(said.data, null, 2) : said.lines.join('\n');
  if (text !== '') console[said.code === 2 && !json ? 'error' : 'log'](text);
  return said.code;
}

await runMain(() => main(process.argv.slice(2)));
