import { createRandom, type Random } from '../random.ts';
import { DAYS, LAST_DAY, later, monthsBetween, numberOf } from './calendar.ts';
import type { Offer } from './listings.ts';
import type { Sale } from './sales.ts';
import { type Delivery, onTheWay } from './shipments.ts';
import type { Stock } from './stock.ts';

const AGES = [
  ['age0', 30],
  ['age31', 60],
  ['age61', 90],
  ['age91', 180],
  ['age181', 270],
  ['age271', 330],
  ['age331', 365],
  ['age366', Number.POSITIVE_INFINITY],
] as const;

type Age = (typeof AGES)[number][0];

/** What lies where on the last day, one record an article, with the keys of the model `fba/snapshot`. */
export function generateInventory(stocks: readonly Stock[], deliveries: readonly Delivery[]) {
  const random = createRandom(51);
  const coming = onTheWay(deliveries);
  return stocks.map((stock) => {
    const { offer, shop, balances, layers, pace } = stock;
    const { listing } = offer;
    const onHand = balances.at(-1) ?? 0;
    const unsellable = Math.min(stock.unsellable, onHand);
    const parts = spread(random, onHand - unsellable);
    const way = coming.get(`${shop}/${listing.msku}`) ?? { working: 0, shipped: 0, receiving: 0 };
    // What the marketplace misses of a delivery: the shipment is counted in for two fifths.
    return {
      shop,
      msku: listing.msku,
      sku: listing.sku,
      fnsku: listing.fnsku,
      asin: listing.asin,
      title: listing.title,
      category: listing.category,
      shareType: listing.shareType,
      snapshotOn: LAST_DAY,
      ...parts,
      unsellable,
      inboundWorking: way.working,
      inboundShipped: way.shipped,
      inboundReceiving: way.receiving,
      ...agesOf(layers, balances.length),
      safetyStock: Math.ceil(pace * 14),
      lowStockFee: onHand < pace * 28 && onHand > 0 ? ('Y' as const) : ('N' as const),
      owner: offer.shop.owner,
    };
  });
}

/** Sellable goods lie on the shelf, or are moved between warehouses, or wait to be sent. */
function spread(random: Random, sellable: number) {
  const take = (share: number): number => Math.floor(sellable * share * random.next());
  const fcTransfers = take(0.12);
  const fcProcessing = take(0.05);
  const customerOrders = take(0.06);
  const researching = sellable > 40 && random.boolean(0.05) ? 1 : 0;
  const fulfillable = sellable - fcTransfers - fcProcessing - customerOrders - researching;
  return { fulfillable, fcProcessing, fcTransfers, customerOrders, researching };
}

function agesOf(layers: Stock['layers'], length: number): Record<Age, number> {
  const ages = Object.fromEntries(AGES.map(([key]) => [key, 0])) as Record<Age, number>;
  for (const { day, qty } of layers) {
    const age = length - 1 - day;
    const [key] = AGES.find(([, until]) => age <= until) ?? AGES[0];
    ages[key] += qty;
  }
  return ages;
}

/** Months of fees that are kept, counted back from the last. */
const FEE_MONTHS = 4;

interface Rates {
  storage: readonly { site: string; sizeClass: string; validFrom: string; validTo: string; rate: number }[];
  aged: readonly { fromDays: number; toDays: number; rate: number }[];
  fba: readonly { site: string; sizeTier: string; validFrom: string; validTo: string; fee: number }[];
}

/** What was charged for lying there, month by month, with the keys of the model `fba/storage-fee`. */
export function generateStorageFees(stocks: readonly Stock[], rates: Rates, months: number) {
  return lastMonths(Math.min(months, FEE_MONTHS)).flatMap((month) =>
    stocks.flatMap((stock) => {
      const { offer, shop, balances } = stock;
      const days = daysOf(month, balances.length);
      const avgQty = days.reduce((sum, day) => sum + (balances[day] ?? 0), 0) / Math.max(1, days.length);
      if (avgQty === 0) return [];
      const { product } = offer.article;
      const sizeClass = product.sizeTier.endsWith('oversize') ? 'oversize' : 'standard';
      const { rate = 0 } =
        rates.storage.find(
          (each) =>
            each.site === offer.shop.site &&
            each.sizeClass === sizeClass &&
            each.validFrom <= month &&
            each.validTo >= month,
        ) ?? {};
      const volume = product.volume;
      const aged = month === lastMonths(1)[0] ? agedFee(stock, rates.aged, volume) : 0;
      return {
        month,
        shop,
        msku: offer.listing.msku,
        sku: offer.listing.sku,
        category: offer.listing.category,
        sizeClass,
        volume,
        avgQty: cents(avgQty),
        rate,
        currency: offer.shop.currency,
        fee: cents(avgQty * volume * rate),
        agedFee: cents(aged),
      };
    }),
  );
}

function agedFee({ layers, balances }: Stock, aged: Rates['aged'], volume: number): number {
  return layers.reduce((sum, { day, qty }) => {
    const age = balances.length - 1 - day;
    const rate = aged.find(({ fromDays, toDays }) => age >= fromDays && age <= toDays)?.rate ?? 0;
    return sum + qty * volume * rate;
  }, 0);
}

/** What was charged for sending, by month and article, with the keys of the model `fba/fee-charge`. */
export function generateFeeCharges(sales: readonly Sale[], offers: readonly Offer[], rates: Rates, months: number) {
  const random = createRandom(61);
  const by = new Map(offers.map((offer) => [`${offer.listing.shop}/${offer.listing.msku}`, offer]));
  const since = lastMonths(Math.min(months, FEE_MONTHS))[0] ?? LAST_DAY;
  const units = new Map<string, number>();
  for (const { shop, msku, qty, orderDate, fulfilment } of sales) {
    if (fulfilment !== 'Amazon' || qty === 0 || orderDate < since || !shop || !msku) continue;
    const key = `${orderDate.slice(0, 7)}-01/${shop}/${msku}`;
    units.set(key, (units.get(key) ?? 0) + qty);
  }
  return [...units].flatMap(([key, qty]) => {
    const [month = '', shop = '', ...rest] = key.split('/');
    const offer = by.get(`${shop}/${rest.join('/')}`);
    if (!offer) return [];
    const { sizeTier } = offer.article.product;
    // Measured wrongly at the warehouse: one step too large.
    const chargedTier = random.boolean(0.05) ? larger(sizeTier) : sizeTier;
    const { fee = 0 } =
      rates.fba.find(
        (rate) =>
          rate.site === offer.shop.site &&
          rate.sizeTier === chargedTier &&
          rate.validFrom <= month &&
          rate.validTo >= month,
      ) ?? {};
    return {
      month,
      shop,
      msku: offer.listing.msku,
      sku: offer.listing.sku,
      category: offer.listing.category,
      units: qty,
      chargedTier,
      currency: offer.shop.currency,
      charged: cents(fee * qty),
    };
  });
}

function larger(tier: string): string {
  return tier === 'small_standard' ? 'large_standard' : tier === 'large_standard' ? 'small_oversize' : 'large_oversize';
}

function lastMonths(count: number): string[] {
  return monthsBetween(later(LAST_DAY, 1 - DAYS), LAST_DAY).slice(-count);
}

/** Indexes of a month's days among the last `length` days. */
function daysOf(month: string, length: number): number[] {
  const first = numberOf(LAST_DAY) - length + 1;
  const start = numberOf(month) - first;
  return Array.from({ length: 31 }, (_, at) => start + at).filter(
    (day) => day >= 0 && day < length && later(month, day - start).slice(0, 7) === month.slice(0, 7),
  );
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
