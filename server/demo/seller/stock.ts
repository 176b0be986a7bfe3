import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, numberOf, textOf } from './calendar.ts';
import type { Offer } from './listings.ts';
import type { Return } from './returns.ts';
import type { Sale } from './sales.ts';

/** A day of one article in the marketplace's warehouses, with the keys of the model `fba/ledger`. */
export interface LedgerDay {
  day: string;
  shop: string;
  msku: string;
  sku: string;
  category: string;
  startQty: number;
  received: number;
  returned: number;
  found: number;
  sold: number;
  removed: number;
  lost: number;
  damaged: number;
  disposed: number;
  endQty: number;
}

/** An article in the marketplace's warehouses over the whole time. */
export interface Stock {
  offer: Offer;
  /** The shop it is booked at. */
  shop: string;
  ledger: LedgerDay[];
  /** What lies there at the end of each day. */
  balances: number[];
  /** What is left of each arrival, oldest first; `day` counts from the first one. */
  layers: { day: number; qty: number }[];
  unsellable: number;
  /** About how many are sold a day at the end. */
  pace: number;
}

/** Days between two looks at what must be sent. */
const REVIEW = 56;
/** Days that a delivery shall last. */
const COVER = 84;
const NONE: Movement = { sold: 0, returned: 0, spoilt: 0 };

interface Movement {
  sold: number;
  returned: number;
  /** Of the returned, those that cannot be sold again. */
  spoilt: number;
}

/** The stock of every article that the marketplace ships, moved by sales, returns and deliveries since a day. */
export function generateStocks(
  offers: readonly Offer[],
  sales: readonly Sale[],
  returns: readonly Return[],
  from: string,
): Stock[] {
  const first = numberOf(from);
  const length = numberOf(LAST_DAY) - first + 1;
  const moved = movementsOf(sales, returns, first);
  const homes = offers.filter(({ listing, shop }) => listing.fnsku !== null && listing.stockShop === shop.code);
  return homes.map((offer, index) => {
    const days = moved.get(offer.listing.msku) ?? new Map<number, Movement>();
    return walk(createRandom(2000 + index), offer, { days, first, length });
  });
}

/** By MSKU and day. A shared stock moves with the sales of all its shops: they sell the same MSKU. */
function movementsOf(sales: readonly Sale[], returns: readonly Return[], first: number) {
  const moved = new Map<string, Map<number, Movement>>();
  const at = (msku: string, day: number): Movement => {
    const days = moved.get(msku) ?? new Map<number, Movement>();
    moved.set(msku, days);
    const movement = days.get(day) ?? { ...NONE };
    days.set(day, movement);
    return movement;
  };
  for (const { msku, fulfilment, orderDate, qty } of sales) {
    const day = numberOf(orderDate) - first;
    if (msku && fulfilment === 'Amazon' && qty > 0 && day >= 0) at(msku, day).sold += qty;
  }
  for (const { msku, fulfilment, returnedOn, qty, disposition } of returns) {
    const day = numberOf(returnedOn) - first;
    if (fulfilment !== 'Amazon' || day < 0) continue;
    const movement = at(msku, day);
    movement.returned += qty;
    if (disposition !== 'SELLABLE') movement.spoilt += qty;
  }
  return moved;
}

interface Walk {
  days: ReadonlyMap<number, Movement>;
  first: number;
  length: number;
}

function walk(random: Random, offer: Offer, { days, first, length }: Walk): Stock {
  const { listing, article } = offer;
  // After the last day sales go on as they were before it.
  const soldOn = (day: number): number => days.get(day < length ? day : 2 * length - 1 - day)?.sold ?? 0;
  const soldIn = (day: number, count: number): number => {
    let sum = 0;
    for (let at = day; at < day + count; at++) sum += soldOn(at);
    return sum;
  };
  const offset = (Number(article.product.spu.slice(-3)) * 11) % REVIEW;
  // Some articles were bought far too boldly.
  const greed = article.standing > 0.75 ? 1.2 + random.next() * 1.6 : random.boolean(0.06) ? 2.4 : 1;
  const begin = soldIn(0, offset) + random.whole(0, Math.ceil(greed * 14));
  const state: State = { balance: begin, unsellable: 0, layers: [{ day: -random.whole(10, 190), qty: begin }] };
  const ledger: LedgerDay[] = [];
  const balances: number[] = [];
  const names = { shop: listing.stockShop, msku: listing.msku, sku: listing.sku, category: listing.category };
  for (let day = 0; day < length; day++) {
    const review = day % REVIEW === offset;
    const movement = days.get(day) ?? NONE;
    if (review || movement !== NONE) {
      const good = state.balance - state.unsellable - movement.spoilt;
      const wanted = review && soldIn(day, REVIEW) > good ? soldIn(day, COVER) * greed - good : 0;
      const row = step(random, state, movement, { day, review, wanted });
      if (row) ledger.push({ day: textOf(first + day), ...names, ...row });
    }
    balances.push(state.balance);
  }
  const span = Math.min(30, length);
  return {
    offer,
    shop: listing.stockShop,
    ledger,
    balances,
    layers: state.layers,
    unsellable: state.unsellable,
    pace: soldIn(length - span, span) / span,
  };
}

interface State {
  balance: number;
  unsellable: number;
  layers: { day: number; qty: number }[];
}

interface Occasion {
  day: number;
  review: boolean;
  wanted: number;
}

/** One day: what comes, what goes; undefined where nothing does. */
function step(random: Random, state: State, movement: Movement, { day, review, wanted }: Occasion) {
  const startQty = state.balance;
  const lost = wanted > 0 && random.boolean(0.05) ? random.whole(1, 3) : 0;
  const damaged = wanted > 0 && random.boolean(0.02) ? 1 : 0;
  const received = wanted > 0 ? Math.ceil((wanted + lost + damaged) / 5) * 5 : 0;
  const found = review && random.boolean(0.008) ? 1 : 0;
  const { sold, returned } = movement;
  state.unsellable += movement.spoilt;
  const leaving = review && state.unsellable > 0 ? state.unsellable : 0;
  const removed = leaving > 3 ? leaving : 0;
  const disposed = leaving - removed;
  state.unsellable -= leaving;
  const endQty = startQty + received + returned + found - sold - removed - lost - damaged - disposed;
  state.balance = endQty;
  if (received + returned + found > 0) state.layers.push({ day, qty: received + returned + found });
  takeOldest(state.layers, sold + removed + lost + damaged + disposed);
  if (received + returned + found + sold + removed + lost + damaged + disposed === 0) return undefined;
  return { startQty, received, returned, found, sold, removed, lost, damaged, disposed, endQty };
}

function takeOldest(layers: { day: number; qty: number }[], count: number): void {
  let left = count;
  while (left > 0 && layers[0]) {
    const taken = Math.min(left, layers[0].qty);
    layers[0].qty -= taken;
    left -= taken;
    if (layers[0].qty === 0) layers.shift();
  }
}
