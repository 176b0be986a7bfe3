import { generateOrders } from '../generateOrders.ts';
import type { OrderRow } from '../OrderRow.ts';
import { createRandom, type Random } from '../random.ts';
import { DAYS, LAST_DAY, later } from './calendar.ts';
import type { Offer } from './listings.ts';
import { otherStorefronts } from './otherStorefronts.ts';
import { SHOPS } from './shops.ts';
import type { SellerSize } from './size.ts';

/** A line of an order with the shop and the article that were sold. */
export interface Sale extends OrderRow {
  shop: string | null;
  msku: string | null;
  sku: string | null;
}

const YEAR = 365;

/** Every order line of the seller, day by day: the year of the five large storefronts, and what is around it. */
export function generateSales(size: SellerSize, offers: readonly Offer[]): Sale[] {
  const taken = new Set<string>();
  const main = generateOrders(1, { taken });
  const earlier = { until: later(LAST_DAY, -YEAR), days: DAYS - YEAR, seenOn: LAST_DAY, taken };
  const lines = [
    ...generateOrders(11, { ...earlier, orders: size.earlierOrders }),
    ...main,
    ...generateOrders(12, { days: DAYS, orders: size.otherOrders, storefronts: otherStorefronts, taken }),
    ...generateOrders(13, { days: DAYS, orders: size.moreOrders, taken }),
  ];
  return attachOffers(lines, offers).sort((a, b) =>
    a.orderDate < b.orderDate ? -1 : a.orderDate > b.orderDate ? 1 : 0,
  );
}

/** Says of each line which listing was sold: one of its shop, category and size whose price is near. */
export function attachOffers(lines: readonly OrderRow[], offers: readonly Offer[]): Sale[] {
  const random = createRandom(21);
  const shops = new Map(SHOPS.filter(({ platform }) => platform !== 'vendor').map(({ site, code }) => [site, code]));
  const shelves = shelvesOf(offers);
  return lines.map((line) => {
    const shop = shops.get(line.salesChannel) ?? '';
    const offer = choose(random, line, shelves.get(`${shop}/${line.category}/${line.size}`) ?? []);
    return { ...line, shop: shop || null, msku: offer?.listing.msku ?? null, sku: offer?.listing.sku ?? null };
  });
}

/** Offers by shop, category and size, the cheapest first. */
function shelvesOf(offers: readonly Offer[]): Map<string, Offer[]> {
  const shelves = new Map<string, Offer[]>();
  for (const offer of offers) {
    const { category, size } = offer.article.product;
    const key = `${offer.shop.code}/${category}/${size}`;
    const shelf = shelves.get(key);
    if (shelf) shelf.push(offer);
    else shelves.set(key, [offer]);
  }
  for (const shelf of shelves.values()) shelf.sort((a, b) => a.listing.price - b.listing.price);
  return shelves;
}

const NEAR = 6;

function choose(random: Random, line: OrderRow, shelf: readonly Offer[]): Offer | undefined {
  const wanted = random.next();
  const fitting = shelf.filter(({ listing }) => listing.fulfilment === line.fulfilment);
  const offers = fitting.length > 0 ? fitting : shelf;
  if (line.qty === 0) return offers[Math.floor(wanted * offers.length)];
  const price = line.amount / line.qty;
  const after = offers.findIndex(({ listing }) => listing.price >= price);
  const middle = after < 0 ? offers.length : after;
  const near = offers.slice(Math.max(0, middle - NEAR / 2), middle + NEAR / 2);
  // Among those whose price is near, the best sellers are bought most.
  const ranked = near.sort((a, b) => a.article.standing - b.article.standing);
  return ranked[Math.floor(wanted ** 2 * ranked.length)];
}
