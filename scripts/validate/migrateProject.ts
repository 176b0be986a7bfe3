import { writeFileSync } from 'node:fs';
import { type Migrated, migrate } from '../../engine/authoring/migrate/migrate.ts';
import { LANGUAGE_VERSION } from '../../engine/compile/language/version.ts';
import { placeIn } from '../../server/screens/readFiles.ts';
import { UsageError } from '../setup/checkout.mjs';
import { readArguments } from '../setup/readArguments.ts';
import { readProject } from './readProject.ts';

const USAGE = `用法：npm run migrate [-- 选项]
把比 app.json 的 schemaVersion（没有写等于 1）新的改写都做一遍，并记下版本；现在是第 ${LANGUAGE_VERSION} 版
  --check           只看有哪些要改写，不写；有就退出 1
  --format people|json
  --dir <目录>      默认 screens
退出码：0 照办了；1 有要改写的（--check）、不能读的文件，或声明比产品新；2 没看懂要做什么。`;

/** Brings declarations to the language's version; answers the exit code. */
export async function migrateProject(args: string[], print: (text: string) => void): Promise<number> {
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
    print(USAGE);
    return 0;
  }
  if (values.format !== 'people' && values.format !== 'json')
    throw new UsageError(`不认识的格式 "${values.format}"，可用：people、json`);
  const found = migrate(await readProject(values.dir));
  if (!values.check) for (const { file, text } of found.files) writeFileSync(placeIn(values.dir, file), text);
  print(values.format === 'json' ? JSON.stringify(dataOf(found), null, 2) : linesOf(found, values.check).join('\n'));
  return found.unread.length > 0 || found.from > LANGUAGE_VERSION || (values.check && found.files.length > 0) ? 1 : 0;
}

function linesOf({ from, to, files, unread }: Migrated, check: boolean): string[] {
  const told = unread.map(({ file, line, column, message }) => `${file}:${line}:${column}  没有改写：${message}`);
  if (from > LANGUAGE_VERSION)
    return [...told, `声明要语言的第 ${from} 版，这里的产品只认识到第 ${LANGUAGE_VERSION} 版，请先升级产品`];
  const changes = files.map(({ file, keys, titles }) => {
    const words = keys.map(({ written, own }) => `${written} → ${own}`);
    return `${file}  ${[...new Set(words.length === 0 ? titles : words)].join('，')}`;
  });
  const version = from === to ? '' : `，第 ${from} 版 → 第 ${to} 版`;
  const written = files.length === 0 ? [] : [`${files.length} 个文件${check ? '要改写' : '已改写'}${version}`];
  if (unread.length > 0) return [...told, ...changes, ...written, `${unread.length} 处不能读，版本没有记下：请先改好`];
  return files.length === 0 ? ['✓ 没有要改写的文件'] : [...changes, ...written];
}

const dataOf = ({ from, to, files, unread }: Migrated) => ({
  from,
  to,
  files: files.map(({ file, keys, titles }) => ({ file, titles, keys })),
  unread,
});
