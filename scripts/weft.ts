import { createCompiler } from '../engine/compile/compile.ts';
import { nearest } from '../engine/nearest.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';

import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';
import { readProject } from './validate/readProject.ts';
import type { Command, Project } from './weft/Command.ts';
import { drift } from './weft/drifting.ts';
import { importJeecg } from './weft/importing.ts';
import { infer } from './weft/inferring.ts';
import { mutate } from './weft/mutating.ts';
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
};

const options = {
  dir: { type: 'string', default: 'screens' },
  format: { type: 'string', default: 'people' },
  help: { type: 'boolean', short: 'h', default: false },
  out: { type: 'string' },
  seed: { type: 'string', default: '1' },
  each: { type: 'string', default: '1' },
  most: { type: 'string', default: '100000' },
  'dry-run': { type: 'boolean', default: false },
} as const;

function usage(): string {
  const lines = Object.values(commands).map((each) => `  ${each.usage}\n      ${each.help}`);
  return [
    '用法：npm run weft -- <命令> [--format people|json] [--dir screens]',
    ...lines,
    '',
    '检查与改好声明用 npm run validate [-- --fix]，新建用 npm run new，改写旧写法用 npm run migrate。',
    '退出码：0 照办了；1 有要说的问题，或办不成；2 没看懂要做什么。',
  ].join('\n');
}

/** Asks the compiler about the declarations, and changes them; the commands only speak, what they know is in `engine/authoring`. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, options, allowPositionals: true });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (values.help || command === undefined) {
    const near = nearest(name, Object.keys(commands));
    const wrong =
      name === '' || command !== undefined ? [] : [`没有命令 "${name}"${near ? `，是不是想写 "${near}"？` : ''}`, ''];
    console[wrong.length > 0 ? 'error' : 'log']([...wrong, usage()].join('\n'));
    return wrong.length > 0 ? 2 : 0;
  }
  if (values.format !== 'people' && values.format !== 'json') {
    console.error(`不认识的格式 "${values.format}"，可用：people、json`);
    return 2;
  }
  const json = values.format === 'json';
  const project = async (): Promise<Project> => {
    const compile = createCompiler(await loadCompilePorts());
    const files = await readProject(values.dir);
    return { files, compile, compiled: compile(files) };
  };
  const said = await command.run({ words, options: values, directory: values.dir, json, project });
  const text = json ? JSON.stringify(said.data, null, 2) : said.lines.join('\n');
  if (text !== '') console[said.code === 2 && !json ? 'error' : 'log'](text);
  return said.code;
}

await runMain(() => main(process.argv.slice(2)));
