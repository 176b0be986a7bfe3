import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type RenameRequest, rename as renamed } from '../../engine/authoring/rename.ts';
import { type Command, meant, misunderstood } from './Command.ts';

const KINDS: readonly RenameRequest['kind'][] = ['field', 'dictionary', 'screen', 'model', 'report', 'picker'];

export const rename: Command = {
  usage: `rename <${KINDS.join('|')}> <旧名> <新名> [--dry-run]`,
  words: [3, 3],
  options: ['dry-run'],
  help: '在所有文件里改名；字段写成 market/order.status，新名只写 key。数据库列、权限与编码保持原样',
  examples: ['rename field market/order.status orderStatus --dry-run'],
  async run({ words: [kind = '', from = '', to = ''], options, directory, project }) {
    const known = KINDS.find((each) => each === kind);
    if (known === undefined || from === '' || to === '')
      return misunderstood(`不能改名 "${kind}"${meant(kind, KINDS)}`, `用法：npm run weft -- ${rename.usage}`);
    const { files, compiled, compile } = await project();
    const outcome = renamed(files, compiled, { kind: known, from, to });
    if ('refused' in outcome) return { code: 1, lines: [outcome.refused], data: outcome };
    const gone = new Set(outcome.files.map((file) => file.from));
    const after = compile([...files.filter((file) => !gone.has(file.path)), ...outcome.files]);
    const fresh = after.problems.filter(({ severity }) => severity === 'error').length;
    if (fresh > compiled.problems.length) {
      const lines = after.problems.map(({ file, line, message }) => `${file}:${line}  ${message}`);
      return { code: 1, lines: ['改名后会有问题，没有改动任何文件：', ...lines], data: { refused: lines } };
    }
    if (!options['dry-run'])
      for (const file of outcome.files) {
        const target = path.join(directory, path.relative('screens', file.path));
        mkdirSync(path.dirname(target), { recursive: true });
        if (file.from !== file.path) renameSync(path.join(directory, path.relative('screens', file.from)), target);
        writeFileSync(target, file.text);
      }
    const lines = outcome.files.map((file) => (file.from === file.path ? file.path : `${file.from} → ${file.path}`));
    const count = `${outcome.places.length} 处，${outcome.files.length} 个文件${options['dry-run'] ? '要改' : '已改'}`;
    return { code: 0, lines: [...lines, count], data: outcome };
  },
};
