import { beforeAll, describe, expect, test } from 'vitest';
import type { Use } from '../engine/authoring/Use.ts';
import { usesOf } from '../engine/authoring/uses.ts';
import type { Compiler } from '../engine/compile/compile.ts';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { whereUsed } from '../scripts/weft/reading.ts';
import { type GrantNode, grantOf, grantTree } from '../server/access/grantTree.ts';
import { compiler, shippedFiles } from './declarations.ts';

let compile: Compiler;
let files: SourceFile[];
let compiled: Compiled;
let ask: (
  kind: string,
  name: string,
) => Promise<{ code: number; lines: readonly string[]; uses: Use[]; pages: string[] }>;

beforeAll(async () => {
  compile = await compiler();
  files = await shippedFiles();
  compiled = compile(files);
  ask = async (kind, name) => {
    const project = () => Promise.resolve({ files, compiled, compile });
    const said = await whereUsed.run({ words: [kind, name], options: {}, directory: 'screens', json: false, project });
    const { uses = [], pages = [] } = (said.data ?? {}) as { uses?: Use[]; pages?: string[] };
    return { code: said.code, lines: said.lines, uses, pages };
  };
});

describe('a right', () => {
  const below = (nodes: readonly GrantNode[]): GrantNode[] => nodes.flatMap((node) => [node, ...below(node.children)]);

  test('that a role may be given is known, with where it is declared and the pages that ask for it', async () => {
    const actor = { roles: [], admin: true, menus: new Set<string>(), permissions: new Set<string>() };
    const nodes = below(grantTree(compiled, actor));
    const rights = nodes.flatMap(({ key }) => grantOf(key) ?? []).filter(({ kind }) => kind === 'action');
    expect(rights.length).toBeGreaterThan(300);
    const general = new Set(nodes.filter(({ parentId }) => parentId === 'folder:~general').map(({ key }) => key));
    const unknown: string[] = [];
    for (const { code } of rights) {
      const { code: ended, lines, uses, pages } = await ask('permission', code);
      const isGeneral = general.has(`action:${code}`);
      const known = isGeneral
        ? lines.some((line) => line.startsWith('通用权限'))
        : uses.some(({ name, declares }) => name === code && declares) && pages.length > 0;
      if (ended !== 0 || !known) unknown.push(code);
    }
    expect(unknown).toEqual([]);
  });

  test.each([
    ['market:state-months:export', 'screens/market/state-months.report.json', 'market/state-months'],
    ['demo:purchase-line:edit', 'screens/demo/purchase-', 'demo/purchase-erp'],
    ['finance:monthly-profit:amount', 'screens/finance/monthly-profit.report.json', 'finance/monthly-profit'],
  ])('%s', async (code, file, page) => {
    const { uses, pages } = await ask('permission', code);
    expect(uses.some((use) => use.declares && use.file.startsWith(file))).toBe(true);
    expect(pages).toContain(page);
  });
});

describe('an address', () => {
  test.each([
    ['/market_order/list', 'screens/market/order.model.json', 'market/order'],
    ['/online/cgform/api/getData/market_order?pageNo=1', 'screens/market/order.model.json', 'market/order'],
    ['/sys/user/list', 'screens/system/user.model.json', 'system/user'],
    [
      '/online/cgreport/api/getData/market_state_months',
      'screens/market/state-months.report.json',
      'market/state-months',
    ],
    ['/dashboard/board/data/board_amazon', undefined, 'board/amazon'],
    ['/board/amazon', undefined, 'board/amazon'],
  ])('%s', async (url, file, page) => {
    const { uses, pages } = await ask('url', url);
    if (file !== undefined) expect(uses.map((use) => use.file)).toContain(file);
    expect(pages).toContain(page);
  });

  test('of nothing is told of', async () => {
    // As `explain` and `rename` say of a name that is none.
    expect(await ask('url', '/no/such/list')).toMatchObject({ code: 2 });
    expect(await ask('field', 'market/order.statsu')).toMatchObject({ code: 2 });
  });
});

describe('a field', () => {
  test('is none of the columns of its name that other tables have', async () => {
    const { uses, lines } = await ask('field', 'market/order.status');
    const places = uses.filter((use) => use.statement);
    expect(places.length).toBeGreaterThan(20);
    expect(lines.filter((line) => line.endsWith('可能'))).toEqual([]);
    const ofListings = (await ask('field', 'base/listing.status')).uses.filter((use) => use.statement);
    const both = new Set(ofListings.map(({ file, offset }) => `${file}:${offset}`));
    expect(places.filter(({ file, offset }) => both.has(`${file}:${offset}`))).toEqual([]);
    expect(ofListings.some(({ file }) => file === 'screens/dashboard/watch.sql')).toBe(true);
    expect(places.filter(({ file, line }) => file === 'screens/dashboard/watch.sql' && line > 25)).toEqual([]);
  });

  test('goes through sub-selects under its name, and is told of as possible where nothing says whose it is', async () => {
    const said = [
      'with taken as (select o.*, 1 as one from market_order o), states as (select s.state as status from fba_shipment s)',
      'select \\"taken\\".order_id as order_id, states.status as state, count(*) as pieces',
      'from taken join fba_shipment using (shop) join states on states.status = taken.status',
      'group by taken.order_id, states.status',
    ];
    const path = 'screens/market/possible.report.json';
    const columns = ['order_id', 'state', 'pieces'].map((key) => ({
      key: key === 'order_id' ? 'orderId' : key,
      title: key,
      type: key === 'pieces' ? 'inputNumber' : 'input',
    }));
    const text = `{"$schema": "../../schemas/report.schema.json", "title": "可能", "sql": [\n${said.map((line) => `"${line}"`).join(',\n')}\n], "columns": ${JSON.stringify(columns)}}`;
    const more = [...files, { path, text }];
    const now = compile(more);
    expect(now.problems.filter(({ file }) => file === path)).toEqual([]);
    const told = (name: string) =>
      usesOf(more, now)
        .filter((use) => use.kind === 'field' && use.name === name && use.file === path)
        .map(({ line, offset, length, maybe }) => [line, text.slice(offset, offset + length), maybe === true]);
    expect(told('market/order.status')).toEqual([[4, 'status', false]]);
    expect(told('fba/shipment.state')).toEqual([[2, 'state', false]]);
    expect(told('market/order.orderId')).toEqual([
      [3, 'order_id', false],
      [5, 'order_id', false],
    ]);
    expect(told('market/order.shop')).toEqual([[4, 'shop', true]]);
    expect(told('fba/shipment.shop')).toEqual([[4, 'shop', true]]);
  });
});
