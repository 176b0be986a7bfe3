import type { DemoSize } from '../../config/settings.ts';
import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, later } from './calendar.ts';
import type { Offer } from './listings.ts';

/** How much of the world outside is watched. */
const WATCHED: Readonly<Record<DemoSize, { offers: number; days: number; weeks: number; reviews: number }>> = {
  tiny: { offers: 8, days: 14, weeks: 4, reviews: 60 },
  small: { offers: 24, days: 30, weeks: 12, reviews: 600 },
  full: { offers: 60, days: 30, weeks: 12, reviews: 3000 },
};

/** What is seen of buyers, competitors and search, by the model it belongs to. */
export function generateOutside(size: DemoSize, offers: readonly Offer[]): (readonly [string, readonly object[]])[] {
  const watched = WATCHED[size];
  const known = offers.filter(({ listing, shop }) => shop.platform === 'amazon' && listing.status === 'Active');
  const best = bestOf(known).slice(0, watched.offers);
  const ebay = offers.filter(({ shop }) => shop.platform === 'ebay').slice(0, watched.offers * 2);
  return [
    ['market/review', reviewsOf(best, watched.reviews)],
    ['market/competitor-day', competitorsOf(best, watched.days)],
    ['market/keyword-day', keywordsOf(best, watched.days)],
    ['market/brand-term', termsOf(best, watched.weeks)],
    ['market/ebay-week', ebayWeeks(ebay, watched.weeks)],
  ];
}

/** The best sellers of each category in turn. */
function bestOf(offers: readonly Offer[]): Offer[] {
  const places = new Map<string, number>();
  return offers
    .toSorted((a, b) => a.listing.rank - b.listing.rank)
    .map((offer) => {
      const place = places.get(offer.listing.category) ?? 0;
      places.set(offer.listing.category, place + 1);
      return { offer, place };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ offer }) => offer);
}

type Said = readonly [title: string, content: string];

const GOOD: readonly [Said, ...Said[]] = [
  ['Exactly as described', 'Fits well and feels good. Would buy again.'],
  ['Great value', 'Better than I expected for the price.'],
  ['Sehr zufrieden', 'Gute Qualität, schneller Versand.'],
  ['Love it', 'My second one. Colour has not faded.'],
];
const BAD: readonly [Said, ...Said[]] = [
  ['Runs small', 'Ordered my usual size and could not get it on.'],
  ['Broke after a week', 'The seam came open on the third day.'],
  ['Farbe anders', 'Die Farbe ist ganz anders als auf dem Bild.'],
  ['Not worth it', 'Thin fabric, smells of chemicals.'],
];

function reviewsOf(offers: readonly Offer[], count: number) {
  const random = createRandom(101);
  if (offers.length === 0) return [];
  return Array.from({ length: count }, (_, index) => {
    const { listing, article, shop } = random.pick(offers as [Offer, ...Offer[]]);
    const day = later(LAST_DAY, -Math.floor(((count - 1 - index) / count) * 90));
    // Worse where the listing is rated worse.
    const stars = Math.max(1, Math.min(5, Math.round(listing.rating + (random.next() - 0.5) * 3.6)));
    const [title, content] = random.pick(stars >= 3 ? GOOD : BAD);
    const fresh = day > later(LAST_DAY, -10);
    return {
      reviewedOn: day,
      shop: listing.shop,
      asin: listing.asin,
      msku: listing.msku,
      sku: listing.sku,
      category: article.product.category,
      stars: String(stars),
      title,
      content,
      verified: random.boolean(0.85) ? 'Y' : 'N',
      state: stars >= 3 ? 'none' : fresh ? 'open' : random.pick(['open', 'contacted', 'contacted', 'removed']),
      owner: shop.owner,
      remark: null,
    };
  });
}

/** A walk by steps of at most `step` of itself. */
function walk(random: Random, start: number, step: number, days: number): number[] {
  let now = start;
  return Array.from({ length: days }, () => {
    now = Math.max(1, now * (1 + (random.next() - 0.5) * step));
    return now;
  });
}

const dayOf = (days: number, at: number): string => later(LAST_DAY, at + 1 - days);
const cents = (value: number): number => Math.round(value * 100) / 100;

const RIVALS = ['Northway', 'Bellmere', 'Kisa Home', 'Ardent&Co', 'Lumio', 'Trexel'] as const;

function competitorsOf(offers: readonly Offer[], days: number) {
  const random = createRandom(102);
  return offers.flatMap(({ listing }, index) => {
    const asin = `B0R${String(100_000 + index * 7919).slice(-6)}X`;
    const prices = walk(random, listing.price * (0.85 + random.next() * 0.3), 0.04, days);
    const ranks = walk(random, Math.max(20, listing.rank * (0.6 + random.next())), 0.2, days);
    const reviews = random.whole(40, 4000);
    return prices.map((price, at) => ({
      day: dayOf(days, at),
      shop: listing.shop,
      asin,
      brand: RIVALS[index % RIVALS.length],
      ownAsin: listing.asin,
      sku: listing.sku,
      category: listing.category,
      currency: listing.currency,
      price: cents(price),
      ownPrice: listing.price,
      rank: Math.round(ranks[at] ?? 1),
      rating: Math.round((3.6 + (index % 12) / 10) * 10) / 10,
      reviews: reviews + Math.floor(at * (0.3 + (index % 5) / 3)),
      sellers: 1 + (index % 4),
    }));
  });
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  'T-shirt': ['cotton t shirt', 'graphic tee men'],
  Shirt: ['linen shirt men', 'oxford shirt slim fit'],
  Blazzer: ['women blazer', 'casual blazer'],
  Trousers: ['chino trousers', 'work pants women'],
  Socks: ['ankle socks', 'merino socks'],
  Perfume: ['eau de parfum women', 'travel perfume'],
  Wallet: ['slim wallet rfid', 'leather wallet men'],
  Shoes: ['running shoes women', 'canvas sneakers'],
};

const wordsOf = ({ listing }: Offer): readonly string[] => WORDS[listing.category] ?? ['gift ideas'];

function keywordsOf(offers: readonly Offer[], days: number) {
  const random = createRandom(103);
  return offers.flatMap((offer) => {
    const { listing, shop } = offer;
    return wordsOf(offer).flatMap((keyword) => {
      const natural = walk(random, random.whole(3, 70), 0.25, days);
      const ad = random.boolean(0.7) ? walk(random, random.whole(1, 24), 0.3, days) : undefined;
      return natural.map((place, at) => ({
        day: dayOf(days, at),
        shop: listing.shop,
        asin: listing.asin,
        sku: listing.sku,
        category: listing.category,
        keyword,
        naturalRank: Math.min(96, Math.round(place)),
        adRank: ad ? Math.min(48, Math.round(ad[at] ?? 1)) : null,
        owner: shop.owner,
      }));
    });
  });
}

function termsOf(offers: readonly Offer[], weeks: number) {
  const random = createRandom(104);
  const own = new Map(offers.flatMap((offer) => wordsOf(offer).map((term) => [term, offer.listing] as const)));
  return [...own].flatMap(([term, listing], index) => {
    const ranks = walk(random, random.whole(800, 90_000), 0.25, weeks);
    return ranks.map((rank, at) => {
      const [first, second, third] = [12 + random.next() * 10, 7 + random.next() * 5, 3 + random.next() * 4];
      const place = 1 + ((index + at) % 4);
      return {
        week: later(LAST_DAY, -7 * (weeks - 1 - at) - 6),
        term,
        shop: listing.shop,
        category: listing.category,
        frequencyRank: Math.round(rank),
        clickShare1: share(first),
        clickShare2: share(second),
        clickShare3: share(third),
        convShare1: share(first * 0.9),
        convShare2: share(second * 0.8),
        convShare3: share(third * 1.1),
        // Fourth: none of the three is ours.
        ownPlace: place > 3 ? null : place,
        asin: place > 3 ? null : listing.asin,
      };
    });
  });
}

const share = (percent: number): number => Math.round(percent * 100) / 1e4;

function ebayWeeks(offers: readonly Offer[], weeks: number) {
  const random = createRandom(105);
  return offers.flatMap(({ listing, shop }) => {
    const seen = walk(random, random.whole(200, 6000), 0.3, weeks);
    return seen.map((shown, at) => {
      const impressions = Math.round(shown);
      const views = Math.round(impressions * (0.02 + random.next() * 0.05));
      const sold = Math.round(views * (0.01 + random.next() * 0.05));
      const sales = cents(sold * listing.price);
      return {
        week: later(LAST_DAY, -7 * (weeks - 1 - at) - 6),
        shop: listing.shop,
        msku: listing.msku,
        sku: listing.sku,
        category: listing.category,
        currency: listing.currency,
        price: listing.price,
        available: random.whole(0, 60),
        impressions,
        views,
        watchers: Math.round(views * 0.08),
        sold,
        sales,
        promotedFee: cents(sales * (random.boolean(0.6) ? 0.02 + random.next() * 0.06 : 0)),
        owner: shop.owner,
      };
    });
  });
}
