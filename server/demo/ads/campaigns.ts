import type { DemoSize } from '../../config/settings.ts';
import { createRandom, type Random } from '../random.ts';
import { DAYS, LAST_DAY, later } from '../seller/calendar.ts';
import { PER_DOLLAR } from '../seller/currencies.ts';
import type { Offer } from '../seller/listings.ts';
import type { Sale } from '../seller/sales.ts';
import type { Shop } from '../seller/shops.ts';

export type CampaignKind = 'SP' | 'SB' | 'SD';

/** A campaign with the keys of the model `advertising/campaign`. */
export interface Campaign {
  code: string;
  name: string;
  shop: string;
  kind: CampaignKind;
  targeting: 'auto' | 'manual';
  portfolio: string;
  bidding: 'fixed' | 'down' | 'updown';
  state: 'enabled' | 'paused' | 'archived';
  currency: string;
  budget: number;
  startOn: string;
  owner: string;
}

export interface AdGroup {
  name: string;
  defaultBid: number;
  state: 'enabled' | 'paused';
}

export interface AdProduct {
  groupName: string;
  msku: string;
  asin: string;
  sku: string;
  state: 'enabled' | 'paused';
}

/** An advertised listing with the parent whose sales it may claim. */
export interface Advertised extends AdProduct {
  parentAsin: string;
  /** Lines of the parent sold on an average day. */
  pace: number;
}

export interface AdTarget {
  groupName: string;
  kind: 'auto' | 'keyword' | 'product' | 'audience';
  matchType: 'exact' | 'phrase' | 'broad' | 'none';
  text: string;
  bid: number;
  state: 'enabled' | 'paused';
}

/** A campaign with all that stands below it. */
export interface AdTree {
  campaign: Campaign;
  groups: AdGroup[];
  products: Advertised[];
  targets: AdTarget[];
  /** Units of the currency for a dollar. */
  perDollar: number;
  /** Share of the sales of its products that this campaign brings. */
  share: number;
}

interface AdSize {
  shops: number;
  products: number;
}

const SIZES: Readonly<Record<DemoSize, AdSize>> = {
  tiny: { shops: 2, products: 2 },
  small: { shops: 16, products: 4 },
  full: { shops: 16, products: 12 },
};

/** What a shop runs: kind, targeting, share of the sales, products at most. */
const PLANS: readonly (readonly [CampaignKind, Campaign['targeting'], share: number, products: number])[] = [
  ['SP', 'auto', 0.12, 12],
  ['SP', 'manual', 0.16, 12],
  ['SB', 'manual', 0.05, 2],
  ['SD', 'auto', 0.04, 2],
];

const NAMES: Readonly<Record<CampaignKind, string>> = { SP: '商品推广', SB: '品牌推广', SD: '展示型推广' };

/** The campaigns of the shops on Amazon that sell most, each over the best variant of the parents that sell best there. */
export function generateCampaigns(size: DemoSize, offers: readonly Offer[], sales: readonly Sale[]): AdTree[] {
  const sold = countLines(sales);
  const shops = [...new Map(offers.map(({ shop }) => [shop.code, shop])).values()]
    .filter(({ platform }) => platform === 'amazon')
    .sort((a, b) => (sold.get(b.code) ?? 0) - (sold.get(a.code) ?? 0) || (a.code < b.code ? -1 : 1))
    .slice(0, SIZES[size].shops);
  return shops.flatMap((shop, index) => {
    const best = bestOffers(
      offers.filter((offer) => offer.shop === shop && offer.listing.status === 'Active'),
      sold,
    ).slice(0, SIZES[size].products);
    if (best.length === 0) return [];
    return PLANS.map((plan, at) => treeOf(createRandom(3000 + index * 10 + at), shop, best, plan, at));
  });
}

/** Lines sold by shop, and by shop and MSKU. */
function countLines(sales: readonly Sale[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { shop, msku } of sales) {
    if (!shop || !msku) continue;
    for (const key of [shop, `${shop}/${msku}`]) sold.set(key, (sold.get(key) ?? 0) + 1);
  }
  return sold;
}

interface Best {
  offer: Offer;
  lines: number;
}

/** The variant of each parent that sells best, those of the best selling parents first. */
function bestOffers(offers: readonly Offer[], sold: ReadonlyMap<string, number>): Best[] {
  const parents = new Map<string, Best & { most: number }>();
  for (const offer of offers) {
    const lines = sold.get(`${offer.listing.shop}/${offer.listing.msku}`) ?? 0;
    const parent = parents.get(offer.listing.parentAsin) ?? { offer, lines: 0, most: -1 };
    parent.lines += lines;
    if (lines > parent.most) Object.assign(parent, { offer, most: lines });
    parents.set(offer.listing.parentAsin, parent);
  }
  return [...parents.values()].sort((a, b) => b.lines - a.lines);
}

function treeOf(
  random: Random,
  shop: Shop,
  best: readonly Best[],
  [kind, targeting, share, most]: (typeof PLANS)[number],
  at: number,
): AdTree {
  const perDollar = PER_DOLLAR[shop.currency] ?? 1;
  const taken = best.slice(0, most);
  const groups = groupsOf(random, kind, targeting, perDollar);
  const campaign: Campaign = {
    code: `${kind}-${shop.code.replace('AMZ-', '')}-${String(at + 1).padStart(2, '0')}`,
    name: `${NAMES[kind]}·${targeting === 'auto' ? '自动' : '手动'}·${shop.name}`,
    shop: shop.code,
    kind,
    targeting,
    portfolio: kind === 'SP' ? '常青款' : '品牌曝光',
    bidding: random.pick(['fixed', 'down', 'updown'] as const),
    state: 'enabled',
    currency: shop.currency,
    budget: round(random.whole(3, 12) * 5 * perDollar, perDollar),
    startOn: later(LAST_DAY, -random.whole(Math.floor(DAYS * 0.5), DAYS - 1)),
    owner: shop.owner,
  };
  const products = taken.map(
    ({ offer: { listing }, lines }, index): Advertised => ({
      groupName: groups[index % groups.length]?.name ?? '',
      msku: listing.msku,
      asin: listing.asin,
      sku: listing.sku,
      state: 'enabled',
      parentAsin: listing.parentAsin,
      pace: lines / DAYS,
    }),
  );
  const offers = taken.map(({ offer }) => offer);
  return {
    campaign,
    groups,
    products,
    targets: targetsOf(random, campaign, groups, offers, perDollar),
    perDollar,
    share,
  };
}

function groupsOf(random: Random, kind: CampaignKind, targeting: string, perDollar: number): AdGroup[] {
  const names = targeting === 'auto' ? ['全部商品'] : kind === 'SP' ? ['核心词', '长尾词'] : ['品牌词'];
  return names.map((name) => ({ name, defaultBid: bid(random, perDollar), state: 'enabled' }));
}

const AUTO = ['紧密匹配', '宽泛匹配', '同类商品', '关联商品'];
const MATCHES = ['exact', 'phrase', 'broad'] as const;

function targetsOf(
  random: Random,
  { kind, targeting }: Campaign,
  groups: readonly AdGroup[],
  offers: readonly Offer[],
  perDollar: number,
): AdTarget[] {
  const made = (groupName: string, text: string, as: AdTarget['kind'], matchType: AdTarget['matchType']): AdTarget => ({
    groupName,
    kind: as,
    matchType,
    text,
    bid: bid(random, perDollar),
    state: random.boolean(0.92) ? 'enabled' : 'paused',
  });
  const first = groups[0]?.name ?? '';
  if (kind === 'SD') return ['浏览再营销', '相似受众'].map((text) => made(first, text, 'audience', 'none'));
  if (targeting === 'auto') return AUTO.map((text) => made(first, text, 'auto', 'none'));
  const words = keywordsOf(offers);
  return groups.flatMap(({ name }, at) =>
    MATCHES.map((match, index) =>
      made(name, words[(at * MATCHES.length + index) % words.length] ?? '', 'keyword', match),
    ),
  );
}

/** What people would type to find these: the words of a title without the brand, whole and in part. */
export function keywordsOf(offers: readonly Offer[]): string[] {
  const words = offers.flatMap(({ article }) => {
    const [name = ''] = article.englishName.toLowerCase().split(',');
    const parts = name.trim().split(/\s+/);
    return [
      name.trim(),
      parts.slice(-2).join(' '),
      `${parts.slice(-2).join(' ')} for men`,
      `best ${parts.slice(-3).join(' ')}`,
    ];
  });
  return [...new Set(words)];
}

function bid(random: Random, perDollar: number): number {
  return round((0.35 + random.next() * 0.9) * perDollar, perDollar);
}

/** As the currency has them: whole where a dollar is many units, else to the cent. */
export function round(amount: number, perDollar: number): number {
  return perDollar > 100 ? Math.round(amount) : Math.round(amount * 100) / 100;
}
