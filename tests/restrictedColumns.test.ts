import { beforeAll, expect, test } from 'vitest';
import { compile } from '../engine/compile/compile.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Plan } from '../engine/plan/Plan.ts';
import { columnRights, keepColumns } from '../engine/plan/parts.ts';
import { type GrantNode, grantOf, grantTree } from '../server/access/grantTree.ts';
import { allPermissions } from '../server/access/menu.ts';
import { financeGrants } from '../server/organization/seed.ts';
import { loadCompilePorts } from '../server/screens/compilePorts.ts';
import { readDeclarations } from '../server/screens/readFiles.ts';

type Json = { restricted?: boolean; fields?: Json[]; columns?: (Json | string)[] };

/** The shipped declarations with every field of every model and every column of every report restricted. */
async function restricted(): Promise<Compiled> {
  const files = await readDeclarations('screens');
  const changed = files.map((file) => {
    if (!/\.(model|report)\.json$/.test(file.path)) return file;
    const value = JSON.parse(file.text) as Json;
    for (const column of [...(value.fields ?? []), ...(value.columns ?? [])])
      if (typeof column === 'object') column.restricted = true;
    return { ...file, text: JSON.stringify(value) };
  });
  return compile(changed, await loadCompilePorts());
}

/** Rights found without knowing where a plan keeps its columns: by the nearest permission above each of them. */
function foundRights(value: unknown, permission = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => foundRights(item, permission));
  if (value === null || typeof value !== 'object') return [];
  const node = value as { permission?: unknown; restricted?: unknown; key?: unknown };
  const nearest = typeof node.permission === 'string' ? node.permission : permission;
  const own = node.restricted === true ? [`${nearest}:${String(node.key)}`] : [];
  return [...own, ...Object.values(value).flatMap((item) => foundRights(item, nearest))];
}

const codesIn = (nodes: readonly GrantNode[]): string[] =>
  nodes.flatMap((node) => [...codesIn(node.children), grantOf(node.key)?.code ?? []].flat());

const sorted = (codes: Iterable<string>): string[] => [...new Set(codes)].sort();

let compiled: Compiled;
let plans: Plan[];
beforeAll(async () => {
  compiled = await restricted();
  plans = [...compiled.plans.values()];
});

test('every restricted column of every plan is a right, those of forms, grids and sub-tables too', () => {
  // A column that is restricted here alone may be called like a button.
  const wrong = compiled.problems.filter(({ severity, code }) => severity === 'error' && code !== 'taken-name');
  expect(wrong).toEqual([]);
  for (const plan of plans)
    expect(sorted(columnRights(plan).map(({ code }) => code))).toEqual(sorted(foundRights(plan)));
  const types = new Set(plans.filter((plan) => columnRights(plan).length > 0).map(({ type }) => type));
  expect([...types].sort()).toEqual(['erp', 'form', 'inner', 'kanban', 'list', 'report', 'tab', 'tree']);
  expect(plans.some((plan) => 'form' in plan && plan.form.subTables.length > 0)).toBe(true);
});

test('what may be granted is what a session is told of', () => {
  const nobody = { roles: [], admin: false, menus: new Set<string>(), permissions: new Set<string>() };
  const offered = codesIn(grantTree(compiled, nobody)).filter((code) => code.includes(':'));
  const inMenu = new Set(offered);
  const known = allPermissions(plans).map(({ action }) => action);
  expect(sorted(offered.filter((code) => !known.includes(code)))).toEqual([]);
  expect(sorted(plans.flatMap((plan) => foundRights(plan)).filter((code) => !known.includes(code)))).toEqual([]);
  expect(inMenu.size).toBeGreaterThan(100);
});

test('finance reads every field of the seller, sub-tables too', () => {
  const { actions } = financeGrants(plans);
  const seen = plans.filter(({ id }) => !id.startsWith('system/'));
  expect(sorted(seen.flatMap((plan) => foundRights(plan)).filter((code) => !actions.includes(code)))).toEqual([]);
});

test('a plan without its restricted columns has none left anywhere', () => {
  for (const plan of plans) {
    const secret = new Set(columnRights(plan).map(({ code }) => code));
    const shown = keepColumns(plan, ({ key }, below) => !secret.has(`${(below ?? plan).permission}:${key}`));
    expect(foundRights(shown)).toEqual([]);
    // Nobody is asked to sort by what they may not see: the server would refuse the page.
    const { sort } = shown as { sort?: { key: string } };
    expect(sort === undefined || !secret.has(`${shown.permission}:${sort.key}`), plan.id).toBe(true);
  }
});
