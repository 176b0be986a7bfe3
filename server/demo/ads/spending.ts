import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, later, numberOf, textOf } from '../seller/calendar.ts';
import type { Offer } from '../seller/listings.ts';
import type { Sale } from '../seller/sales.ts';
import { type AdTree, type Advertised, round } from './campaigns.ts';

/** What every level of advertising is counted by. Money in the campaign's currency. */
export interface Spending {
  impressions: number;
  clicks: number;
  cost: number;
  orders: number;
  sameSkuOrders: number;
  units: number;
  sales: number;
  ntbOrders: number;
}

/** One advertised product on one day, with the keys of `advertising/product-day`. */
export interface ProductDay extends Spending {
  date: string;
  shop: string;
  currency: string;
  owner: string;
  campaign: string;
  kind: string;
  groupName: string;
  msku: string;
  asin: string;
  sku: string;
}

/** Sales of one parent on one day: lines that were not cancelled. */
interface Sold {
  orders: number;
  units: number;
  amount: number;
  /** Orders of the advertised variant itself. */
  same: number;
}

interface SoldLine {
  msku: string;
  units: number;
  amount: number;
}

export type SoldByDay = ReadonlyMap<string, readonly SoldLine[]>;

const keyOf = (shop: string, parent: string, date: string) => `${shop}/${parent}/${date}`;

/** Lines by shop, parent and day: whoever clicks on one variant may buy another. Each is claimed by one campaign at most. */
export function salesByDay(sales: readonly Sale[], offers: readonly Offer[]): SoldByDay {
  const parents = new Map(offers.map(({ listing }) => [`${listing.shop}/${listing.msku}`, listing.parentAsin]));
  const days = new Map<string, SoldLine[]>();
  for (const { shop, msku, orderDate, status, qty, amount } of sales) {
    const parent = parents.get(`${shop}/${msku}`);
    if (!shop || !msku || !parent || status === 'Cancelled' || qty === 0) continue;
    const key = keyOf(shop, parent, orderDate);
    const line = { units: qty, amount, msku };
    const lines = days.get(key);
    if (lines) lines.push(line);
    else days.set(key, [line]);
  }
  return days;
}

const NOTHING: Sold = { orders: 0, units: 0, amount: 0, same: 0 };

/** Every advertised product day by day, from the campaign's start or the first day kept, whichever is later. */
export function generateProductDays(trees: readonly AdTree[], sold: SoldByDay, from: string): ProductDay[] {
  return trees.flatMap((tree, index) => {
    const random = createRandom(4000 + index);
    const begin = numberOf(tree.campaign.startOn > from ? tree.campaign.startOn : from);
    const claims = claimsOf(trees, tree);
    const days: ProductDay[] = [];
    for (let day = begin; day <= numberOf(LAST_DAY); day++) {
      const date = textOf(day);
      for (const product of tree.products) {
        const lines = sold.get(keyOf(tree.campaign.shop, product.parentAsin, date)) ?? [];
        days.push(dayOf(random, tree, product, date, claimed(lines, product.msku, date, claims)));
      }
    }
    return days;
  });
}

/** The part of [0, 1) in which a line belongs to a campaign: those of a shop stand one after another. */
function claimsOf(trees: readonly AdTree[], tree: AdTree): readonly [from: number, to: number] {
  let from = 0;
  for (const other of trees) {
    if (other === tree) break;
    if (other.campaign.shop === tree.campaign.shop) from += other.share;
  }
  return [from, from + tree.share];
}

/** Which lines of a day a campaign brought: each line's place in [0, 1) is its own, the same for all campaigns. */
function claimed(lines: readonly SoldLine[], msku: string, date: string, [from, to]: readonly [number, number]): Sold {
  const sum = { ...NOTHING };
  for (const [at, line] of lines.entries()) {
    const place = createRandom(numberOf(date) * 31 + at * 7 + line.units).next();
    if (place < from || place >= to) continue;
    sum.orders += 1;
    if (line.msku === msku) sum.same += 1;
    sum.units += line.units;
    sum.amount += line.amount;
  }
  return sum;
}

/** Clicks for an order, share of views that are clicked, dollars a click. */
const HABITS = {
  SP: { clicks: 11, ctr: 0.006, cpc: 0.5 },
  SB: { clicks: 14, ctr: 0.005, cpc: 0.6 },
  SD: { clicks: 14, ctr: 0.004, cpc: 0.4 },
} as const;
/** Clicks of a day that lead to nothing: so many of those that orders are expected to take, and a few. */
const WASTE = { share: 0.5, least: 0.3 };

function dayOf(random: Random, tree: AdTree, product: Advertised, date: string, sold: Sold): ProductDay {
  const { campaign, perDollar } = tree;
  const habit = HABITS[campaign.kind];
  const wave = 0.6 + random.next() * 0.9;
  const waste = WASTE.least + WASTE.share * product.pace * tree.share * habit.clicks;
  const clicks = Math.floor((sold.orders * habit.clicks + waste) * wave + random.next() * 0.8);
  const ctr = habit.ctr * (0.5 + random.next());
  return {
    date,
    shop: campaign.shop,
    currency: campaign.currency,
    owner: campaign.owner,
    campaign: campaign.code,
    kind: campaign.kind,
    groupName: product.groupName,
    msku: product.msku,
    asin: product.asin,
    sku: product.sku,
    impressions: Math.round((clicks + random.next()) / ctr),
    clicks,
    cost: round(clicks * habit.cpc * (0.7 + random.next() * 0.6) * perDollar, perDollar),
    orders: sold.orders,
    sameSkuOrders: sold.same,
    units: sold.units,
    sales: round(sold.amount, perDollar),
    ntbOrders: campaign.kind === 'SP' ? 0 : Math.round(sold.orders * random.next()),
  };
}

/** The first day of the last so many. */
export const lastDays = (days: number): string => later(LAST_DAY, 1 - days);
