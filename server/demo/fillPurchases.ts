import type { Model } from '../../engine/plan/compiled.ts';
import { HOME_TENANT } from '../config/builtIn.ts';
import { allRows } from '../db/Database.ts';
import type { Context } from '../http/Context.ts';
import { holdsAny, insertRecords } from './insertRecords.ts';
import { createRandom, type Random } from './random.ts';

const ORDERS = 64;
const MODELS = ['demo/purchase', 'demo/purchase-line', 'demo/purchase-arrival', 'demo/purchase-invoice'];

const suppliers = [
  '杭州锦绣纺织',
  '广州恒达服饰',
  '绍兴华盛面料',
  '泉州飞驰鞋业',
  '义乌百汇日用',
  '苏州云裳丝绸',
] as const;
const buyers = ['zhangwei', 'wangfang', 'liqiang', 'chenjing'] as const;
const goods = [
  ['TS-00123', '印花短袖T恤'],
  ['SH-00214', '亚麻长袖衬衫'],
  ['TR-00307', '直筒休闲长裤'],
  ['SO-00411', '运动袜三双装'],
  ['SW-00502', '圆领羊毛衫'],
  ['JK-00618', '轻薄防风外套'],
] as const;
const sizes = ['S', 'M', 'L', 'XL'] as const;

/** Gives the demo's tenant purchase orders with lines, arrivals and an invoice each while it has none; answers how many. */
export async function fillPurchases(context: Context): Promise<number> {
  const [order, line, arrival, invoice] = MODELS.map((id) => context.compiled().models.get(id));
  if (!order || !line || !arrival || !invoice) return 0;
  return context.db.withTenant(allRows(HOME_TENANT), async (session) => {
    if (await holdsAny(session, order)) return 0;
    const made = generatePurchases(7);
    const put = (model: Model, rows: readonly object[]) => insertRecords(context, session, model, rows);
    const ids = await put(
      order,
      made.map((each) => each.order),
    );
    for (const [model, part] of [
      [line, 'lines'],
      [arrival, 'arrivals'],
      [invoice, 'invoices'],
    ] as const)
      await put(
        model,
        made.flatMap((each, index) => each[part].map((row) => ({ ...row, purchaseId: ids[index] }))),
      );
    return ids.length;
  });
}

function generatePurchases(seed: number) {
  const random = createRandom(seed);
  return Array.from({ length: ORDERS }, (_, index) => purchase(random, index));
}

/** The older an order, the more of it has come. */
function purchase(random: Random, index: number) {
  const day = (from: number) =>
    `2026-${String(8 + Math.floor((index + from) / 28)).padStart(2, '0')}-${String(((index + from) % 28) + 1).padStart(2, '0')}`;
  const state = index < ORDERS * 0.6 ? 'done' : index < ORDERS * 0.85 ? 'partly' : 'open';
  const lines = Array.from({ length: random.whole(2, 14) }, (_, at) => line(random, at + 1));
  const amount = lines.reduce((sum, each) => sum + each.amount, 0);
  const arrivals = Array.from({ length: state === 'open' ? 0 : random.whole(1, 3) }, (_, at) => ({
    arrivedOn: day(7 + at * 3),
    boxes: random.whole(4, 60),
    checkedBy: random.pick(buyers),
    note: random.boolean(0.3) ? '外箱破损两件，已拍照' : null,
  }));
  const invoices =
    state === 'done'
      ? [
          {
            invoiceNo: `044002${String(31000 + index * 17)}`,
            invoicedOn: day(14),
            amount: amount.toFixed(2),
            taxRate: '13',
          },
        ]
      : [];
  const order = {
    orderNo: `PO2026${String(index + 1).padStart(4, '0')}`,
    supplier: random.pick(suppliers),
    orderedOn: day(0),
    state,
    buyer: random.pick(buyers),
    pieces: lines.reduce((sum, each) => sum + each.qty, 0),
    amount: amount.toFixed(2),
    arriveOn: day(10),
  };
  return { order, lines: lines.map((each) => ({ ...each, amount: each.amount.toFixed(2) })), arrivals, invoices };
}

function line(random: Random, orderNum: number) {
  const [sku, name] = random.pick<readonly [string, string]>(goods);
  const qty = random.whole(2, 60) * 10;
  const cents = random.whole(900, 12_000);
  return {
    orderNum,
    sku,
    name,
    size: random.pick(sizes),
    qty,
    price: (cents / 100).toFixed(2),
    amount: (qty * cents) / 100,
  };
}
