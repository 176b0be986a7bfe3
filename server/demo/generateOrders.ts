import type { Day } from './demand.ts';
import { daysUntil, demandOn } from './demand.ts';
import { goods } from './goods.ts';
import type { OrderRow } from './OrderRow.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { remarkFor, shipmentStatus } from './shipmentStatus.ts';
import type { Storefront } from './storefronts.ts';
import { storefronts as fiveStorefronts, places } from './storefronts.ts';

export interface OrderPeriod {
  /** Last day, `YYYY-MM-DD`. */
  until?: string;
  /** How many days; a year unless given. */
  days?: number;
  /** The day on which what has become of the orders is looked at; the last one unless given. */
  seenOn?: string;
  /** About how many orders; a little over 20,000 unless given. */
  orders?: number;
  /** Where they come from; five storefronts unless given. */
  storefronts?: readonly Storefront[];
  /** Order numbers that are taken; those given out are added. */
  taken?: Set<string>;
}

/** Orders of a year over five storefronts, oldest first. The same seed and period give the same rows. */
export function generateOrders(
  seed: number,
  {
    until = '2026-10-31',
    days: length = 365,
    seenOn = until,
    orders = 21_000,
    storefronts = fiveStorefronts,
    taken = new Set(),
  }: OrderPeriod = {},
): OrderRow[] {
  const random = createRandom(seed);
  const days = daysUntil(until, length);
  const [today] = daysUntil(seenOn, 1);
  const shares = storefronts.map((storefront) => daily(storefront, days, orders));
  return days.flatMap((day, index) =>
    storefronts.flatMap((storefront, which) => {
      const expected = (shares[which]?.[index] ?? 0) * (0.88 + random.next() * 0.24);
      const count = Math.floor(expected) + (random.boolean(expected % 1) ? 1 : 0);
      const age = (today?.number ?? day.number) - day.number;
      return Array.from({ length: count }, () => order(random, storefront, day, age, taken)).flat();
    }),
  );
}

function isEbay({ channel }: Storefront): boolean {
  return channel.startsWith('eBay');
}

/** Expected orders of each day; together the storefront's share of all. */
function daily(storefront: Storefront, days: readonly Day[], orders: number): number[] {
  const demand = days.map((day, index) => demandOn(day, !isEbay(storefront), index, days.length));
  const total = demand.reduce((sum, value) => sum + value, 0);
  return demand.map((value) => (value / total) * orders * storefront.share);
}

function order(random: Random, storefront: Storefront, day: Day, age: number, taken: Set<string>): OrderRow[] {
  const business = random.boolean(isEbay(storefront) ? 0.015 : 0.045);
  const merchant = isEbay(storefront) || random.boolean(0.26);
  const country = random.weighted(storefront.countries);
  const [city, state, pattern] = random.pick(places[country] ?? [['', '', '']]);
  const shared = {
    orderId: orderId(random, storefront, taken),
    orderDate: day.text,
    fulfilment: merchant ? 'Merchant' : 'Amazon',
    salesChannel: storefront.channel,
    serviceLevel: random.boolean(merchant ? 0.09 : 0.34) ? 'Expedited' : 'Standard',
    currency: storefront.currency,
    shipCity: city,
    shipState: state,
    shipPostalCode: filled(random, pattern),
    shipCountry: country,
    b2b: business ? ('Y' as const) : ('N' as const),
    fulfilledBy: merchant ? random.pick(storefront.carriers) : null,
    owner: random.pick(storefront.owners),
  };
  const cancelled = random.boolean(merchant ? 0.07 : 0.045);
  const count = random.weighted([
    [1, 84],
    [2, 11],
    [3, 3.4],
    [4, 1.1],
    [5, 0.5],
  ]);
  return Array.from({ length: count }, (_, index) => {
    const shipment = shipmentStatus(random, { age, cancelled, merchant, returned: storefront.returned });
    const line = goodsLine(random, storefront, day, business, shipment.status === 'Cancelled');
    return {
      lineNo: index + 1,
      ...shared,
      ...shipment,
      ...line,
      remark: remarkFor(random, shipment.status, business, day),
    };
  });
}

function goodsLine(random: Random, storefront: Storefront, day: Day, business: boolean, cancelled: boolean) {
  const [first, ...others] = goods.map((each) => [each, each.share * (each.season[day.month - 1] ?? 1)] as const);
  const chosen = first ? random.weighted([first, ...others]) : goods[0];
  const [low, high] = chosen.price;
  const dollars = (low + Math.floor(random.next() * (high - low))) * (1 - day.discount * random.next());
  const qty = cancelled
    ? 0
    : business
      ? random.whole(3, 24)
      : random.weighted([
          [1, 91],
          [2, 7],
          [3, 2],
        ]);
  return {
    category: chosen.category,
    size: random.weighted(chosen.sizes),
    qty,
    amount: Math.round(priceOf(dollars * storefront.rate, storefront.currency) * qty * 100) / 100,
  };
}

/** A price as shops write it: ending in .99, or in 80 yen. */
function priceOf(value: number, currency: string): number {
  return currency === 'JPY'
    ? Math.max(480, Math.round(value / 100) * 100 - 20)
    : Math.max(4.99, Math.round(value) - 0.01);
}

function orderId(random: Random, storefront: Storefront, taken: Set<string>): string {
  for (;;) {
    const pattern = isEbay(storefront) ? '-#####-#####' : '-#######-#######';
    const id = filled(random, `${random.pick(storefront.orderPrefixes)}${pattern}`);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

/** Random digits for `#` and letters for `@`. */
function filled(random: Random, pattern: string): string {
  return pattern.replace(/[#@]/g, (sign) =>
    sign === '#' ? String(random.whole(0, 9)) : String.fromCharCode(65 + random.whole(0, 25)),
  );
}
