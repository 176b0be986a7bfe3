import { beforeAll, describe, expect, test } from 'vitest';
import { filesAfter } from '../engine/authoring/renaming/afterRename.ts';
import { outsideOfRename } from '../engine/authoring/renaming/kinds.ts';
import { rename } from '../engine/authoring/renaming/rename.ts';
import type { Use } from '../engine/authoring/Use.ts';
import { usesOf } from '../engine/authoring/uses.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import { flatten } from '../engine/compile/linkMenu.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Problem } from '../engine/problems.ts';
import { compiler, shippedFiles } from './declarations.ts';

/** How many fields of each model are tried; all of them when all is. */
const FIELDS = process.env.WEFT_THOROUGH === '1' ? Number.POSITIVE_INFINITY : 1;

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let uses: readonly Use[];
let compiled: Compiled;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  compiled = compile(shipped);
  uses = usesOf(shipped, compiled);
});

const textAt = ({ file, offset, length }: Use): string =>
  shipped.find(({ path }) => path === file)?.text.slice(offset, offset + length) ?? '';
const placeOf = ({ file, line }: Pick<Use, 'file' | 'line'>) => `${file}:${line}`;
const isAbout =
  (name: string) =>
  ({ found, message }: Problem) =>
    new RegExp(`(?<![\\w/.-])${name}(?![\\w/-])`).test(`${found} ${message}`);

/** What the compiler misses when the thing is no longer there, and nobody has said to be a user of it. */
function missed(files: readonly SourceFile[], name: string, known: readonly Use[]): string[] {
  const places = new Set(known.map(placeOf));
  return (
    compile(files)
      .problems.filter(isAbout(name))
      // A measure, or what a page can be asked for, is missed since the field is, not in its place.
      .filter(
        ({ message, file }) => !message.includes('指标') && !(message.includes('查询项') && file.includes('.board.')),
      )
      .filter((problem) => !places.has(placeOf(problem)))
      .map((problem) => `${placeOf(problem)} ${problem.code} ${problem.message}`)
  );
}

test('every place is where the name stands', () => {
  const named = uses.filter(({ length, kind }) => length > 0 && kind !== 'permission');
  expect(named.length).toBeGreaterThan(700);
  const wrong = named.filter((use) => {
    const text = textAt(use);
    const last = use.name.slice(use.kind === 'field' ? use.name.lastIndexOf('.') + 1 : 0);
    const inSql = use.file.endsWith('.sql') || /^[a-z_0-9]+$/.test(text);
    return text !== last && !inSql;
  });
  expect(wrong).toEqual([]);
});

test('who is asked for a file names every place the compiler misses it at', { timeout: 120_000 }, () => {
  const kinds = ['dictionary', 'screen', 'picker', 'form', 'model', 'report'];
  const declared = uses.filter(({ kind, declares }) => declares && kinds.includes(kind));
  expect(declared.length).toBeGreaterThan(60);
  const found = declared.flatMap(({ kind, name, file }) => {
    const known = uses.filter((each) => each.kind === kind && each.name === name);
    return missed(
      shipped.filter(({ path }) => path !== file),
      name,
      known,
    ).map((each) => `${name}: ${each}`);
  });
  expect(found).toEqual([]);
});

test('a list of a user names fields of the model it is kept in', () => {
  const named = uses
    .filter(({ kind, file }) => kind === 'field' && file === 'screens/app.json')
    .map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['base/shop.code', 'base/shop.owner']));
});

const renamed = (use: Use): SourceFile[] =>
  shipped.map((file) =>
    file.path === use.file
      ? { ...file, text: `${file.text.slice(0, use.offset)}zzz9${file.text.slice(use.offset + use.length)}` }
      : file,
  );

function someFields(): Use[] {
  const declared = uses.filter(
    ({ kind, declares, file }) => kind === 'field' && declares && file.endsWith('.model.json'),
  );
  const byFile = new Map(declared.map(({ file }) => [file, declared.filter((each) => each.file === file)]));
  // Those that are named most tell most.
  const counts = new Map<string, number>();
  for (const { kind, name } of uses) if (kind === 'field') counts.set(name, (counts.get(name) ?? 0) + 1);
  const count = ({ name }: Use): number => counts.get(name) ?? 0;
  return [...byFile.values()].flatMap((own) =>
    own.toSorted((one, other) => count(other) - count(one)).slice(0, FIELDS),
  );
}

test('who is asked for a field names every place the compiler misses it at', { timeout: 600_000 }, () => {
  const fields = someFields();
  expect(fields.length).toBeGreaterThan(15);
  const found = fields.flatMap((field) => {
    const known = uses.filter((each) => each.kind === 'field' && each.name === field.name);
    const key = field.name.slice(field.name.lastIndexOf('.') + 1);
    return missed(renamed(field), key, known).map((each) => `${field.name}: ${each}`);
  });
  expect(found).toEqual([]);
});

describe('renaming', () => {
  const applied = (outcome: ReturnType<typeof rename>): SourceFile[] => {
    if ('refused' in outcome) throw new Error(outcome.refused);
    return filesAfter(shipped, outcome.files);
  };

  test('a field goes everywhere, and its column stays', { timeout: 600_000 }, () => {
    for (const { name } of someFields()) {
      const files = applied(rename(shipped, compiled, { kind: 'field', from: name, to: 'zzz9' }));
      const after = compile(files);
      expect(after.problems.map(({ file, line, message }) => `${name}: ${file}:${line} ${message}`)).toEqual([]);
      const id = name.slice(0, name.lastIndexOf('.'));
      const columns = (made: Compiled) => made.models.get(id)?.fields.map(({ column }) => column);
      expect(columns(after)).toEqual(columns(compiled));
      // Views that people keep know it by the name it had.
      const cell = after.models.get(id)?.fields.find(({ key }) => key === 'zzz9')?.cell;
      expect(cell?.formerKey).toBe(name.slice(name.lastIndexOf('.') + 1));
    }
  });

  test('a field that gets its old name back has no former one, and no two can have the same', () => {
    const once = applied(rename(shipped, compiled, { kind: 'field', from: 'market/order.status', to: 'zzz9' }));
    const renamed = compile(once);
    const back = rename(once, renamed, { kind: 'field', from: 'market/order.zzz9', to: 'status' });
    if ('refused' in back) throw new Error(back.refused);
    const own = back.files.find(({ path }) => path === 'screens/market/order.model.json');
    expect(own?.text).not.toContain('formerKey');
    const others = once.map((file) =>
      file.path === 'screens/market/order.model.json'
        ? { ...file, text: file.text.replace('"formerKey": "status"', '"formerKey": "qty"') }
        : file,
    );
    const told = compile(others).problems.map(({ code, message }) => `${code} ${message}`);
    expect(told).toEqual([expect.stringMatching(/^taken-name .*原来的名字 "qty"/)]);
  });

  test.each([
    ['dictionary', 'order_status', 'zzz9'],
    ['screen', 'market/order', 'sales/orders'],
    ['screen', 'demo/purchase-erp', 'demo/zzz9'],
    ['model', 'market/order', 'market/zzz9'],
    ['report', 'market/order-analysis', 'market/zzz9'],
    ['picker', 'system/people', 'system/zzz9'],
    ['board', 'dashboard/analysis', 'dashboard/zzz9'],
    ['form', 'demo/return', 'market/zzz9'],
    ['print', 'market/packing-slip', 'demo/zzz9'],
  ] as const)('%s %s goes everywhere, and what is known outside stays', (kind, from, to) => {
    const outcome = rename(shipped, compiled, { kind, from, to });
    const after = compile(applied(outcome));
    expect(after.problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    const outside = ({ models, plans, menu }: Compiled) => [
      [...models.values()].map(({ code, table, permission }) => `${code} ${table} ${permission}`).toSorted(),
      [...plans.values()].map(({ permission }) => permission).toSorted(),
      flatten(menu)
        .map(({ path }) => path)
        .toSorted(),
    ];
    expect(outside(after)).toEqual(outside(compiled));
    const left = usesOf(applied(outcome), after).filter((use) => use.kind === kind && use.name === from);
    expect(left).toEqual([]);
  });

  test.each([
    ['screen', 'market/order', 'sales/orders'],
    ['report', 'market/order-analysis', 'market/zzz9'],
  ] as const)('%s %s: what is kept by its name is lost, as is said', (kind, from, to) => {
    const { plans } = compile(applied(rename(shipped, compiled, { kind, from, to })));
    expect(plans.get(to)?.code).not.toBe(compiled.plans.get(from)?.code);
    expect(outsideOfRename[kind]).toMatch(/打开页面的授权、.*行范围与保存的视图.*不再起作用.*角色管理/);
  });

  test('what cannot be is refused', () => {
    const refused = (from: string, to: string) => rename(shipped, compiled, { kind: 'field', from, to });
    expect(refused('market/order.nobody', 'zzz9')).toEqual({ refused: '没有 "market/order.nobody"' });
    expect(refused('market/order.status', 'qty')).toMatchObject({ refused: expect.stringContaining('已有') });
    expect(refused('market/order.status', 'To String')).toMatchObject({
      refused: expect.stringContaining('不能作字段名'),
    });
    expect(rename(shipped, compiled, { kind: 'screen', from: 'demo/tree', to: 'demo/grid' })).toMatchObject({
      refused: expect.stringContaining('已存在'),
    });
  });
});
