import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, later, monthsBetween } from './calendar.ts';
import type { Offer } from './listings.ts';
import type { Article } from './products.ts';
import type { ExchangeRate } from './rates.ts';
import type { Sale } from './sales.ts';
import { SHOPS } from './shops.ts';

/** What each shop is to sell in a month, with the keys of the model `market/objective`: set near what came of it. */
export function generateObjectives(sales: readonly Sale[], rates: readonly ExchangeRate[]) {
  const random = createRandom(81);
  const yuan = new Map(rates.filter(({ kind }) => kind === 'month').map((rate) => [monthOf(rate), rate.rate]));
  const sold = new Map<string, number>();
  for (const { shop, orderDate, amount, currency } of sales) {
    if (!shop) continue;
    const month = `${orderDate.slice(0, 7)}-01`;
    const key = `${month}/${shop}`;
    sold.set(key, (sold.get(key) ?? 0) + amount * (yuan.get(`${currency}/${month}`) ?? 1));
  }
  return monthsBetween(later(LAST_DAY, -180), LAST_DAY).flatMap((month) =>
    SHOPS.flatMap(({ code, owner }) => {
      const actual = sold.get(`${month}/${code}`) ?? 0;
      if (actual === 0) return [];
      const targetSales = Math.round((actual * (0.86 + random.next() * 0.32)) / 1000) * 1000 || 1000;
      const targetProfit = Math.round(targetSales * 0.28);
      const targetAcos = random.pick([0.18, 0.2, 0.22, 0.25]);
      return { month, shop: code, owner, targetSales, targetProfit, targetAcos, note: null };
    }),
  );
}

function monthOf({ currency, validFrom }: ExchangeRate): string {
  return `${currency}/${validFrom}`;
}

/** What the marketplace ordered of us as a vendor, with the keys of the model `market/vc-order`. */
export function generateVendorOrders(articles: readonly Article[], orders: number) {
  const random = createRandom(82);
  return Array.from({ length: orders }, (_, index) => {
    const orderedOn = later(LAST_DAY, -Math.floor(((orders - 1 - index) / orders) * 420));
    const poNo = `${random.pick(['4V', '7K', '2H'])}${String(1_000_000 + index * 7919).slice(-6)}`;
    const count = Math.min(articles.length, random.whole(2, 6));
    const start = random.whole(0, Math.max(0, Math.floor(articles.length / 3) - count));
    return articles.slice(start, start + count).map((article) => vendorLine(random, article, { poNo, orderedOn }));
  }).flat();
}

function vendorLine(
  random: Random,
  { product, price }: Article,
  { poNo, orderedOn }: { poNo: string; orderedOn: string },
) {
  const ordered = random.whole(2, 20) * 12;
  const fresh = orderedOn > later(LAST_DAY, -6);
  const under = !fresh && orderedOn > later(LAST_DAY, -25);
  const state = fresh ? 'new' : random.boolean(0.04) ? 'cancelled' : under ? 'confirmed' : 'received';
  const confirmed = state === 'new' || state === 'cancelled' ? 0 : random.boolean(0.75) ? ordered : ordered - 12;
  const received = state === 'received' ? confirmed - (random.boolean(0.15) ? random.whole(1, 6) : 0) : 0;
  const unitCost = cents(price * 0.62);
  const cost = cents(received * unitCost);
  const sent = state === 'received' || (under && random.boolean(0.6));
  const shippedOn = sent ? later(orderedOn, random.whole(4, 8)) : null;
  return {
    poNo,
    orderedOn,
    windowEnd: later(orderedOn, 14),
    sku: product.sku,
    asin: null,
    category: product.category,
    ordered,
    confirmed,
    received,
    cancelled: state === 'new' ? 0 : ordered - confirmed,
    unitCost,
    cost,
    shippedRevenue: cents(received * price * (0.7 + random.next() * 0.3)),
    glanceViews: random.whole(40, 3000),
    outOfStock: Math.round(random.next() ** 3 * 0.4 * 1e4) / 1e4,
    chargeback: state === 'received' && random.boolean(0.12) ? cents(cost * 0.03) : 0,
    shortage: cents((confirmed - received) * (state === 'received' ? unitCost : 0)),
    coop: cents(cost * 0.06),
    ...transportOf(random, { shippedOn, arrived: state === 'received', qty: confirmed }),
    state,
  };
}

/** How the goods of a line went to the marketplace's warehouse; late where it took longer than the window is open. */
function transportOf(
  random: Random,
  { shippedOn, arrived, qty }: { shippedOn: string | null; arrived: boolean; qty: number },
) {
  if (shippedOn === null)
    return { shippedOn, carrier: null, trackingNo: null, cartons: 0, freight: 0, arrivedOn: null };
  const cartons = Math.ceil(qty / 12);
  return {
    shippedOn,
    carrier: random.pick(['UPS', 'FedEx', 'XPO', 'Estes']),
    trackingNo: `1Z${String(random.whole(100_000_000, 999_999_999))}`,
    cartons,
    freight: cents(18 + cartons * (4 + random.next() * 3)),
    arrivedOn: arrived ? later(shippedOn, random.whole(2, random.boolean(0.08) ? 12 : 5)) : null,
  };
}

/** What the channels of our own shipping shall show, with the keys of the model `market/publish`. */
export function generatePublishPlan(offers: readonly Offer[]) {
  const random = createRandom(83);
  return offers
    .filter(({ listing }) => listing.fulfilment === 'Merchant' && listing.status === 'Active')
    .map(({ listing, article }) => {
      const availableQty = Math.floor(article.product.localQty * 0.4);
      const publishQty = Math.min(availableQty, Math.round(availableQty * 0.8));
      const { shop, msku, sku, category, channelQty, owner } = listing;
      return {
        shop,
        msku,
        sku,
        category,
        channelQty,
        availableQty,
        publishQty,
        difference: publishQty - channelQty,
        state: random.weighted([
          ['draft', 60],
          ['confirmed', 15],
          ['done', 25],
        ]),
        plannedOn: LAST_DAY,
        owner,
      };
    });
}

/** What is to be bought, with the keys of the model `market/purchase-plan`. */
export function generatePurchasePlans(articles: readonly Article[], plans: number) {
  const random = createRandom(84);
  const sold = articles.filter(({ product }) => product.state === 'sale' || product.state === 'new');
  return sold.slice(0, plans).map(({ product }, index) => {
    const plannedOn = later(LAST_DAY, -Math.floor((plans - 1 - index) / 2));
    const boxes = Math.ceil((product.moq * random.whole(1, 4)) / product.boxQty);
    // However few there are, some have come to their end.
    const old = index < plans / 3 || plannedOn < later(LAST_DAY, -12);
    const state = old
      ? random.pick(['ordered', 'ordered', 'refused'] as const)
      : random.pick(['draft', 'waiting', 'waiting', 'approved'] as const);
    const qty = boxes * product.boxQty;
    return {
      planNo: `PP${String(index + 1).padStart(5, '0')}`,
      sku: product.sku,
      name: product.name,
      category: product.category,
      supplier: product.supplier,
      qty,
      boxQty: product.boxQty,
      unitCost: product.purchaseCost,
      amount: cents(qty * product.purchaseCost),
      plannedOn,
      arriveOn: later(plannedOn, product.leadDays),
      state,
      owner: product.owner,
      reason: state === 'refused' ? '库存足够，下月再议' : null,
    };
  });
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
