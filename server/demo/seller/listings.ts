import { createRandom, type Random } from '../random.ts';
import { later } from './calendar.ts';
import { PER_DOLLAR } from './currencies.ts';
import type { Article } from './products.ts';
import { SHOPS, type Shop, stockShopOf } from './shops.ts';
import type { SellerSize } from './size.ts';

/** A listing with the keys of the model `base/listing`. */
export interface Listing {
  shop: string;
  msku: string;
  asin: string;
  parentAsin: string;
  fnsku: string | null;
  sku: string;
  title: string;
  category: string;
  currency: string;
  price: number;
  salePrice: number | null;
  buyBoxPrice: number;
  buyBoxShare: number;
  status: 'Active' | 'Inactive' | 'Suppressed';
  fulfilment: 'Amazon' | 'Merchant';
  shareType: 'none' | 'NA' | 'EU';
  /** The shop that the stock is booked at. */
  stockShop: string;
  rank: number;
  rankBefore: number;
  rating: number;
  reviews: number;
  sessions: number;
  pageViews: number;
  channelQty: number;
  openedOn: string;
  owner: string;
}

/** A listing with what it lists. */
export interface Offer {
  listing: Listing;
  article: Article;
  shop: Shop;
}

/** What every shop lists, shop by shop. The same size gives the same. */
export function generateOffers(size: SellerSize, articles: readonly Article[]): Offer[] {
  return SHOPS.flatMap((shop, index) => {
    const random = createRandom(500 + index);
    const count = Math.min(articles.length, Math.round(shop.listings * size.assortment));
    return articles.slice(0, count).map((article) => ({ shop, article, listing: listingOf(random, shop, article) }));
  });
}

function listingOf(random: Random, shop: Shop, article: Article): Listing {
  const { product, standing } = article;
  const stock = stockShopOf(shop);
  const ebay = shop.platform === 'ebay';
  const merchant = ebay || (standing > 0 && Number(product.spu.slice(-3)) % 8 === 0);
  const price = priceIn(article.price * (0.96 + random.next() * 0.1), shop.currency);
  const sale = random.boolean(0.22) ? priceIn(article.price * 0.85, shop.currency) : null;
  const status = product.state === 'stop' ? 'Inactive' : random.boolean(0.02) ? 'Suppressed' : 'Active';
  const rank = Math.round(300 + standing * 90_000 * (0.5 + random.next()));
  const sessions = Math.round((1 - standing) * (20 + random.next() * 400) + random.next() * 20);
  return {
    shop: shop.code,
    msku: merchant ? `${product.sku}-FBM-${shop.code.slice(-2)}` : `${product.sku}-${stock.shop.slice(-2)}`,
    asin: ebay ? digits(product.sku, 12) : `B0${letters(product.sku, 8)}`,
    parentAsin: ebay ? digits(product.spu, 12) : `B0${letters(product.spu, 8)}`,
    fnsku: merchant ? null : `X00${letters(`${product.sku}${stock.shop}`, 7)}`,
    sku: product.sku,
    title: `${product.brand} ${article.englishName}`,
    category: product.category,
    currency: shop.currency,
    price,
    salePrice: sale,
    buyBoxPrice: random.boolean(0.86) ? (sale ?? price) : priceIn(article.price * 0.9, shop.currency),
    buyBoxShare: status === 'Active' ? Math.round((0.7 + random.next() * 0.3) * 1e4) / 1e4 : 0,
    status,
    fulfilment: merchant ? 'Merchant' : 'Amazon',
    shareType: merchant ? 'none' : stock.share,
    stockShop: merchant ? shop.code : stock.shop,
    rank,
    rankBefore: Math.max(1, Math.round(rank * (0.8 + random.next() * 0.45))),
    rating: Math.round((3.6 + random.next() * 1.3) * 10) / 10,
    reviews: Math.round((1 - standing) * random.next() * 1800),
    sessions,
    pageViews: Math.round(sessions * (1.2 + random.next() * 0.5)),
    channelQty: merchant ? random.whole(0, 60) : 0,
    openedOn: later(shop.openedOn, random.whole(7, 420)),
    owner: shop.owner,
  };
}

/** As shops write prices: ending in .99, or in 80 yen. */
function priceIn(dollars: number, currency: string): number {
  const value = dollars * (PER_DOLLAR[currency] ?? 1);
  return currency === 'JPY'
    ? Math.max(480, Math.round(value / 100) * 100 - 20)
    : Math.max(4.99, Math.round(value) - 0.01);
}

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

function letters(text: string, length: number): string {
  const random = createRandom(hash(text));
  return Array.from({ length }, () => SIGNS[random.whole(0, SIGNS.length - 1)]).join('');
}

function digits(text: string, length: number): string {
  const random = createRandom(hash(text));
  return Array.from({ length }, (_, at) => random.whole(at === 0 ? 1 : 0, 9)).join('');
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
