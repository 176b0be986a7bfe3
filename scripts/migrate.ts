import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDocuments } from '../engine/compile/documents.ts';
import { respelled } from '../engine/compile/language/edits.ts';
import { runMain } from './setup/checkout.mjs';
import { readArguments } from './setup/readArguments.ts';
import { readProject } from './validate/readProject.ts';

/**
 * Rewrites keys that stand by another name to the language's own. `--dir screens`, `--check`: writes nothing, exit
 * code 1 when something would be written.
 */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments({
    args,
    options: { dir: { type: 'string', default: 'screens' }, check: { type: 'boolean', default: false } },
  });
  const { documents } = loadDocuments(await readProject(values.dir));
  const changed = documents.filter(({ spelled }) => spelled.length > 0);
  for (const document of changed) {
    const keys = document.spelled.map(({ written, own }) => `${written} → ${own}`);
    console.log(`${document.file}  ${[...new Set(keys)].join('，')}`);
    const file = path.join(values.dir, path.relative('screens', document.file));
    if (!values.check) writeFileSync(file, respelled(document));
  }
  console.log(
    changed.length === 0 ? '✓ 没有要改写的文件' : `${changed.length} 个文件${values.check ? '要改写' : '已改写'}`,
  );
  return values.check && changed.length > 0 ? 1 : 0;
}

await runMain(() => main(process.argv.slice(2)));
