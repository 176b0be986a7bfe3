/** What the reference says of its own, beside what schemas and engine say. */
export interface Words {
  head: string[];
  keys: string[];
  yes: string;
  values(list: readonly string[]): string;
  /** Of a key, behind its description. */
  fewValues(list: readonly string[]): string;
  samples: string[];
  shortened(start: string, characters: number): string;
  pattern(source: string): string;
  atLeast(what: string): string;
  atMost(what: string): string;
  characters(count: string): string;
  items(count: string): string;
  bounds(list: readonly string[]): string;
  branches: string;
  names: string[];
  operators: string[];
  exampleData(row: string, rows: string, now: string): string;
  functions: string[];
  calls: string[];
  callTable: string[];
  anyCode: string;
  limits: string[];
  limitTable: string[];
  limited: Readonly<Record<Limit, string>>;
  nested(levels: number): string;
  loops(levels: number): string;
  counted: Readonly<Record<Unit, string>>;
  comma: string;
}

export type Limit =
  | 'file'
  | 'expression'
  | 'regex'
  | 'conditions'
  | 'page'
  | 'unpaged'
  | 'statement'
  | 'save'
  | 'subRows'
  | 'addedRows'
  | 'import'
  | 'export'
  | 'upload'
  | 'tabs';

export type Unit = 'characters' | 'rows' | 'seconds' | 'megabytes' | 'others';

export const chinese: Words = {
  head: [
    '# 语言参考',
    '由 `npm run types` 从 `schemas/` 与引擎生成，请勿手改。In English: [reference.en.md](reference.en.md).',
  ],
  keys: ['键', '类型', '必填', '说明', '示例', '默认'],
  yes: '是',
  values: (list) => `取值：${list.join('、')}`,
  fewValues: (list) => `取值：${list.join(' ')}`,
  samples: ['名称', '不通过时的提示', '通过', '不通过'],
  shortened: (start, characters) => `${start}…（${characters} 个字符）`,
  pattern: (source) => `写法 ${source}`,
  atLeast: (what) => `至少 ${what}`,
  atMost: (what) => `至多 ${what}`,
  characters: (count) => `${count} 个字符`,
  items: (count) => `${count} 项`,
  bounds: (list) => `${list.join('，')}。`,
  branches: '分支：',
  names: ['名称', '是什么'],
  operators: [
    '运算：`+ - * / %`、`== != < <= > >=`、`&& || !`、`条件 ? 甲 : 乙`、`值 in [甲, 乙]`；文本用单引号。',
    '空值参加算术仍为空，与空值比大小为假；判断是否为空写 `row.字段 == null`。',
  ],
  exampleData: (row, rows, now) => `下面的例子里，本行是 ${row}，\`rows\` 是 ${rows}，\`now\` 是 ${now}。`,
  functions: ['函数', '给出', '例子', '结果'],
  calls: [
    '## 按钮可以调用的接口',
    '行操作的 `path`、`select` 的 `treeUrl` 与 `currentUrl` 只能是下列之一。按钮的权限（前缀:代号）要够用：按钮放在那个模型的页面上，`code` 就写所列的代号。改自己的字段不用接口，用 `set`。',
  ],
  callTable: ['请求', '做什么', '发送', '模型', '`code`'],
  anyCode: '任意；只有管理员能用',
  limits: ['## 上限'],
  limitTable: ['什么', '至多'],
  limited: {
    file: '一个声明文件',
    expression: '一条表达式',
    regex: '一条正则',
    conditions: '一次查询的条件',
    page: '一页',
    unpaged: '`pageSize=-521`（全部）',
    statement: '一次查询、一张报表',
    save: '一次保存',
    subRows: '一条记录的一张子表',
    addedRows: '可编辑表格一次新增',
    import: '一次导入',
    export: '一次导出',
    upload: '上传的一个文件',
    tabs: '同时打开的页签',
  },
  nested: (levels) => `嵌套 ${levels} 层`,
  loops: (levels) => `遍历嵌套 ${levels} 层`,
  counted: { characters: '个字符', rows: '行', seconds: '秒', megabytes: 'MB', others: '个' },
  comma: '，',
};

const several = (count: string, unit: string): string => `${count} ${unit}${count === '1' ? '' : 's'}`;

export const english: Words = {
  head: [
    '# Language reference',
    'Written by `npm run types` from `schemas/` and the engine; do not edit. In Chinese: [reference.md](reference.md).',
  ],
  keys: ['Key', 'Type', 'Required', 'Meaning', 'Example', 'Default'],
  yes: 'yes',
  values: (list) => `Values: ${list.join(', ')}`,
  fewValues: (list) => `Values: ${list.join(' ')}`,
  samples: ['Name', 'Message when refused, in Chinese on the page', 'Accepted', 'Refused'],
  shortened: (start, characters) => `${start}… (${characters} characters)`,
  pattern: (source) => `pattern ${source}`,
  atLeast: (what) => `at least ${what}`,
  atMost: (what) => `at most ${what}`,
  characters: (count) => several(count, 'character'),
  items: (count) => several(count, 'item'),
  bounds: ([first = '', ...others]) =>
    `${[`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(', ')}.`,
  branches: 'Branches:',
  names: ['Name', 'What it is'],
  operators: [
    'Operators: `+ - * / %`, `== != < <= > >=`, `&& || !`, `condition ? one : other`, `value in [one, other]`; texts stand in single quotes.',
    'Arithmetic with an empty value is empty, and no value is greater or less than an empty one; whether a value is empty is `row.field == null`.',
  ],
  exampleData: (row, rows, now) =>
    `In the examples below this row is ${row}, \`rows\` is ${rows} and \`now\` is ${now}.`,
  functions: ['Function', 'Gives', 'Example', 'Result'],
  calls: [
    '## Endpoints a button may call',
    '`path` of a row action, and `treeUrl` and `currentUrl` of `select`, are one of these. The permission of the button (`prefix:code`) must be enough: put the button on a screen of that model, with the code listed here. To change fields of the row itself no endpoint is needed: use `set`.',
  ],
  callTable: ['Request', 'Does', 'Takes', 'Model', '`code`'],
  anyCode: 'any; for administrators only',
  limits: ['## Limits'],
  limitTable: ['Of what', 'At most'],
  limited: {
    file: 'A file of declarations',
    expression: 'An expression',
    regex: 'A regular expression',
    conditions: 'Conditions of a query',
    page: 'A page of rows',
    unpaged: '`pageSize=-521` (all)',
    statement: 'A query, a report',
    save: 'One save',
    subRows: 'A sub-table of one record',
    addedRows: 'Rows added to an editable grid at once',
    import: 'One import',
    export: 'One export',
    upload: 'An uploaded file',
    tabs: 'Open tabs',
  },
  nested: (levels) => `nested ${levels} deep`,
  loops: (levels) => `loops nested ${levels} deep`,
  counted: { characters: 'characters', rows: 'rows', seconds: 'seconds', megabytes: 'MB', others: '' },
  comma: ', ',
};
