import { meaningOf } from '../../engine/authoring/meaning/meaning.ts';
import { originsOf } from '../../engine/authoring/origins.ts';
import { type UseKind, useKinds } from '../../engine/authoring/Use.ts';
import { usesOf } from '../../engine/authoring/uses.ts';
import { type Command, meant, misunderstood } from './Command.ts';
import { filesAt } from './filesAt.ts';

const HOW = { written: '', derived: '由此得来', default: '默认' } as const;

export const explain: Command = {
  usage: 'explain <页面>',
  words: [1, 1],
  help: '页面的每个值，与它写在哪个文件哪一行',
  examples: ['explain market/order', 'explain market/order --format json'],
  async run({ words: [asked = ''], project }) {
    const { files, compiled } = await project();
    // People also paste the path of its file.
    const id = asked.replace(/^(?:\.\/)?screens\/|\.(?:screen|report|board)\.json$/g, '');
    const origins = originsOf(id, files, compiled);
    if (origins === undefined) return misunderstood(`没有页面 "${id}"${meant(id, compiled.plans.keys())}`);
    const lines = origins.map(({ pointer, value, file, line, how }) =>
      [`${pointer} = ${JSON.stringify(value)}`, `    ${file}:${line}${HOW[how] && `（${HOW[how]}）`}`].join('\n'),
    );
    return { code: 0, lines, data: origins };
  },
};

export const whereUsed: Command = {
  usage: `where-used <${useKinds.join('|')}> <名字>`,
  words: [2, 2],
  help: '它在哪里声明、被谁用到；字段写成 market/order.status',
  examples: ['where-used dictionary order_status', 'where-used field market/order.status'],
  async run({ words: [kind = '', name = ''], project }) {
    if (!useKinds.includes(kind as UseKind))
      return misunderstood(`不能问 "${kind}"${meant(kind, useKinds)}`, `用法：npm run weft -- ${whereUsed.usage}`);
    const { files, compiled } = await project();
    const all = usesOf(files, compiled).filter((each) => each.kind === kind);
    const found = all.filter(
      (each) => each.name === name || (kind === 'permission' && each.name.startsWith(`${name}:`)),
    );
    if (found.length === 0)
      return {
        ...misunderstood(`没有 ${kind} "${name}"${meant(name, new Set(all.map((each) => each.name)))}`),
        code: 1,
      };
    const pages =
      kind === 'dictionary' ? [...compiled.plans.values()].filter(({ dictCodes }) => dictCodes.includes(name)) : [];
    const lines = found.map(({ name: full, file, line, column, declares }) =>
      [`${file}:${line}:${column}`, full === name ? '' : `  ${full}`, declares ? '  声明' : ''].join(''),
    );
    const shown = pages.map(({ id, title }) => `页面 ${title}（${id}）`);
    return {
      code: 0,
      lines: [...lines, ...(shown.length > 0 ? ['', ...shown] : [])],
      data: { uses: found, pages: pages.map(({ id }) => id) },
    };
  },
};

export const diff: Command = {
  usage: 'diff [<git 版本>，省略为 HEAD]',
  words: [0, 1],
  help: '比起那个版本，现在的声明意味着什么不同，有什么后果；只是写法不同就什么也不说',
  examples: ['diff', 'diff HEAD~3'],
  async run({ words: [revision = 'HEAD'], directory, project }) {
    const before = await filesAt(revision, directory);
    if (typeof before === 'string') return misunderstood(before);
    const { compile, compiled } = await project();
    const changes = meaningOf(compile(before), compiled);
    const lines = changes.map(({ what, text, consequence, destructive }) =>
      [
        `${what}：${text}`,
        ...(consequence === undefined ? [] : [`    ${destructive ? '破坏性：' : ''}${consequence}`]),
      ].join('\n'),
    );
    return { code: 0, lines: lines.length === 0 ? ['意思没有不同'] : lines, data: changes };
  },
};
