import { type Difference, differenceOf } from '../../engine/authoring/meaning/difference.ts';
import { createCompiler } from '../../engine/compile/compile.ts';
import type { SourceFile } from '../../engine/compile/documents.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { compareHashes, type Drift, hashesOf, isDrift } from '../drift/compare.ts';
import { type Credentials, type Deployed, readDeployed } from '../drift/readDeployed.ts';
import { DestinationError } from '../load/Destination.ts';
import { type Command, misunderstood, refused, type Said } from './Command.ts';
import { filesAt } from './filesAt.ts';
import { unreadLines } from './problemLines.ts';

export const drift: Command = {
  usage: 'drift <http://地址> [git 版本，省略为 HEAD]',
  words: [1, 2],
  help: '正在运行的服务器上的声明与 git 里的有什么不同；登录用环境变量 WEFT_TOKEN，或 WEFT_USER 与 WEFT_PASSWORD',
  examples: ['drift https://weft.example.com'],
  async run({ words: [url = '', revision = 'HEAD'], directory }) {
    if (!/^https?:\/\/[^/]/.test(url))
      return misunderstood(`地址要以 http:// 或 https:// 开头，却是 "${url}"。用法：npm run weft -- ${drift.usage}`);
    const expected = await filesAt(revision, directory);
    if (typeof expected === 'string') return misunderstood(expected);
    const { WEFT_TOKEN: token, WEFT_USER: user, WEFT_PASSWORD: password } = process.env;
    if (token === undefined && (user === undefined || password === undefined))
      return misunderstood('请用环境变量写明怎样登录：WEFT_TOKEN，或 WEFT_USER 与 WEFT_PASSWORD');
    return driftOf(url, revision, expected, { token, user, password });
  },
};

/** The same for given files. */
export async function driftOf(
  url: string,
  revision: string,
  expected: readonly SourceFile[],
  credentials: Credentials,
): Promise<Said> {
  let deployed: Deployed;
  try {
    deployed = await readDeployed(url, credentials);
  } catch (error) {
    if (error instanceof DestinationError) return refused(error.message);
    throw error;
  }
  const compile = createCompiler(await loadCompilePorts());
  const before = compile(expected);
  if (deployed.files !== undefined) {
    const found = compareHashes(hashesOf(deployed.files), hashesOf(expected));
    const meaning = isDrift(found) ? differenceOf(before, compile(deployed.files)) : NONE;
    return said(url, revision, '文件', found, deployed, meaning);
  }
  const pages = new Map([...before.plans].map(([id, { hash }]) => [id, hash]));
  const found = compareHashes(deployed.pages, pages);
  // What one may not open looks like what is not there.
  if (!deployed.complete) found.missing = [];
  return said(url, revision, '页面', found, deployed);
}

const NONE: Difference = { changes: [], wrong: { before: [], after: [] }, untold: [] };

function said(
  url: string,
  revision: string,
  kind: string,
  found: Drift,
  { broken, complete }: Deployed,
  meaning?: Difference,
): Said {
  const list = (names: readonly string[], title: string) => names.map((name) => `${title}  ${name}`);
  const partial =
    meaning === undefined ? ['这个账号不能看声明的文件（权限 screens:read），只比较了页面；看不到文字的不同'] : [];
  const unseen =
    complete || meaning !== undefined
      ? []
      : ['这个账号看不到全部页面与列：没有打开权限的页面没有比较，受限的列也算不同'];
  const drifted = isDrift(found) || broken.length > 0;
  const lines = [
    ...list(found.changed, '不同'),
    ...list(found.missing, '服务器上没有'),
    ...list(found.extra, `${revision} 里没有`),
    ...list(broken, '服务器上有错误，仍用先前的样子'),
    ...(meaning === undefined || !isDrift(found) ? [] : ['', ...meaningLines(meaning, revision)]),
    ...partial,
    ...unseen,
    `${url} 与 ${revision}：${kind}相同 ${found.equal.length}，不同 ${found.changed.length}，缺 ${found.missing.length}，多 ${found.extra.length}`,
  ];
  const data = {
    url,
    revision,
    kind: kind === '文件' ? 'files' : 'pages',
    ...found,
    broken,
    ...(meaning === undefined ? {} : { meaning: meaning.changes, wrong: meaning.wrong, untold: meaning.untold }),
  };
  return { code: drifted ? 1 : 0, lines, data };
}

function meaningLines(difference: Difference, revision: string): string[] {
  const unread = unreadLines(difference, { before: `${revision} 里`, after: '服务器上的文件里' });
  const { changes } = difference;
  if (changes.length === 0)
    return [...unread, unread.length === 0 ? '只是写法不同，意思没有不同' : '别的文件意思没有不同'];
  return [...unread, '服务器上的意思有什么不同：', ...changes.map(({ what, text }) => `  ${what}：${text}`)];
}
