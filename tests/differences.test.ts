import { beforeAll, expect, test } from 'vitest';
import { isSame } from '../engine/authoring/meaning/compare.ts';
import { meaningOf } from '../engine/authoring/meaning/meaning.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let before: Compiled;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  before = compile(shipped);
});

/** How values are written in files, and not said. */
const RAW = /\{"|\[\{|\[object |undefined|\bnull\b/;

type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value with another one, or nothing, at that place; what is not on the way there stays the same object. */
function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return to === undefined && rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.with(Number(key), changed(value[Number(key)], rest, to));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: changed(object[key], rest, to) };
}

interface Shape {
  id: string;
  path: Path;
  value: unknown;
  /** As often as it stands somewhere. */
  count: number;
}

/** The shapes of what was compiled, each with one place of it: the way of keys, whatever the number of the item. */
function shapesIn(value: unknown, name: string, at: Pick<Shape, 'id' | 'path'>, found: Map<string, Shape>): void {
  if (typeof value === 'function' || value instanceof Map) return;
  const known = found.get(name) ?? { ...at, value, count: 0 };
  known.count++;
  found.set(name, known);
  const below = (inner: unknown, key: string | number, named: string) =>
    shapesIn(inner, named, { ...at, path: [...at.path, key] }, found);
  if (Array.isArray(value)) for (const [place, item] of value.entries()) below(item, place, `${name}[]`);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) below(inner, key, `${name}.${MAPS.test(name) ? '*' : key}`);
}

/** Their keys are names of the author's. */
const MAPS = /\.(?:with|keys|send|set|params|paramFields|reach|properties|dependentRequired|locks\.states)$/;

/** What is not told where it stands, as it is told where it comes from or is no part of what is meant. */
const ELSEWHERE = [
  // Places, hashes, and what is read of texts that are told.
  /\.(?:file|line|pointer|hash|module|statisticsAt|node|condition|madeOf|branch|additive|names|formerKey)\b/,
  /^reports\.(?:sql|bindings|relations|sqlOrigin|said|file)\b/,
  /^reports\.measures\[\]\.(?:kind|ratio|columns|currency)\b|^reports\.columns\[\]\.figure\.columns/,
  /^models\.measures\[\]\.(?:kind|ratio|columns|currency)\b|^models\.(?:lines|facts\.narrowedBy)\b/,
  // Another writing of the same condition.
  /^models\.scopes\[\]\.text$/,
  // The names by which they are found, and what a field is made of: its type, its store, its rules.
  /^(?:pickers|prints)\.id$|^(?:models|reports)\.id$|^dictionaries\.(?:code|source\.address)$/,
  /^models\.fields\[\]\.(?:kind|required|cell\.(?:key|title|type|dictCode|store|validateRules|restricted|branch|tree)\b)/,
  /^plans\.(?:columns|query|form\.fields)\[\]\.kind$|^plans\.form\.fields\[\]\.required$/,
  // Of a board what models lend to it; of a print the columns its cells are of; of rows what the record's state locks.
  /^plans\.(?:sources|dictCodes)\b|^prints\..*\.column\b|\.locks\b.*\.states|^plans\..*\.locks\b|\.dictCodes\b/,
];

const KINDS = ['models', 'reports', 'dictionaries', 'pickers', 'prints', 'plans'] as const;

/** What that means, one of them being otherwise; the others are as they were, and left out. */
function toldOf(kind: (typeof KINDS)[number], id: string, now: unknown) {
  const none = Object.fromEntries(KINDS.map((each) => [each, new Map()]));
  const only = (item: unknown) => ({ ...before, ...none, [kind]: new Map([[id, item]]) }) as Compiled;
  return meaningOf(only(before[kind].get(id)), only(now));
}

/** What every board, every figure and every word of a print has. */
const ALWAYS = /^plans\.parts$|^plans\.parts\[\]\.measure$|\.word$/;

/** What may stand there instead; nothing only where that is so elsewhere, or an item less. */
function othersThan(name: string, { value, count }: Shape, around: Shape | undefined): unknown[] {
  const canBeNothing =
    !ALWAYS.test(name) && (around === undefined || Array.isArray(around.value) || count < around.count);
  const nothing = canBeNothing ? [undefined] : Array.isArray(value) ? [[]] : [];
  if (typeof value === 'number') return [...nothing, value + 1];
  if (typeof value === 'boolean') return [...nothing, !value];
  return typeof value === 'string' ? [...nothing, `${value}二`] : nothing;
}

test.each(KINDS)(
  'whatever is otherwise in %s is told, and never as it is written in a file',
  {
    timeout: 300_000,
  },
  (kind) => {
    const shapes = new Map<string, Shape>();
    for (const [id, item] of before[kind]) shapesIn(item, kind, { id, path: [] }, shapes);
    const wrong: string[] = [];
    for (const [name, shape] of shapes) {
      const { id, path, value } = shape;
      if (path.length === 0 || ELSEWHERE.some((each) => each.test(name))) continue;
      const item = (before[kind] as ReadonlyMap<string, unknown>).get(id);
      for (const to of othersThan(name, shape, shapes.get(name.replace(/(?:\[\]|\.[^.[\]]+)$/, '')))) {
        if (isSame(value, to)) continue;
        const now = changed(item, path, to) as object;
        const told = toldOf(kind, id, kind === 'plans' ? { ...now, hash: 'another' } : now).map(({ text }) => text);
        if (told.length === 0) wrong.push(`${name} of ${id} as ${String(to)}: nothing told`);
        wrong.push(...told.filter((text) => RAW.test(text)).map((text) => `${name}: ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);

const CLAIM = 'screens/fba/claim.model.json';
const PROFITS = 'screens/finance/store-profits.report.json';
const CARD = 'screens/demo/tree-card.print.json';

test.each<[path: string, from: string, to: string, told: readonly string[]]>([
  [
    'screens/dashboard/task.report.json',
    '"state": "waiting"',
    '"state": "approved"',
    ['页面 待办：列 待批采购 的钻取 · 带去的条件 · state waiting → approved'],
  ],
  [
    'screens/board/amazon.board.json',
    '"drill": {',
    '"drill": { "keys": { "shop": "salesChannel" },',
    ['页面 亚马逊看板：部件 orders 的钻取 · 带去的条件 · shop （无） → salesChannel'],
  ],
  [
    CLAIM,
    '"in": ["paid", "dropped"] }',
    '"in": ["paid"] }',
    ['模型 FBA 索赔：状态流转的状态锁 第 2 项 的在哪些状态里 paid、dropped → paid'],
  ],
  [
    CLAIM,
    '"dueAmount"] },',
    '"dueAmount"], "removable": true },',
    ['模型 FBA 索赔：状态流转的状态锁 第 1 项 的仍然可以删除 （无） → 是'],
  ],
  [CARD, '"widths": [4, 1]', '"widths": [3, 1]', ['打印 类目卡：内容 第 1 项 的各块宽度的比例 4、1 → 3、1']],
  [
    CARD,
    '"text": "${name}"',
    '"text": "类目 ${name}"',
    ['打印 类目卡：内容 第 1 项 的内容 第 1 项 的文字 ${name} → 类目 ${name}'],
  ],
  [
    CARD,
    '"fields": ["code", "state", "owner"]',
    '"fields": ["code", "owner"]',
    ['打印 类目卡：内容 第 3 项 的单元格 状态 删除'],
  ],
  [
    'screens/advertising/budget.screen.json',
    '"buttons": ["save", "clearSelection"]',
    '"buttons": ["save"]',
    ['页面 预算调整：表格 · 按钮 save、clearSelection → save'],
  ],
  [
    'screens/system/contact.model.json',
    'tel:{{ phone }}',
    'mailto:{{ phone }}',
    ['模型 联系人：字段 手机 的链接地址 tel:{{ phone }} → mailto:{{ phone }}'],
  ],
  [
    'screens/demo/return.form.json',
    '"minLength": 5',
    '"minLength": 6',
    [
      '页面 填写退货申请：表单的要求 · 属性 · note · 至少几个字符 5 → 6',
      '页面 退货申请：表单的要求 · 属性 · note · 至少几个字符 5 → 6',
    ],
  ],
  [
    'screens/market/profit-list.report.json',
    '"upTo": 0.05',
    '"upTo": 0.5',
    ['核对：相等的数 销售额减各项等于毛利 的允许的差 0.05 → 0.5'],
  ],
  [
    'screens/demo/form.model.json',
    '"regex": "^[A-Z]{2}-[0-9]{3,6}$"',
    '"regex": "^[A-Z]{2}-[0-9]{5}$"',
    ['模型 表单示例：字段 编码 的校验规则 regex 的正则表达式 ^[A-Z]{2}-[0-9]{3,6}$ → ^[A-Z]{2}-[0-9]{5}$'],
  ],
  [
    'screens/demo/form.model.json',
    '"visibleWhen": "row.discount == \'Y\'"',
    '"visibleWhen": "row.qty > 1"',
    ["模型 表单示例：字段 折扣率 的显示的条件 row.discount == 'Y' → row.qty > 1"],
  ],
  [
    'screens/advertising/ad-group.model.json',
    '"color": "success"',
    '"color": "warning"',
    ['模型 广告组：字段 状态 的选项 投放中 的标签颜色 success → warning'],
  ],
  [
    PROFITS,
    '"title": "各项之和等于毛利"',
    '"title": "各项合起来是毛利"',
    ['核对：相等的数 各项合起来是毛利 的标题 各项之和等于毛利 → 各项合起来是毛利'],
  ],
  [
    PROFITS,
    '"because": "各项分别四舍五入到分"',
    '"because": "逐行四舍五入到分"',
    ['核对：相等的数 各项之和等于毛利 的为什么会差 各项分别四舍五入到分 → 逐行四舍五入到分'],
  ],
  [
    'screens/base/listing.model.json',
    '"final": ["Active", "Inactive"]',
    '"final": ["Active"]',
    ['模型 刊登：状态流转的可以停在这里的状态 Active、Inactive → Active'],
  ],
  [
    'screens/demo/form.model.json',
    '"unknown-rule order_num：示例数据里有这条规则"',
    '"unknown-rule：示例数据里有这些规则"',
    [
      '模型 表单示例：有意为之的提醒 去掉 unknown-rule order_num：示例数据里有这条规则',
      '模型 表单示例：有意为之的提醒 新增 unknown-rule：示例数据里有这些规则',
    ],
  ],
  [
    'screens/finance/monthly-profit.report.json',
    '每个月的收入、费用与成本各多少，最后赚了多少？按归属月份，外币按当月汇率折算',
    '每个月赚了多少？',
    [
      '报表 月度利润：一句话说明 每个月的收入、费用与成本各多少，最后赚了多少？按归属月份，外币按当月汇率折算 → 每个月赚了多少？',
    ],
  ],
  [
    'screens/advertising/ad-target.model.json',
    '"description": "关键词、商品与受众，以及各自的竞价"',
    '"description": "关键词与商品"',
    ['模型 投放：一句话说明 关键词、商品与受众，以及各自的竞价 → 关键词与商品'],
  ],
  [
    'screens/dictionaries/demo_city.dictionary.json',
    '"description": "parent 是省州"',
    '"description": "省州下的市"',
    ['字典 产地城市：一句话说明 parent 是省州 → 省州下的市'],
  ],
  [
    'screens/market/category-trend.report.json',
    '"description": "哪些品类卖得多，按月在涨还是在跌？"',
    '"description": "哪些品类卖得多？"',
    ['页面 品类走势：一句话说明 哪些品类卖得多，按月在涨还是在跌？ → 哪些品类卖得多？'],
  ],
  [
    'screens/market/category-trend.report.json',
    '{ "key": "lastDay", "title"',
    '{ "key": "lastDay", "formerKey": "newest", "title"',
    ['页面 品类走势：列 最近一单 的原名 （无） → newest'],
  ],
  [
    'screens/demo/form.form.json',
    '"title": "分页签的表单"',
    '"title": "表单"',
    ['表单文件 表单：标题 分页签的表单 → 表单'],
  ],
  [
    'screens/advertising/campaign-day.model.json',
    '"whenZero": "empty"',
    '"whenZero": "zero"',
    ['模型 活动日报：指标 点击率 的除数为零时 empty → zero'],
  ],
])('%s, %s → %s', (path, from, to, told) => {
  const files = shipped.map((file) => {
    if (file.path !== path) return file;
    expect(file.text).toContain(from);
    return { ...file, text: file.text.replace(from, to) };
  });
  const after = compile(files);
  expect(after.problems).toEqual([]);
  expect(meaningOf(before, after).map(({ what, text }) => `${what}：${text}`)).toEqual(told);
});

test('a column of a report that says what it was is told as renamed', () => {
  const files = shipped.map((file) => {
    if (file.path === 'screens/market/category-trend.sql')
      return { ...file, text: file.text.replace('as last_day\nfrom (', 'as newest\nfrom (') };
    if (file.path !== 'screens/market/category-trend.report.json') return file;
    const text = file.text.replaceAll('lastDay', 'newest').replace('"key": "newest"', '$&, "formerKey": "lastDay"');
    return { ...file, text };
  });
  const after = compile(files);
  expect(after.problems).toEqual([]);
  const told = meaningOf(before, after);
  expect(told.map(({ what, text }) => `${what}：${text}`)).toEqual([
    '报表 品类走势：SQL 改变',
    '报表 品类走势：列 最近一单 改名 lastDay → newest',
  ]);
  expect(told.some(({ destructive }) => destructive)).toBe(false);
  expect(told[1]?.consequence).toContain('保存的视图照旧');
});

test('a restricted column of a report under another name loses its grants', () => {
  const restricted = (text: string) => text.replace('"title": "最近一单"', '"restricted": true, $&');
  const change = (files: readonly SourceFile[], path: string, to: (text: string) => string) =>
    files.map((file) =>
      file.path === `screens/market/category-trend.${path}` ? { ...file, text: to(file.text) } : file,
    );
  const one = compile(change(shipped, 'report.json', restricted));
  const sql = change(shipped, 'sql', (text) => text.replace('as last_day\nfrom (', 'as newest\nfrom ('));
  const renamed = (text: string) =>
    restricted(text).replaceAll('lastDay', 'newest').replace('"key": "newest"', '$&, "formerKey": "lastDay"');
  const other = compile(change(sql, 'report.json', renamed));
  expect([...one.problems, ...other.problems]).toEqual([]);
  const told = meaningOf(one, other).find(({ text }) => text === '列 最近一单 改名 lastDay → newest');
  expect(told).toMatchObject({
    destructive: true,
    consequence:
      '权限 market:category-trend:lastDay → market:category-trend:newest：已授的不再起作用，要在角色管理里重新授权',
  });
});
