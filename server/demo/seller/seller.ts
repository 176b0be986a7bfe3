import type { DemoSize } from '../../config/settings.ts';
import { generateAds } from '../ads/ads.ts';
import type { AdTree } from '../ads/campaigns.ts';
import { generateOrders } from '../generateOrders.ts';
import { DAYS, LAST_DAY, later } from './calendar.ts';
import { generateClaims, generateRemovals, generateReturnStock } from './claims.ts';
import { type Books, generateFinance } from './finance.ts';
import { generateFeeCharges, generateInventory, generateStorageFees } from './inventory.ts';
import { generateOffers, type Offer } from './listings.ts';
import { generateOutside } from './outside.ts';
import { generateObjectives, generatePublishPlan, generatePurchasePlans, generateVendorOrders } from './plans.ts';
import { type Article, generateArticles } from './products.ts';
import {
  generateAgedSurcharges,
  generateExchangeRates,
  generateFbaFees,
  generateReferralRates,
  generateStorageRates,
} from './rates.ts';
import { generateRefunds, generateResends, generateReturns } from './returns.ts';
import { attachOffers, generateSales, type Sale } from './sales.ts';
import { type Delivery, generateDeliveries } from './shipments.ts';
import { SHOPS } from './shops.ts';
import { SELLER_SIZES } from './size.ts';
import { generateStocks } from './stock.ts';

/** Everything of one seller; the same size gives the same. */
export interface Seller {
  articles: Article[];
  offers: Offer[];
  sales: Sale[];
  /** Records by the model they belong to, in the order they are put in. */
  records: (readonly [model: string, rows: readonly object[]])[];
  /** Shipments with their lines. */
  deliveries: Delivery[];
  /** Campaigns with what stands below them. */
  campaigns: AdTree[];
  books: Books;
}

/** How far back what moves from day to day is kept. */
interface Depth {
  dayRatesFrom: string;
  ledgerFrom: string;
  feeMonths: number;
  /** Vendor orders and purchase plans. */
  plans: number;
}

const SHALLOW: Depth = {
  dayRatesFrom: later(LAST_DAY, -13),
  ledgerFrom: later(LAST_DAY, -13),
  feeMonths: 1,
  plans: 20,
};
const DEEP: Depth = { dayRatesFrom: '', ledgerFrom: later(LAST_DAY, 1 - DAYS), feeMonths: 12, plans: 120 };

/** The demonstration's own seller. */
export function generateSeller(size: DemoSize): Seller {
  const articles = generateArticles(SELLER_SIZES[size]);
  const offers = generateOffers(SELLER_SIZES[size], articles);
  const sales = generateSales(SELLER_SIZES[size], offers);
  return sellerOf(size, articles, offers, sales);
}

/** A small one for a tenant that shall see nothing of the first: three shops and a few orders. */
export function generateOtherSeller(seed: number, orders: number): Seller {
  const tiny = SELLER_SIZES.tiny;
  const shops = new Set(['AMZ-US', 'AMZ-DE', 'EBAY-US']);
  const articles = generateArticles(tiny);
  const offers = generateOffers(tiny, articles).filter(({ shop }) => shops.has(shop.code));
  return sellerOf('tiny', articles, offers, attachOffers(generateOrders(seed, { orders }), offers));
}

function sellerOf(size: DemoSize, articles: Article[], offers: Offer[], sales: Sale[]): Seller {
  const depth = size === 'tiny' ? SHALLOW : DEEP;
  const ads = generateAds(size, offers, sales);
  const rates = { fba: generateFbaFees(), storage: generateStorageRates(), aged: generateAgedSurcharges() };
  const exchange = generateExchangeRates(depth.dayRatesFrom);
  const returns = generateReturns(sales);
  const stocks = generateStocks(offers, sales, returns, depth.ledgerFrom);
  const deliveries = generateDeliveries(stocks);
  const refunds = generateRefunds(sales, returns);
  const storage = generateStorageFees(stocks, rates, depth.feeMonths);
  const [claims, removals] = [generateClaims(stocks, deliveries), generateRemovals(stocks)];
  const vendor = generateVendorOrders(articles, depth.plans);
  const referral = generateReferralRates();
  const books = generateFinance({
    sales,
    offers,
    articles,
    refunds,
    ads: ads.campaignDays,
    storage,
    removals,
    claims,
    vendor,
    exchange,
    referral,
    fba: rates.fba,
  });
  const records: Seller['records'] = [
    ['base/shop', shopsOf(offers)],
    ['base/product', articles.map(({ product }) => product)],
    ['base/listing', offers.map(({ listing }) => listing)],
    ['base/exchange-rate', exchange],
    ['base/fba-fee', rates.fba],
    ['base/referral-rate', referral],
    ['base/storage-rate', rates.storage],
    ['base/aged-surcharge', rates.aged],
    ['market/return', returns],
    ['market/refund', refunds],
    ['market/resend', generateResends(sales, offers)],
    ['fba/snapshot', generateInventory(stocks, deliveries)],
    ['fba/ledger', stocks.flatMap(({ ledger }) => ledger)],
    ['fba/storage-fee', storage],
    ['fba/fee-charge', generateFeeCharges(sales, offers, rates, depth.feeMonths)],
    ['fba/claim', claims],
    ['fba/removal', removals],
    ['fba/return-stock', generateReturnStock(returns)],
    ['market/objective', generateObjectives(sales, exchange)],
    ['market/vc-order', vendor],
    ['market/publish', generatePublishPlan(offers)],
    ['market/purchase-plan', generatePurchasePlans(articles, depth.plans)],
    ...generateOutside(size, offers),
    ...ads.records,
  ];
  return { articles, offers, sales, records, deliveries, campaigns: ads.trees, books };
}

/** All of the group, or those a slice sells at. */
function shopsOf(offers: readonly Offer[]): readonly object[] {
  const selling = new Set(offers.map(({ shop }) => shop.code));
  const whole = selling.has('AMZ-JP');
  return SHOPS.filter(({ code }) => whole || selling.has(code)).map(({ listings: _listings, ...shop }) => shop);
}
