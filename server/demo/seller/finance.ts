import type { CampaignDay } from '../ads/levels.ts';
import { createRandom } from '../random.ts';
import { LAST_DAY, later, numberOf, textOf } from './calendar.ts';
import type { Offer } from './listings.ts';
import type { Article } from './products.ts';
import type { ExchangeRate } from './rates.ts';
import type { Refund } from './returns.ts';
import type { Sale } from './sales.ts';
import { SHOPS, type Shop } from './shops.ts';

/** Money that came or went, with the keys of the model `finance/entry`: one a shop, month, settlement and kind. */
export interface Entry {
  settlementNo: string | null;
  shop: string;
  month: string;
  postedOn: string;
  part: string;
  kind: Kind;
  currency: string;
  units: number;
  amount: number;
}

/** Kinds of money by the part of the profit statement they stand in. */
const PARTS = {
  sale: 'a_income',
  vendorSale: 'a_income',
  reimbursement: 'a_income',
  refund: 'b_refund',
  referral: 'c_commission',
  fulfilment: 'd_delivery',
  shipping: 'd_delivery',
  storage: 'e_storage',
  aged: 'e_storage',
  removal: 'e_storage',
  subscription: 'f_promotion',
  ads: 'g_ads',
  deduction: 'h_deduction',
  purchase: 'i_cost',
  firstLeg: 'i_cost',
} as const;

type Kind = keyof typeof PARTS;

/** What finance is made of: other records of the same seller, and the rates they were charged by. */
interface Sources {
  sales: readonly Sale[];
  offers: readonly Offer[];
  articles: readonly Article[];
  refunds: readonly Refund[];
  ads: readonly Pick<CampaignDay, 'shop' | 'date' | 'cost'>[];
  storage: readonly { shop: string; month: string; fee: number; agedFee: number }[];
  removals: readonly { shop: string; doneOn: string; qty: number; fee: number }[];
  claims: readonly { shop: string; happenedOn: string; state: string; qty: number; paidAmount: number }[];
  vendor: readonly VendorLine[];
  exchange: readonly ExchangeRate[];
  referral: readonly { category: string; validFrom: string; validTo: string; rate: number; minFee: number }[];
  fba: readonly { site: string; sizeTier: string; validFrom: string; validTo: string; fee: number }[];
}

interface VendorLine {
  orderedOn: string;
  windowEnd: string;
  sku: string;
  received: number;
  cost: number;
  chargeback: number;
  shortage: number;
  coop: number;
}

/** Settlements with the keys of the model `finance/settlement` and what each is made of, and entries of none. */
export type Books = ReturnType<typeof generateFinance>;

/** Days between an order and its money: sent, and counted in. */
const POSTED_AFTER = 2;
/** Of the price, for sending it ourselves. */
const OWN_SHIPPING = 0.07;

/** All money of one seller: settlements of half a month with their entries, and what was paid to others. */
export function generateFinance(sources: Sources) {
  const book = createBook();
  postSales(book, sources);
  for (const { shop, refundedOn, qty, amount } of sources.refunds)
    book.post(shop, 'refund', monthOf(refundedOn), refundedOn, [qty, -amount]);
  for (const { shop, date, cost } of sources.ads) book.post(shop, 'ads', monthOf(date), date, [0, -cost]);
  postStock(book, sources);
  postVendor(book, sources);
  postSubscriptions(book);
  const entries = book.entries();
  return {
    settlements: settle(entries, sources.exchange),
    costs: entries.filter((each) => each.settlementNo === null),
  };
}

type Book = ReturnType<typeof createBook>;

/** Adds up what is of one shop, month, settlement and kind. */
function createBook() {
  const shops = new Map(SHOPS.map((shop) => [shop.code, shop]));
  const sums = new Map<string, Entry>();
  const post = (
    code: string,
    kind: Kind,
    month: string,
    day: string,
    [units, amount]: readonly [units: number, amount: number],
  ): void => {
    const shop = shops.get(code);
    if (!shop || amount === 0) return;
    const part = PARTS[kind];
    const own = part !== 'i_cost' && kind !== 'shipping';
    const until = halfEnd(day);
    // What is not the marketplace's is paid in yuan, and in no settlement.
    const settlementNo = own ? numberOfSettlement(shop, until) : null;
    const postedOn = own ? until : month;
    const key = `${code} ${kind} ${month} ${postedOn}`;
    const sum = sums.get(key);
    if (!sum)
      sums.set(key, {
        settlementNo,
        shop: code,
        month,
        postedOn,
        part,
        kind,
        units,
        currency: own ? shop.currency : 'CNY',
        amount,
      });
    else {
      sum.units += units;
      sum.amount += amount;
    }
  };
  return {
    post,
    shop: (code: string): Shop | undefined => shops.get(code),
    entries: (): Entry[] =>
      [...sums.values()]
        .map((sum) => ({ ...sum, amount: cents(sum.amount) }))
        .sort((a, b) => compare(a.postedOn, b.postedOn) || compare(a.shop, b.shop) || compare(a.kind, b.kind)),
  };
}

function postSales(book: Book, { sales, offers, exchange, referral, fba }: Sources): void {
  const by = new Map(offers.map((offer) => [`${offer.listing.shop}/${offer.listing.msku}`, offer.article.product]));
  const yuan = monthRates(exchange);
  const rateOf = monthly(referral, ({ category }) => category);
  const feeOf = monthly(fba, ({ site, sizeTier }) => `${site}/${sizeTier}`);
  for (const { shop: code, msku, orderDate, status, qty, amount, category, fulfilment, currency } of sales) {
    const shop = book.shop(code ?? '');
    if (!shop || status === 'Cancelled' || qty === 0) continue;
    const month = monthOf(orderDate);
    const posted = later(orderDate, POSTED_AFTER);
    const day = posted > LAST_DAY ? LAST_DAY : posted;
    book.post(shop.code, 'sale', month, day, [qty, amount]);
    const rate = yuan(currency, month);
    const { rate: share = 0, minFee = 0 } = rateOf(category, month) ?? {};
    const least = (minFee * qty * yuan('USD', month)) / rate;
    book.post(shop.code, 'referral', month, day, [qty, -Math.max(least, share * amount)]);
    const product = by.get(`${code}/${msku}`);
    if (!product) continue;
    if (fulfilment === 'Amazon') {
      const fee = feeOf(`${shop.site}/${product.sizeTier}`, month)?.fee ?? 0;
      book.post(shop.code, 'fulfilment', month, day, [qty, -qty * fee]);
    } else book.post(shop.code, 'shipping', month, day, [qty, -amount * OWN_SHIPPING * rate]);
    book.post(shop.code, 'purchase', month, day, [qty, -qty * product.purchaseCost]);
    book.post(shop.code, 'firstLeg', month, day, [qty, -qty * product.firstLegCost]);
  }
}

/** Storage is charged in the middle of the next month; removals and claims when they are done. */
function postStock(book: Book, { storage, removals, claims }: Sources): void {
  for (const { shop, month, fee, agedFee } of storage) {
    const next = later(month, 45);
    const day = next > LAST_DAY ? LAST_DAY : next;
    book.post(shop, 'storage', month, day, [0, -fee]);
    book.post(shop, 'aged', month, day, [0, -agedFee]);
  }
  for (const { shop, doneOn, qty, fee } of removals) book.post(shop, 'removal', monthOf(doneOn), doneOn, [qty, -fee]);
  for (const { shop, happenedOn, state, qty, paidAmount } of claims) {
    const day = later(happenedOn, 30);
    if (state === 'paid' && day <= LAST_DAY) book.post(shop, 'reimbursement', monthOf(day), day, [qty, paidAmount]);
  }
}

function postVendor(book: Book, { vendor, articles }: Sources): void {
  const shop = SHOPS.find(({ platform }) => platform === 'vendor');
  if (!shop) return;
  const products = new Map(articles.map(({ product }) => [product.sku, product]));
  for (const { windowEnd, sku, received, cost, chargeback, shortage, coop } of vendor) {
    if (received === 0 || windowEnd > LAST_DAY) continue;
    const month = monthOf(windowEnd);
    book.post(shop.code, 'vendorSale', month, windowEnd, [received, cost]);
    book.post(shop.code, 'deduction', month, windowEnd, [0, -(chargeback + shortage + coop)]);
    const product = products.get(sku);
    if (!product) continue;
    book.post(shop.code, 'purchase', month, windowEnd, [received, -received * product.purchaseCost]);
    book.post(shop.code, 'firstLeg', month, windowEnd, [received, -received * product.firstLegCost]);
  }
}

/** What having the shop costs a month, in its own money. */
const SUBSCRIPTIONS: Readonly<Record<string, number>> = {
  USD: 39.99,
  CAD: 39.99,
  MXN: 600,
  BRL: 19,
  GBP: 25,
  EUR: 39,
  SEK: 420,
  PLN: 165,
  JPY: 4900,
  AUD: 49.95,
  AED: 97,
  INR: 1000,
};

function postSubscriptions(book: Book): void {
  const months = new Set(
    book.entries().flatMap(({ shop, kind, month }) => (kind === 'sale' ? `${shop}/${month}` : [])),
  );
  for (const each of months) {
    const [code = '', month = ''] = each.split('/');
    const shop = book.shop(code);
    if (shop?.platform !== 'amazon') continue;
    book.post(code, 'subscription', month, month, [0, -(SUBSCRIPTIONS[shop.currency] ?? 0)]);
  }
}

/** What is kept back of a settlement until the next one, as a share of what was earned. */
const RESERVES = [0, 0, 0.05, 0.1] as const;

function settle(entries: readonly Entry[], exchange: readonly ExchangeRate[]) {
  const random = createRandom(91);
  const yuan = monthRates(exchange);
  const numbers = grouped(entries, ({ settlementNo }) => settlementNo ?? '');
  numbers.delete('');
  const reserves = new Map<string, number>();
  return [...numbers.values()].flatMap((lines) => {
    const [first] = lines;
    const shop = SHOPS.find(({ code }) => code === first?.shop);
    if (!first?.settlementNo || !shop) return [];
    const sumOf = (wanted: (line: Entry) => boolean): number =>
      cents(lines.reduce((sum, line) => sum + (wanted(line) ? line.amount : 0), 0));
    const income = sumOf(({ part }) => part === 'a_income');
    const refunds = sumOf(({ part }) => part === 'b_refund');
    const net = sumOf(() => true);
    const open = first.postedOn >= LAST_DAY;
    const reserveBefore = reserves.get(shop.code) ?? 0;
    const reserveNow = open || net <= 0 ? 0 : cents(net * random.pick(RESERVES));
    reserves.set(shop.code, reserveNow);
    const transfer = cents(net + reserveBefore - reserveNow);
    const old = first.postedOn < later(LAST_DAY, -20);
    const receivedOn = open || transfer <= 0 || !old ? null : later(first.postedOn, random.whole(3, 6));
    const rate = yuan(shop.currency, monthOf(first.postedOn));
    const settlement = {
      settlementNo: first.settlementNo,
      shop: shop.code,
      platform: shop.platform,
      owner: shop.owner,
      periodFrom: halfStart(first.postedOn),
      periodTo: first.postedOn,
      currency: shop.currency,
      income,
      refunds,
      fees: cents(net - income - refunds),
      net,
      reserveBefore,
      reserveNow,
      transfer,
      rate,
      receivedYuan: receivedOn === null ? 0 : cents(transfer * rate),
      receivedOn,
      state: open ? 'open' : receivedOn !== null && random.boolean(0.9) ? 'reconciled' : 'closed',
      transferState: open ? 'waiting' : transfer <= 0 ? 'charged' : receivedOn === null ? 'sent' : 'received',
      remark: null,
    };
    return [{ settlement, lines }];
  });
}

/** Halves of a month end on the fifteenth and on its last day. */
function halfEnd(day: string): string {
  if (day.slice(8) <= '15') return `${day.slice(0, 8)}15`;
  const inNext = textOf(numberOf(`${day.slice(0, 8)}28`) + 4);
  return later(`${inNext.slice(0, 8)}01`, -1);
}

function halfStart(end: string): string {
  return `${end.slice(0, 8)}${end.slice(8) <= '15' ? '01' : '16'}`;
}

function numberOfSettlement({ code }: Shop, until: string): string {
  return `${code}-${until.slice(2).replaceAll('-', '')}`;
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function monthRates(exchange: readonly ExchangeRate[]): (currency: string, month: string) => number {
  const rates = new Map(
    exchange.flatMap(({ kind, currency, validFrom, rate }) =>
      kind === 'month' ? [[`${currency}/${validFrom}`, rate] as const] : [],
    ),
  );
  return (currency, month) => rates.get(`${currency}/${month}`) ?? 1;
}

/** Finds the row of a dated list that holds in a month. */
function monthly<T extends { validFrom: string; validTo: string }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): (key: string, month: string) => T | undefined {
  const by = grouped(rows, keyOf);
  return (key, month) => by.get(key)?.find(({ validFrom, validTo }) => validFrom <= month && validTo >= month);
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}
