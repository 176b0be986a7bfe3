import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { meaningOf } from '../engine/authoring/meaning/meaning.ts';
import { radiusOf } from '../engine/authoring/meaning/radius.ts';
import { type Origin, originsOf } from '../engine/authoring/origins.ts';
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
    ['screens/market/category-trend.sql', 'select', 'select /* 按品类 */', ['报表 品类走势：SQL 改变']],
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
