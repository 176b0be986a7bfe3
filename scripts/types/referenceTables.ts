import { CALLABLE, type CallableEndpoint } from '../../engine/api/callableEndpoints.ts';
import { DEEPEST_JSON, LONGEST_FILE } from '../../engine/compile/documents.ts';
import { scopeNames } from '../../engine/expressions/ExpressionScope.ts';
import { LONGEST_EXPRESSION } from '../../engine/expressions/expressions.ts';
import { DEEPEST_LOOP } from '../../engine/expressions/forbidden.ts';
import { exampleScope, expressionFunctions, nameMeanings } from '../../engine/expressions/vocabulary.ts';
import { MAX_CONDITIONS } from '../../engine/queries/Filter.ts';
import { pageLimits } from '../../engine/queries/page.ts';
import { LONGEST_PATTERN } from '../../engine/regex/regex.ts';
import { TAB_CAP } from '../../engine/routes/tabs.ts';
import { MAX_ADDED_ROWS } from '../../engine/rows/addSettings.ts';
import { STATEMENT_DEADLINE } from '../../server/db/Database.ts';
import { LARGEST_FILE } from '../../server/files/fileStore.ts';
import {
  exportLimits,
  importLimits,
  MOST_SAVED_ROWS,
  MOST_SUB_ROWS,
  SAVE_DEADLINE,
} from '../../server/records/limits.ts';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** The names and functions of expressions, each with an example that a test has computed. */
export function expressionLines(): string[] {
  const { row = {}, rows = [] } = exampleScope;
  return [
    '| 名称 | 是什么 |',
    '|---|---|',
    ...scopeNames.map((name) => `| ${code(name)} | ${nameMeanings[name]} |`),
    '',
    '运算：`+ - * / %`、`== != < <= > >=`、`&& || !`、`条件 ? 甲 : 乙`、`值 in [甲, 乙]`；文本用单引号。',
    '空值参加算术仍为空，与空值比大小为假；判断是否为空写 `row.字段 == null`。',
    '',
    `下面的例子里，本行是 ${code(JSON.stringify(row))}，\`rows\` 是 ${code(JSON.stringify(rows))}，\`now\` 是 ${code(String(exampleScope.now))}。`,
    '',
    '| 函数 | 给出 | 例子 | 结果 |',
    '|---|---|---|---|',
    ...expressionFunctions.map(
      ({ name, meaning, example, gives }) =>
        `| ${code(name)} | ${meaning} | ${code(example)} | ${code(JSON.stringify(gives))} |`,
    ),
    '',
  ];
}

const counted = (value: number, unit: string): string => `${value.toLocaleString('en-US')} ${unit}`;
const megabytes = (bytes: number): string => counted(bytes / 1024 / 1024, 'MB');
const seconds = (milliseconds: number): string => counted(milliseconds / 1000, '秒');

/** What is bounded, from the constants that bound it. */
export function limitLines(): string[] {
  const limits: [string, string][] = [
    ['一个声明文件', `${counted(LONGEST_FILE, '个字符')}，嵌套 ${DEEPEST_JSON} 层`],
    ['一条表达式', `${counted(LONGEST_EXPRESSION, '个字符')}，遍历嵌套 ${DEEPEST_LOOP} 层`],
    ['一条正则', counted(LONGEST_PATTERN, '个字符')],
    ['一次查询的条件', counted(MAX_CONDITIONS, '个')],
    ['一页', counted(pageLimits.size, '行')],
    ['`pageSize=-521`（全部）', counted(pageLimits.unpaged, '行')],
    ['一次查询、一张报表', seconds(STATEMENT_DEADLINE)],
    ['一次保存', `${counted(MOST_SAVED_ROWS, '行')}，${seconds(SAVE_DEADLINE)}`],
    ['一条记录的一张子表', counted(MOST_SUB_ROWS, '行')],
    ['可编辑表格一次新增', counted(MAX_ADDED_ROWS, '行')],
    ['一次导入', `${counted(importLimits.rows, '行')}，${megabytes(importLimits.bytes)}`],
    ['一次导出', `${counted(exportLimits.rows, '行')}，${seconds(exportLimits.deadline)}`],
    ['上传的一个文件', megabytes(LARGEST_FILE)],
    ['同时打开的页签', counted(TAB_CAP, '个')],
  ];
  return ['## 上限', '', '| 什么 | 至多 |', '|---|---|', ...limits.map(([what, most]) => `| ${what} | ${most} |`), ''];
}

/** What the `path` of a row action may be; `npm run validate` holds the same table against every button. */
export function callLines(): string[] {
  return [
    '## 按钮可以调用的接口',
    '',
    '行操作的 `path`、`select` 的 `treeUrl` 与 `currentUrl` 只能是下列之一。按钮的权限（前缀:代号）要够用：按钮放在那个模型的页面上，`code` 就写所列的代号。改自己的字段不用接口，用 `set`。',
    '',
    '| 请求 | 做什么 | 发送 | 模型 | `code` |',
    '|---|---|---|---|---|',
    ...CALLABLE.map(
      ({ method, path, does, takes, model, actions }) =>
        `| \`${method} ${path}\` | ${does} | ${takes} | \`${model}\` | ${codesText(actions)} |`,
    ),
    '',
  ];
}

const codesText = (actions: CallableEndpoint['actions']): string =>
  actions === 'admin' ? '任意；只有管理员能用' : actions.map((action) => `\`${action}\``).join(' ');
