import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Why } from '../../../engine/api/why.ts';
import type { Plan } from '../../../engine/plan/Plan.ts';
import { columnSets } from '../../../engine/plan/parts.ts';
import { HOME_TENANT } from '../../config/builtIn.ts';
import { type Headers, type ProductServer, shippedTables, startProductServer } from '../../testing/productServer.ts';
import { openTestPglite } from '../../testing/testDatabase.ts';

let server: ProductServer;
let admin: Headers;
beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  admin = await server.signIn();
});
afterAll(() => server.close());

test('where nothing can be chosen: what the choices are made of, what leaves them out, and how they are asked for', async () => {
  const compiled = server.context.compiled();
  const ask = async (headers: Headers, screen: string, kind: string, code: string, row?: object): Promise<Why> =>
    (await server.call(headers, 'POST', '/config/why', { screen, kind, code, row })).result;
  // Every choice of every page says where it comes from, and what it asks for is answered.
  const asked = new Set<string>();
  let told = 0;
  for (const plan of compiled.plans.values())
    for (const { below, columns, permission } of columnSets(plan))
      for (const column of columns) {
        const { dictCode, picker } = column as { dictCode?: string; picker?: string };
        const source = picker ?? dictCode;
        if (source === undefined || asked.has(source)) continue;
        asked.add(source);
        const { choices } = await ask(
          admin,
          plan.id,
          'column',
          below === undefined ? column.key : `${permission}:${column.key}`,
        );
        expect([plan.id, column.key, choices?.from]).toEqual([plan.id, column.key, expect.stringContaining('')]);
        if (choices?.place) {
          told++;
          const [kind, end] =
            picker === undefined ? ['dictionary', `${dictCode}.dictionary.json`] : ['picker', `${picker}.picker.json`];
          expect([kind, choices.place.file.endsWith(end)]).toEqual([kind, true]);
        }
        if (!choices?.call) continue;
        const { path, params } = choices.call;
        const query = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
        const reply = await server.app.inject({ url: path, query, headers: admin });
        expect([path, reply.statusCode, reply.json().success]).toEqual([path, 200, true]);
      }
  expect(told).toBeGreaterThan(40);

  const city = await ask(admin, 'demo/grid', 'column', 'city', { province: null });
  expect(city.choices?.filters).toEqual([
    expect.objectContaining({ what: '上级', passed: false, outcome: expect.stringContaining('是空，所以没有可选的') }),
  ]);
  const some = await ask(admin, 'demo/grid', 'column', 'city', {
    province: compiled.dictionaries.get('demo_city')?.items[0]?.parent,
  });
  const none = await ask(admin, 'demo/grid', 'column', 'city', { province: 'none such' });
  expect([some, none].map(({ choices }) => choices?.filters[0]?.outcome)).toEqual([
    expect.stringMatching(/其下 [1-9]\d* 项/),
    expect.stringContaining('其下 0 项'),
  ]);
  const condition = await ask(admin, 'market/order', 'query', 'status');
  expect(condition).toMatchObject({
    shown: true,
    part: { kind: 'query' },
    choices: { from: '字典「订单状态」（order_status）' },
  });
  expect(condition.values.length).toBeGreaterThan(0);

  // Whoever may not read what they are made of is told so.
  const shop = [...compiled.plans.values()].flatMap((plan) =>
    columnSets(plan).flatMap(({ below, columns }) =>
      below === undefined
        ? columns.filter((column) => column.dictCode === 'shop').map(({ key }) => ({ plan, key }))
        : [],
    ),
  )[0];
  if (!shop) throw new Error('nothing of shops');
  // A copy of somebody, with nothing but the right to ask.
  const db = server.context.db;
  await db.query(
    `INSERT INTO sys_role SELECT (json_populate_record(r, json_build_object('id', 'asks', 'role_code', 'asks', 'role_name', '问'))).*
     FROM sys_role r WHERE role_code = 'operator' AND tenant_id = $1`,
    [HOME_TENANT],
  );
  await db.query(
    `INSERT INTO sys_user SELECT (json_populate_record(u, json_build_object('id', 'bare', 'username', 'bare', 'realname', '甲',
       'phone', null, 'email', null, 'work_no', null))).*
     FROM sys_user u WHERE username = 'yunying'`,
  );
  await db.query("INSERT INTO sys_user_role (user_id, role_id) VALUES ('bare', 'asks')");
  await db.query("INSERT INTO sys_role_grant (role_id, kind, code) VALUES ('asks', 'action', 'screens:read')");
  const theirs = await ask(await server.signIn('bare'), shop.plan.id, 'column', shop.key);
  expect(theirs.choices?.filters.find(({ what }) => what === '权限')).toMatchObject({ passed: false });
});

test('buttons over the lines in a form are those of whoever may save the record', async () => {
  const plan = [...server.context.compiled().plans.values()].find((each) => tableButtonOf(each) !== undefined);
  const code = plan && tableButtonOf(plan);
  if (!plan || !code) throw new Error('no lines');
  const why: Why = (await server.call(admin, 'POST', '/config/why', { screen: plan.id, kind: 'action', code })).result;
  expect(why.values).toEqual([expect.objectContaining({ name: 'buttons', file: expect.stringMatching(/^screens/) })]);
  expect(why.parts.find((part) => part.code === code)?.table).toBe(code.slice(0, code.lastIndexOf(':')));
});

/** Of the first sub-table that rows are added to. */
function tableButtonOf(plan: Plan): string | undefined {
  const table = 'form' in plan && !('subLists' in plan) ? plan.form.subTables[0] : undefined;
  return table?.options.buttons.includes('add') ? `${table.permission}:add` : undefined;
}
