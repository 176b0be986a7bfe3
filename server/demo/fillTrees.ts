import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import { builder, run, runFirst } from '../db/sql.ts';
import type { Context } from '../http/Context.ts';

const STAMP = { tenant_id: HOME_TENANT, create_by: 'admin', create_time: '2026-11-01 09:00:00', sys_org_code: 'A01' };
const MODEL = 'demo/shelf';

const warehouses = [
  ['SH', '上海仓'],
  ['SZ', '深圳仓'],
  ['IN', '孟买仓'],
] as const;
const zones = [
  ['A', '收货区'],
  ['B', '存储区'],
  ['C', '发货区'],
] as const;
const RACKS = 6;

/** Name, code and what lies below. */
interface Branch {
  name: string;
  below?: readonly string[];
}

const tree: readonly Branch[] = [
  { name: '服装', below: ['上衣', '裤装', '裙装', '内衣', '民族服饰'] },
  { name: '鞋靴', below: ['运动鞋', '凉鞋', '皮鞋'] },
  { name: '家居', below: ['床品', '收纳', '灯具', '厨房用具'] },
  { name: '数码', below: ['耳机', '充电', '线材'] },
  { name: '其他' },
];

/** Gives the demo's tenant warehouses and categories while it has none; answers how many rows. */
export async function fillTrees(context: Context): Promise<number> {
  return (await fillShelves(context)) + (await fillCategories(context));
}

async function fillShelves(context: Context): Promise<number> {
  const table = context.compiled().models.get(MODEL)?.table;
  if (table === undefined) return 0;
  const row = (shelf_no: string, name: string, parent_no: string | null) => ({
    ...STAMP,
    id: context.newId(),
    version: 1,
    shelf_no,
    name,
    parent_no,
  });
  const rows = warehouses.flatMap(([house, houseName]) => [
    row(house, houseName, null),
    ...zones.flatMap(([zone, zoneName]) => [
      row(`${house}-${zone}`, zoneName, house),
      ...Array.from({ length: zone === 'B' ? RACKS : 0 }, (_, index) => {
        const number = String(index + 1).padStart(2, '0');
        return row(`${house}-${zone}-${number}`, `${houseName} ${number} 号货架`, `${house}-${zone}`);
      }),
    ]),
  ]);
  return insertInto(context, table, rows);
}

async function fillCategories(context: Context): Promise<number> {
  const step = (index: number) => `A${String(index + 1).padStart(2, '0')}`;
  const rows = tree.flatMap(({ name, below = [] }, index) => {
    const code = step(index);
    const parent = { ...STAMP, id: context.newId(), pid: '0', name, code, has_child: below.length > 0 ? '1' : '0' };
    const children = below.map((child, at) => ({
      ...STAMP,
      id: context.newId(),
      pid: parent.id,
      name: child,
      code: `${code}${step(at)}`,
      has_child: '0',
    }));
    return [parent, ...children];
  });
  return insertInto(context, 'sys_category', rows);
}

async function insertInto(context: Context, table: string, rows: readonly object[]): Promise<number> {
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    const any = builder.selectFrom(table).where('tenant_id', '=', HOME_TENANT).select('id').limit(1);
    if (await runFirst(session, any)) return 0;
    await run(session, builder.insertInto(table).values(rows as Record<string, unknown>[]));
    return rows.length;
  });
}
