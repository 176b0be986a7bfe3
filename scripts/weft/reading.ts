import { targetsOf } from '../../engine/authoring/addresses/targetsOf.ts';
import { differenceOf } from '../../engine/authoring/meaning/difference.ts';
import { originsOf } from '../../engine/authoring/origins.ts';
import { type Use, type UseKind, useKinds } from '../../engine/authoring/Use.ts';
import { usesOf } from '../../engine/authoring/uses.ts';
import { GENERAL_RIGHTS } from '../../engine/permissions/general.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Plan } from '../../engine/plan/Plan.ts';
import { actionsOf, columnRights } from '../../engine/plan/parts.ts';
import { absent, type Command, meant, misunderstood } from './Command.ts';
import { filesAt } from './filesAt.ts';
import { unreadLines } from './problemLines.ts';

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
    if (origins === undefined) return absent('页面', id, compiled.plans.keys(), pagesTitled(id, compiled));
    const lines = origins.map(({ pointer, value, file, line, how }) =>
      [`${pointer} = ${JSON.stringify(value)}`, `    ${file}:${line}${HOW[how] && `（${HOW[how]}）`}`].join('\n'),
    );
    return { code: 0, lines, data: origins };
  },
};

/** People know pages by what the menu calls them. */
const pagesTitled = (title: string, { plans }: Compiled): string[] =>
  [...plans.values()].flatMap((plan) => (plan.title === title ? [plan.id] : []));

export const whereUsed: Command = {
  usage: `where-used <${useKinds.join('|')}> <名字>`,
  words: [2, 2],
  help: '它在哪里声明、被谁用到；字段写成 market/order.status',
  examples: [
    'where-used dictionary order_status',
    'where-used field market/order.status',
    'where-used url /sys/user/list',
  ],
  async run({ words: [kind = '', name = ''], project }) {
    if (!useKinds.includes(kind as UseKind))
      return misunderstood(`不能问 "${kind}"${meant(kind, useKinds)}`, `用法：npm run weft -- ${whereUsed.usage}`);
    const { files, compiled } = await project();
    const uses = usesOf(files, compiled);
    const all = uses.filter((each) => each.kind === kind);
    const target = kind === 'url' ? targetsOf(name, compiled) : undefined;
    const found = [
      ...all.filter((each) => each.name === name || (kind === 'permission' && each.name.startsWith(`${name}:`))),
      ...(target?.owners ?? []).flatMap((owner) =>
        uses.filter((each) => each.declares && each.kind === owner.kind && each.name === owner.id),
      ),
    ];
    const general =
      kind === 'permission' ? GENERAL_RIGHTS.filter(({ code }) => code === name || code.startsWith(`${name}:`)) : [];
    const pages = target?.pages ?? pagesWith(kind, name, compiled);
    if (found.length + general.length + pages.length === 0)
      return absent(` ${kind}`, name, new Set(all.map((each) => each.name)));
    const lines = found.map((use) => lineOf(use, name));
    const shown = [
      ...general.map(({ code, title }) => `通用权限 ${title}（${code}）：产品自带，不属于哪个页面`),
      ...pages.map(({ id, title }) => `页面 ${title}（${id}）`),
    ];
    return {
      code: 0,
      lines: [...lines, ...(lines.length > 0 && shown.length > 0 ? [''] : []), ...shown],
      data: { uses: found, pages: pages.map(({ id }) => id), general },
    };
  },
};

const OWNERS: Partial<Record<UseKind, string>> = { model: '模型', report: '报表' };

function lineOf({ kind, name, file, line, column, declares, maybe }: Use, asked: string): string {
  const full = name === asked ? '' : `  ${OWNERS[kind] === undefined ? '' : `${OWNERS[kind]} `}${name}`;
  return [`${file}:${line}:${column}`, full, declares ? '  声明' : '', maybe ? '  可能' : ''].join('');
}

/** The pages that show a dictionary, or ask for a right or for one below it. */
function pagesWith(kind: string, name: string, { plans }: Compiled): Plan[] {
  const all = [...plans.values()];
  if (kind === 'dictionary') return all.filter(({ dictCodes }) => dictCodes.includes(name));
  if (kind !== 'permission') return [];
  return all.filter((plan) =>
    [...actionsOf(plan).map(({ permission }) => permission), ...columnRights(plan).map(({ code }) => code)].some(
      (code) => code === name || code.startsWith(`${name}:`),
    ),
  );
}

export const diff: Command = {
  usage: 'diff [<git 版本>，省略为 HEAD]',
  words: [0, 1],
  help: '比起那个版本，现在的声明意味着什么不同，有什么后果；只是写法不同就什么也不说',
  examples: ['diff', 'diff HEAD~3'],
  async run({ words: [revision = 'HEAD'], directory, project }) {
    const before = await filesAt(revision, directory);
    if (typeof before === 'string') return misunderstood(before);
    const { compile, compiled } = await project();
    const difference = differenceOf(compile(before), compiled);
    const lines = difference.changes.map(({ what, text, consequence, destructive }) =>
      [
        `${what}：${text}`,
        ...(consequence === undefined ? [] : [`    ${destructive ? '破坏性：' : ''}${consequence}`]),
      ].join('\n'),
    );
    const unread = unreadLines(difference, { before: `${revision} 里`, after: '现在的文件里' });
    const rest = unread.length === 0 ? '意思没有不同' : '别的文件意思没有不同';
    return {
      code: unread.length === 0 ? 0 : 1,
      lines: [...unread, ...(lines.length === 0 ? [rest] : lines)],
      data: difference,
    };
  },
};
