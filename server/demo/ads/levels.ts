import { createRandom, type Random } from '../random.ts';
import { numberOf, textOf } from '../seller/calendar.ts';
import type { AdTree } from './campaigns.ts';
import type { ProductDay, Spending } from './spending.ts';
import { lastDays } from './spending.ts';

const COUNTS = ['impressions', 'clicks', 'orders', 'sameSkuOrders', 'units', 'ntbOrders'] as const;
const AMOUNTS = ['cost', 'sales'] as const;

/** One campaign on one day, with the keys of `advertising/campaign-day`. */
export interface CampaignDay extends Spending {
  date: string;
  shop: string;
  currency: string;
  owner: string;
  campaign: string;
  kind: string;
  budget: number;
}

/** Products of a day summed to their campaign, in the order of the trees and days. */
export function sumCampaignDays(trees: readonly AdTree[], days: readonly ProductDay[]): CampaignDay[] {
  const budgets = new Map(trees.map(({ campaign }) => [campaign.code, campaign.budget]));
  const sums = new Map<string, CampaignDay>();
  for (const day of days) {
    const key = `${day.campaign}/${day.date}`;
    const { groupName: _group, msku: _msku, asin: _asin, sku: _sku, ...whole } = day;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...whole, budget: budgets.get(day.campaign) ?? 0 });
    else {
      for (const each of COUNTS) sum[each] += day[each];
      for (const each of AMOUNTS) sum[each] = Math.round((sum[each] + day[each]) * 100) / 100;
    }
  }
  return [...sums.values()];
}

/** One target on one day, with the keys of `advertising/target-day`. */
export interface TargetDay extends Spending {
  date: string;
  shop: string;
  currency: string;
  owner: string;
  campaign: string;
  kind: string;
  groupName: string;
  matchType: string;
  target: string;
}

/** The last days of each campaign shared out over its targets: what they show is the campaign's own, to the cent. */
export function splitToTargets(trees: readonly AdTree[], days: readonly CampaignDay[], last: number): TargetDay[] {
  const random = createRandom(4600);
  const byCode = new Map(trees.map((tree) => [tree.campaign.code, tree]));
  return days
    .filter(({ date }) => date >= lastDays(last))
    .flatMap(({ budget: _budget, ...day }) => {
      const targets = byCode.get(day.campaign)?.targets ?? [];
      const parts = share(random, day, targets.length);
      return targets.map((target, at) => ({
        ...day,
        ...parts[at],
        groupName: target.groupName,
        matchType: target.matchType,
        target: target.text,
      }));
    });
}

/** One hour of a campaign, with the keys of `advertising/hour`. */
export interface AdHour {
  date: string;
  /** `00` to `23`. */
  hour: string;
  shop: string;
  currency: string;
  owner: string;
  campaign: string;
  impressions: number;
  clicks: number;
  cost: number;
  orders: number;
  sales: number;
}

/** How busy each hour of a day is. */
const HOURS = [2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 9, 10, 10, 9, 6, 4];

export function splitToHours(days: readonly CampaignDay[], last: number): AdHour[] {
  const random = createRandom(4700);
  return days
    .filter(({ date }) => date >= lastDays(last))
    .flatMap((day) =>
      share(random, day, HOURS.length, HOURS).map((part, hour) => ({
        date: day.date,
        hour: String(hour).padStart(2, '0'),
        shop: day.shop,
        currency: day.currency,
        owner: day.owner,
        campaign: day.campaign,
        impressions: part.impressions,
        clicks: part.clicks,
        cost: part.cost,
        orders: part.orders,
        sales: part.sales,
      })),
    );
}

/** One search term in one week, with the keys of `advertising/search-term`. */
export interface SearchTerm extends Spending {
  week: string;
  shop: string;
  currency: string;
  owner: string;
  campaign: string;
  target: string;
  term: string;
}

const ADDITIONS = ['', ' 2026', ' pack of 2', ' for women', ' gift', ' cheap'];

/** What people typed, week by week: of the targets of sponsored products, shared out over six ways to say it. */
export function splitToTerms(days: readonly TargetDay[]): SearchTerm[] {
  const random = createRandom(4800);
  const weeks = new Map<string, SearchTerm>();
  for (const { date, groupName: _group, matchType: _match, kind, ...day } of days) {
    if (kind !== 'SP') continue;
    const week = weekOf(date);
    const key = `${week}/${day.campaign}/${day.target}`;
    const sum = weeks.get(key);
    if (!sum) weeks.set(key, { ...day, week, term: day.target });
    else {
      for (const each of COUNTS) sum[each] += day[each];
      for (const each of AMOUNTS) sum[each] = Math.round((sum[each] + day[each]) * 100) / 100;
    }
  }
  return [...weeks.values()].flatMap((sum) =>
    share(random, sum, ADDITIONS.length).flatMap((part, at) =>
      part.clicks === 0 ? [] : [{ ...sum, ...part, term: `${termOf(sum.target)}${ADDITIONS[at]}` }],
    ),
  );
}

/** Automatic targets have a Chinese name; what was typed is another thing. */
const termOf = (target: string): string => (/^[a-z0-9]/.test(target) ? target : 'everyday wear');

/** The Monday before or on a day. */
function weekOf(date: string): string {
  const day = numberOf(date);
  return textOf(day - ((day + 3) % 7));
}

/**
 * Shares a day out over parts that sum to it exactly: counts whole, money to the cent. What was sold goes where the
 * orders went.
 */
function share(random: Random, day: Spending, parts: number, weights: readonly number[] = []): Spending[] {
  const drawn = Array.from({ length: parts }, (_, at) => (weights[at] ?? 4) * (0.4 + random.next()));
  const orders = apportion(day.orders, drawn);
  const bought = day.orders > 0 ? orders : drawn;
  const shares = Array.from({ length: parts }, (): Spending => ({ ...ZERO }));
  put(shares, 'orders', orders);
  for (const each of ['impressions', 'clicks'] as const) put(shares, each, apportion(day[each], drawn));
  for (const each of ['sameSkuOrders', 'units', 'ntbOrders'] as const) put(shares, each, apportion(day[each], bought));
  put(shares, 'cost', inCents(day.cost, drawn));
  put(shares, 'sales', inCents(day.sales, bought));
  return shares;
}

function inCents(amount: number, weights: readonly number[]): number[] {
  return apportion(Math.round(amount * 100), weights).map((cents) => cents / 100);
}

const ZERO: Spending = {
  impressions: 0,
  clicks: 0,
  cost: 0,
  orders: 0,
  sameSkuOrders: 0,
  units: 0,
  sales: 0,
  ntbOrders: 0,
};

function put(shares: Spending[], key: keyof Spending, values: readonly number[]): void {
  for (const [at, part] of shares.entries()) part[key] = values[at] ?? 0;
}

/** Whole numbers by weight whose sum is the whole: what rounding leaves goes where the weight is largest. */
export function apportion(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((whole * weight) / sum));
  let rest = whole - parts.reduce((total, part) => total + part, 0);
  const largest = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  for (const at of largest) {
    if (rest <= 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    rest -= 1;
  }
  return parts;
}
