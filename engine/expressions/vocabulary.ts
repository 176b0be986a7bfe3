import type { ExpressionScope, scopeNames } from './ExpressionScope.ts';

/** What each name an expression may use stands for. */
export const nameMeanings: Readonly<Record<(typeof scopeNames)[number], string>> = {
  row: '本行；字段写 `row.字段`',
  old: '修改前的本行；新增时各字段为空',
  form: '整张表单，与 `row` 的字段相同',
  rows: '规则里：与本行在同一张可编辑表格里的全部行，本行也在内，每行的字段与 `row` 相同；子表里就是同一条主记录的那些子表行。主表的字段要用子表的行，写子表的名字（subTables 的 `name`）。别处为空',
  user: '当前用户：`user.username` 账号、`user.realname` 姓名、`user.roles` 角色编码的列表、`user.orgCode` 部门编码',
  query: '查询条件；`query.字段`',
  now: '当前时间，文本 `2026-05-03 10:00:00`',
};

/** A function of expressions: what it gives, and an example with its result over `exampleScope`. */
export interface ExpressionFunction {
  name: string;
  meaning: string;
  example: string;
  gives: unknown;
}

/** What the examples are about; `lines` is a sub-table. */
export const exampleScope: ExpressionScope = {
  row: { name: ' Ab-12 ', orderDate: '2026-05-01', payTime: '2026-05-03 09:30:00', qty: 3, price: 2.456, tags: 'a,b' },
  rows: [
    { qty: 3, name: 'a' },
    { qty: 5, name: 'b' },
  ],
  tables: {
    lines: [
      { sku: 'S-1', qty: 3, price: 1.5 },
      { sku: 'S-2', qty: 5, price: 2 },
    ],
  },
  user: { username: 'yunying', realname: '运营', roles: ['operator'], orgCode: 'A01' },
  now: '2026-05-03 10:00:00',
};

/** Every function an expression may call; the rest of CEL has nothing to do with the values of rows. */
export const expressionFunctions: readonly ExpressionFunction[] = [
  { name: 'date', meaning: '日期时间的日期', example: 'date(row.payTime)', gives: '2026-05-03' },
  { name: 'addDays', meaning: '几天之后（负数为之前）', example: 'addDays(row.orderDate, 7)', gives: '2026-05-08' },
  { name: 'days', meaning: '从前一天到后一天有几天', example: 'days(row.orderDate, now)', gives: 2 },
  { name: 'round', meaning: '四舍五入；位数 0–12，省略为 0', example: 'round(row.price, 2)', gives: 2.46 },
  {
    name: 'sum',
    meaning:
      '子表各行之和，空的不计；第二项里直接写子表的字段，主表的字段写 `row.字段`。也可用于数值列表：`rows.map(r, r.qty).sum()`',
    example: 'sum(lines, qty * price)',
    gives: 14.5,
  },
  { name: 'count', meaning: '子表有几行；写第二项则是符合的有几行', example: 'count(lines, qty > 4)', gives: 1 },
  { name: 'min', meaning: '子表各行中最小的，空的不计，没有为空', example: 'min(lines, price)', gives: 1.5 },
  { name: 'max', meaning: '子表各行中最大的，空的不计，没有为空', example: 'max(lines, sku)', gives: 'S-2' },
  { name: 'avg', meaning: '子表各行的平均，空的不计，没有为空', example: 'avg(lines, qty)', gives: 4 },
  { name: 'size', meaning: '文本有几个字符，列表有几项', example: 'rows.size()', gives: 2 },
  { name: 'exists', meaning: '有一项符合', example: 'rows.exists(r, r.qty > 4)', gives: true },
  { name: 'exists_one', meaning: '恰有一项符合', example: 'rows.exists_one(r, r.qty > 4)', gives: true },
  { name: 'all', meaning: '每一项都符合', example: 'rows.all(r, r.qty > 4)', gives: false },
  { name: 'filter', meaning: '符合的那些项', example: 'rows.filter(r, r.qty > 4).size()', gives: 1 },
  { name: 'map', meaning: '每一项换成算出的值', example: 'rows.map(r, r.name)', gives: ['a', 'b'] },
  { name: 'contains', meaning: '文本含有', example: "row.name.contains('b-')", gives: true },
  { name: 'startsWith', meaning: '文本以它开头', example: "row.orderDate.startsWith('2026-')", gives: true },
  { name: 'endsWith', meaning: '文本以它结尾', example: "row.orderDate.endsWith('-01')", gives: true },
  {
    name: 'matches',
    meaning: '文本里有一处符合正则；正则直接写出，要求全文符合加 ^ 与 $',
    example: "row.name.trim().matches('^[A-Z]')",
    gives: true,
  },
  { name: 'trim', meaning: '去掉首尾空白', example: 'row.name.trim()', gives: 'Ab-12' },
  { name: 'lowerAscii', meaning: '英文字母变小写', example: 'row.name.trim().lowerAscii()', gives: 'ab-12' },
  { name: 'upperAscii', meaning: '英文字母变大写', example: 'row.name.trim().upperAscii()', gives: 'AB-12' },
  {
    name: 'indexOf',
    meaning: '第一次出现在第几个字符，从 0 数；没有为 -1',
    example: "row.tags.indexOf('b')",
    gives: 2,
  },
  { name: 'lastIndexOf', meaning: '最后一次出现在第几个字符', example: "row.tags.lastIndexOf(',')", gives: 1 },
  {
    name: 'substring',
    meaning: '从第几个字符起，到第几个之前',
    example: 'row.orderDate.substring(0, 7)',
    gives: '2026-05',
  },
  { name: 'split', meaning: '按分隔符拆成列表', example: "row.tags.split(',')", gives: ['a', 'b'] },
  { name: 'join', meaning: '列表连成文本', example: "row.tags.split(',').join(' / ')", gives: 'a / b' },
  { name: 'string', meaning: '数值变成文本', example: 'string(row.qty)', gives: '3' },
  { name: 'double', meaning: '文本变成数值', example: "double('2.5') * row.qty", gives: 7.5 },
  { name: 'int', meaning: '数值去掉小数', example: 'int(row.price)', gives: 2 },
];
