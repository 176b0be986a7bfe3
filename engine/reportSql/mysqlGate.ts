import { nearest } from '../nearest.ts';
import { NOTHING_SAID } from '../plan/sqlText.ts';
import type { GateResult } from './gate.ts';
import { compileParams, type DeclaredParam, type SqlProblem, sqlProblem } from './params.ts';
import { type SqlToken, sqlTokens } from './tokens.ts';

export interface MysqlGateInput {
  text: string;
  params: readonly DeclaredParam[];
  /** Names that its outputs are taken to have: nobody here can read them out of the SQL. */
  outputs: readonly string[];
}

const MOST_CHARACTERS = 50_000;

/** Reserved words of what does more than to read. */
const CLOSED_WORDS: ReadonlySet<string> = new Set([
  'into',
  'update',
  'delete',
  'lock',
  'call',
  'load',
  'procedure',
  'outfile',
  'dumpfile',
  'grant',
  'alter',
]);

/** Functions that wait, lock, or reach beyond the tables. */
const CLOSED_FUNCTIONS: ReadonlySet<string> = new Set([
  'sleep',
  'benchmark',
  'get_lock',
  'release_lock',
  'release_all_locks',
  'is_free_lock',
  'is_used_lock',
  'load_file',
  'master_pos_wait',
  'source_pos_wait',
  'master_gtid_wait',
  'wait_for_executed_gtid_set',
  'wait_until_sql_thread_after_gtids',
  'sys_exec',
  'sys_eval',
  'sys_get',
  'sys_set',
  'user',
  'current_user',
  'session_user',
  'system_user',
  'nextval',
  'setval',
]);

const CLOSED_SCHEMAS: ReadonlySet<string> = new Set(['mysql', 'information_schema', 'performance_schema', 'sys']);

/**
 * Lets SQL for MySQL through or says what is wrong with it. There is no parser of it here: what is looked at are its
 * pieces. That it changes nothing, and ends in time, is held by the session it runs in.
 */
export function gateMysql({ text, params, outputs }: MysqlGateInput): GateResult {
  if (text.length > MOST_CHARACTERS)
    return { ok: false, problems: [sqlProblem(0, `SQL 超过 ${MOST_CHARACTERS} 个字符`, '请拆分报表或改用视图')] };
  const tokens = [...sqlTokens(text, 'mysql')];
  const said = tokens.filter(({ kind, text: piece }) => kind !== 'comment' && piece.trim() !== '');
  const end = said.find(({ text: piece }) => piece === ';')?.offset ?? text.length;
  const compiled = compileParams(text.slice(0, end), params, 'mysql');
  const problems = [
    ...compiled.problems,
    ...unclosed(tokens),
    ...said
      .filter(({ offset }) => offset > end)
      .slice(0, 1)
      .map(second),
    ...beginning(said),
    ...brackets(said.filter(({ offset }) => offset < end)),
    ...said.flatMap((token, at) => pieceProblems(token, said[at + 1])),
  ];
  if (problems.length > 0)
    return { ok: false, problems: problems.toSorted((left, right) => left.offset - right.offset) };
  return {
    ok: true,
    sql: compiled.sql.trimEnd(),
    bindings: compiled.bindings,
    outputs: [...outputs],
    relations: [],
    replaced: compiled.replaced,
    said: NOTHING_SAID,
    restricted: { outputs: outputs.map(() => []), rows: [] },
  };
}

const second = ({ offset }: SqlToken): SqlProblem => sqlProblem(offset, 'SQL 只能有一条语句', '请只保留一条 SELECT');

const CLOSED_QUOTE = /^(?:'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`[^`]*`)$/;

/** Something that never ends would swallow what the server puts behind it; a comment may hold orders to MySQL. */
function unclosed(tokens: readonly SqlToken[]): SqlProblem[] {
  return tokens.flatMap(({ kind, text, offset }) => {
    if (kind === 'quoted' && !CLOSED_QUOTE.test(text)) return [sqlProblem(offset, '引号没有成对', '请补上另一半引号')];
    if (kind !== 'comment' || !text.startsWith('/*')) return [];
    if (/^\/\*M?[!+]/.test(text))
      return [sqlProblem(offset, '注释里不能写给 MySQL 的指令', '请删去 /*! … */ 与 /*+ … */')];
    return text.length >= 4 && text.endsWith('*/') ? [] : [sqlProblem(offset, '注释没有结束', '请补上 */')];
  });
}

function beginning([first]: readonly SqlToken[]): SqlProblem[] {
  const word = first?.text.toLowerCase() ?? '';
  if (word === 'select' || word === 'with' || word === '(') return [];
  const meant = nearest(word, ['select', 'with']);
  const found = first?.text ?? '空语句';
  return [sqlProblem(first?.offset ?? 0, `SQL 只能是 SELECT，不能是 ${found}`, '请改写为一条 SELECT', meant)];
}

/** A bracket that closes more than it opened would get out of the sub-select the server puts around the SQL. */
function brackets(said: readonly SqlToken[]): SqlProblem[] {
  const open: number[] = [];
  for (const { kind, text, offset } of said) {
    if (kind !== 'other') continue;
    if (text === '(') open.push(offset);
    if (text === ')' && open.pop() === undefined) return [sqlProblem(offset, '多了一个右括号', '请核对括号')];
  }
  return open.slice(0, 1).map((offset) => sqlProblem(offset, '这个括号没有关上', '请核对括号'));
}

function pieceProblems({ kind, text, offset }: SqlToken, next: SqlToken | undefined): SqlProblem[] {
  const isName = kind === 'quoted' && text.startsWith('`');
  if (kind !== 'other' && !isName) return [];
  if (text === '@') return [sqlProblem(offset, '不能用 MySQL 的变量', '请在 params 中声明参数，并用 ${名称} 引用')];
  const word = (isName ? text.slice(1, -1) : text).toLowerCase();
  // `share` alone may be the name of a column.
  const isLock = word === 'for' && next?.text.toLowerCase() === 'share';
  if (!isName && (CLOSED_WORDS.has(word) || isLock))
    return [
      sqlProblem(
        offset,
        `SQL 中不能使用 ${isLock ? 'FOR SHARE' : word.toUpperCase()}`,
        '报表只能读取数据，请改写为普通查询',
      ),
    ];
  if (next?.text === '(' && CLOSED_FUNCTIONS.has(word))
    return [sqlProblem(offset, `函数「${word}」不能在报表里使用`, '请使用聚合、文本、日期和数学函数')];
  if (next?.text === '.' && CLOSED_SCHEMAS.has(word))
    return [sqlProblem(offset, `不能读取数据库的系统表 ${word}`, '报表只读业务表')];
  return [];
}
