import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Change } from '../engine/authoring/meaning/compare.ts';
import { meaningOf } from '../engine/authoring/meaning/meaning.ts';
import { radiusOf } from '../engine/authoring/meaning/radius.ts';
import { type Origin, originsOf } from '../engine/authoring/origins.ts';
import { filesAfter } from '../engine/authoring/renaming/afterRename.ts';
import { type RenameRequest, rename } from '../engine/authoring/renaming/rename.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { offsetAt } from '../engine/compile/places.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { compiler, shippedFiles } from './declarations.ts';

/** How many values of each page are changed to see what changes; more when all is tried. */
const EACH = process.env.WEFT_THOROUGH === '1' ? 40 : 1;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let before: Compiled;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  before = compile(shipped);
});

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (now, part) => (now as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
      value,
    );

const changed = (path: string, from: string, to: string): SourceFile[] =>
  shipped.map((file) => {
    if (file.path !== path) return file;
    expect(file.text).toContain(from);
    return { ...file, text: file.text.replace(from, to) };
  });
const texts = (files: readonly SourceFile[]) =>
  meaningOf(before, compile(files)).map(({ what, text }) => `${what}：${text}`);

describe('where the values of a page come from', () => {
  test('every value of every page has a place, and what is written there is the value', () => {
    for (const id of before.plans.keys()) {
      const origins = originsOf(id, shipped, before) ?? [];
      expect(origins.length).toBeGreaterThan(0);
      for (const origin of origins) {
        const file = shipped.find(({ path }) => path === origin.file);
        expect(file, `${id} ${origin.pointer}`).toBeDefined();
        if (origin.how !== 'written') continue;
        const offset = offsetAt(file?.text ?? '', origin);
        const written = JSON.stringify(origin.value);
        expect(file?.text.slice(offset, offset + written.length)).toBe(written);
      }
    }
  });

  /** What is changed there. */
  const other = ({ value }: Origin): unknown => (typeof value === 'number' ? value + 1 : `${value}二`);
  const SUITS = /\/(?:title|width|placeholder|description|recordTitle)$/;

  test('changing what is written changes that value', { timeout: 600_000 }, () => {
    let tried = 0;
    for (const id of before.plans.keys()) {
      const written = (originsOf(id, shipped, before) ?? []).filter(
        ({ how, pointer }) => how === 'written' && SUITS.test(pointer),
      );
      for (const origin of written.filter((_, index) => index % Math.max(1, Math.floor(written.length / EACH)) === 0)) {
        const file = shipped.find(({ path }) => path === origin.file);
        const offset = offsetAt(file?.text ?? '', origin);
        const length = JSON.stringify(origin.value).length;
        const text = `${file?.text.slice(0, offset)}${JSON.stringify(other(origin))}${file?.text.slice(offset + length)}`;
        const after = compile(shipped.map((each) => (each === file ? { ...each, text } : each)));
        if (after.problems.length > 0) continue;
        tried += 1;
        expect(at(after.plans.get(id), origin.pointer), `${id} ${origin.pointer}`).toEqual(other(origin));
        // And the difference between the two is told.
        expect(meaningOf(before, after), `${id} ${origin.pointer}`).not.toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(15);
  });
});

describe('what a change reaches', () => {
  test('the pages whose plans differ, the tables whose columns differ, and no others', () => {
    const after = compile(changed('screens/market/order.model.json', '"length": 30,', '"length": 20,'));
    const { pages, tables, exports } = radiusOf(before, after);
    const plans = (compiled: Compiled) => new Map([...compiled.plans].map(([id, plan]) => [id, JSON.stringify(plan)]));
    const [old, now] = [plans(before), plans(after)];
    const brute = [...now.keys()].filter((id) => now.get(id) !== old.get(id));
    expect(pages.map(({ id }) => id).toSorted()).toEqual(brute.toSorted());
    expect(tables).toEqual([{ table: 'market_order', added: [], retired: [], altered: ['order_id'] }]);
    expect(exports.length).toBeLessThanOrEqual(pages.length);
  });

  test('a page that goes and one that comes, with the columns of their tables', () => {
    const less = compile(
      shipped.filter(({ path }) => !path.startsWith('screens/demo/shelf.') && !path.includes('/demo/goods')),
    );
    const lost = radiusOf(before, less);
    expect(lost.tables).toContainEqual(expect.objectContaining({ table: 'demo_shelf', added: [], altered: [] }));
    const back = radiusOf(less, before);
    expect(back.tables.map(({ table, added }) => [table, added])).toEqual(
      lost.tables.map(({ table, retired }) => [table, retired]),
    );
    expect(lost.changes.some(({ destructive }) => destructive)).toBe(true);
  });
});

describe('what cannot be read', () => {
  /** Each of these files broken in turn; more when all is tried. */
  const broken = () => shipped.filter((_, index) => index % Math.ceil(480 / EACH / 12) === 0);
  const prints = () => shipped.filter(({ path }) => path.endsWith('.print.json')).slice(0, 1);

  test('is never called gone or new, nor is what hangs on it', { timeout: 600_000 }, () => {
    for (const file of [...broken(), ...prints()]) {
      const text = file.path.endsWith('.sql') ? `${file.text} select , from` : file.text.replace('{', '{,,');
      const after = compile(shipped.map((each) => (each === file ? { ...file, text } : each)));
      for (const [one, other] of [
        [before, after],
        [after, before],
      ] as const) {
        const { changes, pages, tables, wrong, untold } = radiusOf(one, other);
        expect([...changes, ...pages, ...tables], file.path).toEqual([]);
        expect([...wrong.before, ...wrong.after].map((each) => each.file)).toContain(file.path);
        expect(untold).toContain(file.path);
      }
    }
  });

  test('keeps nothing from being told of other files', () => {
    const files = changed('screens/market/order.model.json', '"title": "订单号"', '"title": "单号"').map((file) =>
      file.path === 'screens/demo/tree.model.json' ? { ...file, text: file.text.replace('{', '{,,') } : file,
    );
    const { changes } = radiusOf(before, compile(files));
    const all = changes.map(({ what, text }) => `${what}：${text}`);
    expect(all).toContain('模型 订单：字段 单号 的标题 订单号 → 单号');
    expect(all.filter((text) => /删除|新增/.test(text))).toEqual([]);
  });
});

describe('what a change means', () => {
  const backwards = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(backwards);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, inner]) => [key, backwards(inner)]),
    );
  };

  test('writing the same otherwise means nothing', () => {
    const same = shipped.map((file) =>
      file.path.endsWith('.json') ? { ...file, text: JSON.stringify(JSON.parse(file.text), null, 7) } : file,
    );
    expect(texts(same)).toEqual([]);
    // The order of keys is nothing either, but where the order of properties is that of the fields.
    const turned = shipped.map((file) =>
      /\.(?:model|dictionary|board|picker)\.json$/.test(file.path)
        ? { ...file, text: JSON.stringify(backwards(JSON.parse(file.text))) }
        : file,
    );
    expect(texts(turned)).toEqual([]);
    // A comment changes no row: whoever reads of a change looks for one.
    const commented = shipped.map((file) =>
      file.path.endsWith('.sql')
        ? { ...file, text: `/* 说明 */\r\n${file.text.replaceAll('\n', '\r\n')}\r\n-- 完\r\n` }
        : { ...file, text: `\n\n${file.text}` },
    );
    const { changes, pages, tables } = radiusOf(before, compile(commented));
    expect({ changes, pages, tables }).toEqual({ changes: [], pages: [], tables: [] });
  });

  test('a field that goes is told with its column, once', () => {
    const model = shipped.find(({ path }) => path.endsWith('market/order.model.json'));
    const text = model?.text ?? '';
    const fields = parseTree(text) && findNodeAtLocation(parseTree(text) ?? failed(), ['fields']);
    const remark =
      fields?.children?.find((node) => findNodeAtLocation(node, ['key'])?.value === 'fulfilledBy') ??
      fields?.children?.at(-1);
    const previous = fields?.children?.[(fields.children.indexOf(remark ?? fields) ?? 0) - 1];
    const end = (remark?.offset ?? 0) + (remark?.length ?? 0);
    const cut = text.slice(0, (previous?.offset ?? 0) + (previous?.length ?? 0)) + text.slice(end);
    const title = remark && findNodeAtLocation(remark, ['title'])?.value;
    const changes = meaningOf(before, compile(shipped.map((file) => (file === model ? { ...file, text: cut } : file))));
    expect(changes).toContainEqual(
      expect.objectContaining({
        what: '模型 订单',
        text: `字段 ${title} 删除`,
        destructive: true,
        consequence: expect.stringContaining('退役'),
      }),
    );
    expect(changes.filter(({ text: told }) => told.endsWith(`${title} 删除`))).toHaveLength(1);
  });

  const afterRename = (request: RenameRequest): readonly Change[] => {
    const outcome = rename(shipped, before, request);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return meaningOf(before, compile(filesAfter(shipped, outcome.files)));
  };

  test('a field of another name whose column lives on is renamed, and nothing is lost', () => {
    const changes = afterRename({ kind: 'field', from: 'market/order.status', to: 'orderStatus' });
    expect(changes).toContainEqual(
      expect.objectContaining({
        text: '字段 订单状态 改名 status → orderStatus',
        consequence: expect.stringContaining('数据库列 status 与它的数据不变，保存的视图照旧'),
      }),
    );
    expect(changes.filter(({ destructive, text }) => destructive || /删除|新增/.test(text))).toEqual([]);
    expect(changes.filter(({ text }) => /^(?:字段|列|查询项|表单字段) 订单状态/.test(text))).toHaveLength(1);
  });

  test.each<[RenameRequest['kind'], string, string, string]>([
    // Expressions, measures, boards, drills, links, prints and dictionaries say these names.
    ['field', 'market/order.status', 'zzz9', '字段 订单状态 改名 status → zzz9'],
    ['field', 'base/shop.code', 'zzz9', '字段 短码 改名 code → zzz9'],
    ['field', 'fba/shipment.state', 'zzz9', '字段 状态 改名 state → zzz9'],
    ['field', 'demo/shelf.parentNo', 'zzz9', '字段 上级 改名 parentNo → zzz9'],
    ['dictionary', 'order_status', 'zzz9', '字典 order_status 改名为 zzz9'],
    ['model', 'market/order', 'market/zzz9', '模型 market/order 改名为 market/zzz9'],
    ['report', 'market/order-analysis', 'market/zzz9', '报表 market/order-analysis 改名为 market/zzz9'],
    ['screen', 'demo/purchase-erp', 'demo/zzz9', '页面 demo/purchase-erp 改名为 demo/zzz9'],
    ['board', 'dashboard/analysis', 'dashboard/zzz9', '页面 dashboard/analysis 改名为 dashboard/zzz9'],
    ['picker', 'system/people', 'system/zzz9', '选择器 system/people 改名为 system/zzz9'],
    ['print', 'market/packing-slip', 'market/zzz9', '打印 market/packing-slip 改名为 market/zzz9'],
  ])('%s %s of another name is one difference', (kind, from, to, told) => {
    expect(afterRename({ kind, from, to }).map(({ text }) => text)).toEqual([told]);
  });

  test('what roles lose with the name of a restricted field is told', () => {
    expect(afterRename({ kind: 'field', from: 'market/order.amount', to: 'total' })).toContainEqual(
      expect.objectContaining({
        text: '字段 金额 改名 amount → total',
        consequence: expect.stringContaining('market:order:amount → market:order:total'),
        destructive: true,
      }),
    );
  });

  test('a model of another name whose table lives on is renamed', () => {
    const changes = afterRename({ kind: 'model', from: 'market/order', to: 'market/sale' });
    expect(changes).toContainEqual(
      expect.objectContaining({
        text: '模型 market/order 改名为 market/sale',
        consequence: '数据表 market_order 与它的数据不变',
      }),
    );
    expect(changes.filter(({ destructive, text }) => destructive || /删除|新增/.test(text))).toEqual([]);
  });

  test.each([
    [
      '"when": "row.shop in user.shops"',
      '"when": "row.shop in user.shops || row.owner == user.username"',
      '行范围 自己店铺的 的条件',
      '看到更多的行',
    ],
    [
      '"when": "row.shop in user.shops"',
      '"when": "row.shop in user.shops && row.owner == user.username"',
      '行范围 自己店铺的 的条件',
      '看到更少的行',
    ],
    [
      `"title": "本人负责的", "when": "row.owner == user.username" },`,
      `"title": "本人负责的", "when": "row.owner == user.realname" },`,
      '行范围 本人负责的 的条件 row.owner == user.username → row.owner == user.realname',
      '可能看到先前看不到的',
    ],
    [
      `,\n    { "key": "shops", "title": "自己店铺的", "when": "row.shop in user.shops" }`,
      '',
      '行范围 自己店铺的 删除',
      '再也看不到任何一行',
    ],
    ['"code": "submit",', '"code": "hand",', '流转 提交 删除', '所有人都不再有这一步'],
  ])('a part of a model, %j → %j: %s, %s', (from, to, text, consequence) => {
    const changes = meaningOf(before, compile(changed('screens/fba/claim.model.json', from, to)));
    const told = changes.find((change) => change.what.startsWith('模型') && change.text.startsWith(text));
    expect(told?.consequence, changes.map((change) => change.text).join('\n')).toContain(consequence);
  });

  test.each([
    [
      'screens/market/order.screen.json',
      '"type": "list",',
      '"type": "list", "toolbar": ["add"],',
      ['页面 订单：按钮 导出 删除'],
    ],
    ['screens/market/order.screen.json', '"width": 880', '"width": 900', ['页面 订单：表单的宽度 880 → 900']],
    [
      'screens/market/order.model.json',
      '"title": "订单号"',
      '"title": "单号"',
      ['模型 订单：字段 单号 的标题 订单号 → 单号'],
    ],
    [
      'screens/market/order.model.json',
      '"length": 30,',
      '"length": 20,',
      ['模型 订单：字段 订单号 存储 varchar(30) → varchar(20)'],
    ],
    [
      'screens/dictionaries/priority.dictionary.json',
      '"value": "H"',
      '"value": "HH"',
      ['字典 优先级：选项 紧急消息 删除', '字典 优先级：选项 紧急消息 新增'],
    ],
    [
      'screens/menu.json',
      '"icon": "shop",\n      "path"',
      '"icon": "tags",\n      "path"',
      ['菜单：菜单项 市场 的图标 shop → tags'],
    ],
    ['screens/board/amazon.board.json', '"width": 4', '"width": 5', ['页面 亚马逊看板：部件 orders 的宽度 4 → 5']],
    ['screens/market/category-trend.sql', 'select', 'select distinct', ['报表 品类走势：SQL 改变']],
  ])('%s: %s', (path, from, to, said) => {
    const told = texts(changed(path, from, to));
    for (const each of said)
      expect(
        told.some((text) => text.startsWith(each)),
        told.join('\n'),
      ).toBe(true);
  });
});

function failed(): never {
  throw new Error('not read');
}
