import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorsAfter, filesAfter, REFUSED_FOR_ERRORS } from '../../engine/authoring/renaming/afterRename.ts';
import { outsideOfRename, renameKinds } from '../../engine/authoring/renaming/kinds.ts';
import { rename as renamed } from '../../engine/authoring/renaming/rename.ts';
import { usesOf } from '../../engine/authoring/uses.ts';
import { placeIn } from '../../server/screens/readFiles.ts';
import { absent, type Command, meant, misunderstood } from './Command.ts';
import { problemLine } from './problemLines.ts';

export const rename: Command = {
  usage: `rename <${renameKinds.join('|')}> <旧名> <新名> [--dry-run]`,
  words: [3, 3],
  options: ['dry-run'],
  help: '在所有文件里改名；字段写成 market/order.status，新名只写 key。文件一起移动。数据表与数据库列不变；页面、报表、看板、受限字段要重新授权',
  examples: ['rename field market/order.status orderStatus --dry-run'],
  async run({ words: [kind = '', from = '', to = ''], options, directory, project }) {
    const known = renameKinds.find((each) => each === kind);
    if (known !== undefined && (from === '' || to === ''))
      return misunderstood('旧名与新名都不能是空的', `用法：npm run weft -- ${rename.usage}`);
    if (known === undefined)
      return misunderstood(`不能改名 "${kind}"${meant(kind, renameKinds)}`, `用法：npm run weft -- ${rename.usage}`);
    const { files, compiled, compile } = await project();
    const names = new Set(
      usesOf(files, compiled).flatMap((use) => (use.kind === known && use.declares ? [use.name] : [])),
    );
    if (!names.has(from)) return absent(` ${kind}`, from, names);
    const outcome = renamed(files, compiled, { kind: known, from, to });
    if ('refused' in outcome) return { code: 1, lines: [outcome.refused], data: outcome };
    const wrong = errorsAfter(compiled, compile(filesAfter(files, outcome.files)));
    if (wrong.length > 0) {
      const lines = wrong.map(problemLine);
      return { code: 1, lines: [REFUSED_FOR_ERRORS, ...lines], data: { refused: lines } };
    }
    if (!options['dry-run'])
      for (const file of outcome.files) {
        const target = placeIn(directory, file.path);
        mkdirSync(path.dirname(target), { recursive: true });
        if (file.from !== file.path) renameSync(placeIn(directory, file.from), target);
        writeFileSync(target, file.text);
      }
    const lines = outcome.files.map((file) => (file.from === file.path ? file.path : `${file.from} → ${file.path}`));
    const count = `${outcome.places.length} 处，${outcome.files.length} 个文件${options['dry-run'] ? '要改' : '已改'}`;
    return {
      code: 0,
      lines: [...lines, count, outsideOfRename[known]],
      data: { ...outcome, outside: outsideOfRename[known] },
    };
  },
};
