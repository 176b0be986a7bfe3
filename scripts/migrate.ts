import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Document, loadDocuments } from '../engine/compile/documents.ts';
import { respelled } from '../engine/compile/language/edits.ts';
import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';
import { readProject } from './validate/readProject.ts';

const USAGE = `用法：npm run migrate [-- 选项]
  --check           只看有哪些要改写，不写；有就退出 1
  --format people|json
  --dir <目录>      默认 screens`;

/**
 * Rewrites keys that stand by another name to the language's own. `--dir screens`, `--check`: writes nothing, exit
 * code 1 when something would be written.
 */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: {
      dir: { type: 'string', default: 'screens' },
      check: { type: 'boolean', default: false },
      format: { type: 'string', default: 'people' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.format !== 'people' && values.format !== 'json') {
    console.error(`不认识的格式 "${values.format}"，可用：people、json`);
    return 2;
  }
  const say = values.format === 'people' ? console.log : () => undefined;
  const { documents } = loadDocuments(await readProject(values.dir));
  const changed = documents.filter(({ spelled }) => spelled.length > 0);
  for (const document of changed) {
    const keys = document.spelled.map(({ written, own }) => `${written} → ${own}`);
    say(`${document.file}  ${[...new Set(keys)].join('，')}`);
    const file = path.join(values.dir, path.relative('screens', document.file));
    if (!values.check) writeFileSync(file, respelled(document));
  }
  say(changed.length === 0 ? '✓ 没有要改写的文件' : `${changed.length} 个文件${values.check ? '要改写' : '已改写'}`);
  if (values.format === 'json') console.log(JSON.stringify(changed.map(changeOf), null, 2));
  return values.check && changed.length > 0 ? 1 : 0;
}

const changeOf = ({ file, spelled }: Document) => ({
  file,
  keys: spelled.map(({ written, own }) => ({ written, own })),
});

await runMain(() => main(process.argv.slice(2)));
