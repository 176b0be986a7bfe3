import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, later } from './calendar.ts';
import type { Offer } from './listings.ts';
import type { Sale } from './sales.ts';

export type Disposition = 'SELLABLE' | 'CUSTOMER_DAMAGED' | 'DEFECTIVE' | 'DAMAGED';

/** Goods that came back, with the keys of the model `market/return`. */
export interface Return {
  returnedOn: string;
  orderId: string;
  lineNo: number;
  orderDate: string;
  shop: string;
  msku: string;
  sku: string;
  category: string;
  qty: number;
  fulfilment: string;
  reason: string;
  disposition: Disposition;
  warehouse: string;
  lpn: string | null;
  comment: string | null;
  state: 'open' | 'done';
}

/** Money that went back, with the keys of the model `market/refund`. */
export interface Refund {
  refundedOn: string;
  orderId: string;
  lineNo: number;
  orderDate: string;
  shop: string;
  msku: string;
  sku: string;
  category: string;
  qty: number;
  currency: string;
  amount: number;
  kind: 'return' | 'refund' | 'partial' | 'lost';
  reason: string;
}

const REASONS = [
  ['SIZE_SMALL', 26],
  ['SIZE_LARGE', 16],
  ['NOT_AS_DESCRIBED', 14],
  ['UNWANTED', 18],
  ['DEFECTIVE', 9],
  ['QUALITY', 9],
  ['WRONG_ITEM', 4],
  ['ARRIVED_LATE', 4],
] as const;

const COMMENTS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  SIZE_SMALL: ['Runs small, had to return.', 'Fällt zu klein aus.', '思ったより小さいです'],
  SIZE_LARGE: ['Too big around the waist.', 'Viel zu groß.'],
  NOT_AS_DESCRIBED: ['Color is different from the picture.', 'Farbe weicht vom Bild ab.'],
  DEFECTIVE: ['Zipper broke the first day.', 'A seam came open.'],
  QUALITY: ['Fabric feels cheap.', 'Stoff ist sehr dünn.'],
};

const WAREHOUSES: Readonly<Record<string, string>> = { USD: 'LBA4', GBP: 'BHX4', EUR: 'DTM2', JPY: 'NRT5' };

/** What came back of the sales by the last day, oldest first. */
export function generateReturns(sales: readonly Sale[]): Return[] {
  const random = createRandom(31);
  const returns: Return[] = [];
  for (const sale of sales) {
    if (sale.qty === 0 || !/Return/.test(sale.status) || !sale.shop || !sale.msku || !sale.sku) continue;
    const returnedOn = later(sale.orderDate, random.whole(9, 30));
    const made = returnOf(random, sale, returnedOn);
    if (returnedOn <= LAST_DAY && sale.status === 'Shipped - Returned to Seller') returns.push(made);
  }
  return returns.sort((a, b) => (a.returnedOn < b.returnedOn ? -1 : a.returnedOn > b.returnedOn ? 1 : 0));
}

function returnOf(random: Random, sale: Sale, returnedOn: string): Return {
  const reason = random.weighted(REASONS);
  const spoilt = reason === 'DEFECTIVE' || reason === 'QUALITY';
  const disposition = random.weighted<Disposition>([
    ['SELLABLE', spoilt ? 12 : 68],
    ['CUSTOMER_DAMAGED', 16],
    ['DEFECTIVE', spoilt ? 60 : 8],
    ['DAMAGED', 6],
  ]);
  const amazon = sale.fulfilment === 'Amazon';
  const said = COMMENTS[reason];
  return {
    returnedOn,
    orderId: sale.orderId,
    lineNo: sale.lineNo,
    orderDate: sale.orderDate,
    shop: sale.shop ?? '',
    msku: sale.msku ?? '',
    sku: sale.sku ?? '',
    category: sale.category,
    qty: sale.qty,
    fulfilment: sale.fulfilment,
    reason,
    disposition,
    warehouse: amazon ? (WAREHOUSES[sale.currency] ?? 'LBA4') : '海外退货仓',
    lpn: amazon ? `LPN${random.whole(10_000_000, 99_999_999)}` : null,
    comment: said && random.boolean(0.4) ? random.pick(said) : null,
    state: returnedOn > later(LAST_DAY, -7) ? 'open' : 'done',
  };
}

/** A refund for everything that came back, and some for what did not: lost, damaged, or to keep a buyer content. */
export function generateRefunds(sales: readonly Sale[], returns: readonly Return[]): Refund[] {
  const random = createRandom(32);
  const returned = new Map(returns.map((each) => [`${each.orderId}/${each.lineNo}`, each]));
  const refunds: Refund[] = [];
  for (const sale of sales) {
    if (sale.qty === 0 || !sale.shop || !sale.msku || !sale.sku) continue;
    const back = returned.get(`${sale.orderId}/${sale.lineNo}`);
    const kind = back ? 'return' : kindOf(random, sale.status);
    if (!kind) continue;
    const share = kind === 'partial' ? random.pick([0.15, 0.2, 0.3, 0.5]) : 1;
    const refundedOn = later(back?.returnedOn ?? sale.orderDate, random.whole(1, back ? 3 : 16));
    if (refundedOn > LAST_DAY) continue;
    refunds.push({
      refundedOn,
      orderId: sale.orderId,
      lineNo: sale.lineNo,
      orderDate: sale.orderDate,
      shop: sale.shop,
      msku: sale.msku,
      sku: sale.sku,
      category: sale.category,
      qty: kind === 'partial' ? 0 : sale.qty,
      currency: sale.currency,
      amount: Math.round(sale.amount * share * 100) / 100,
      kind,
      reason: back?.reason ?? (kind === 'lost' ? 'NOT_RECEIVED' : random.weighted(REASONS)),
    });
  }
  return refunds.sort((a, b) => (a.refundedOn < b.refundedOn ? -1 : a.refundedOn > b.refundedOn ? 1 : 0));
}

function kindOf(random: Random, status: string): Refund['kind'] | undefined {
  if (/Lost|Damaged/.test(status)) return 'lost';
  if (/Rejected/.test(status)) return 'refund';
  const chance = random.next();
  if (!/Delivered/.test(status)) return undefined;
  return chance < 0.006 ? 'refund' : chance < 0.014 ? 'partial' : undefined;
}

const SENT_AGAIN = ['NOT_RECEIVED', 'WRONG_ITEM', 'DEFECTIVE', 'QUALITY'] as const;

/** Goods sent once more instead of money back, with the keys of the model `market/resend`; their cost in yuan. */
export function generateResends(sales: readonly Sale[], offers: readonly Offer[]) {
  const random = createRandom(33);
  const products = new Map(offers.map(({ listing, article }) => [`${listing.shop}/${listing.msku}`, article.product]));
  return sales
    .flatMap((sale) => {
      const product = products.get(`${sale.shop}/${sale.msku}`);
      if (!product || sale.qty === 0 || !/Delivered|Lost|Damaged/.test(sale.status) || !random.boolean(0.012))
        return [];
      const resentOn = later(sale.orderDate, random.whole(8, 25));
      const reason = random.pick(SENT_AGAIN);
      if (resentOn > LAST_DAY) return [];
      return {
        resentOn,
        orderId: sale.orderId,
        lineNo: sale.lineNo,
        shop: sale.shop,
        msku: sale.msku,
        sku: sale.sku,
        category: sale.category,
        qty: sale.qty,
        fulfilment: sale.fulfilment,
        reason: /Lost|Damaged/.test(sale.status) ? 'NOT_RECEIVED' : reason,
        goodsCost: Math.round(sale.qty * (product.purchaseCost + product.firstLegCost) * 100) / 100,
        sendingCost: Math.round((18 + sale.qty * 6 + random.next() * 9) * 100) / 100,
        state: resentOn > later(LAST_DAY, -3) ? 'waiting' : resentOn > later(LAST_DAY, -12) ? 'sent' : 'done',
      };
    })
    .sort((a, b) => (a.resentOn < b.resentOn ? -1 : a.resentOn > b.resentOn ? 1 : 0))
    .map((each, index) => ({ resendNo: `RS${String(index + 1).padStart(6, '0')}`, ...each, remark: null }));
}
