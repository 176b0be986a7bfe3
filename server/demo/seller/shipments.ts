import { createRandom, type Random } from '../random.ts';
import { LAST_DAY, later } from './calendar.ts';
import type { Stock } from './stock.ts';

export type ShipmentState =
  | 'WORKING'
  | 'SHIPPED'
  | 'IN_TRANSIT'
  | 'DELIVERED'
  | 'CHECKED_IN'
  | 'RECEIVING'
  | 'CLOSED'
  | 'CANCELLED';

/** A delivery to the marketplace's warehouse, with the keys of the model `fba/shipment`. */
export interface Shipment {
  shipmentNo: string;
  shop: string;
  state: ShipmentState;
  center: string;
  method: string;
  carrier: string;
  trackingNo: string | null;
  createdOn: string;
  shippedOn: string | null;
  etaOn: string;
  deliveredOn: string | null;
  shelvedOn: string | null;
  boxes: number;
  declaredQty: number;
  shippedQty: number;
  receivedQty: number;
  freight: number;
  placementFee: number;
  owner: string;
}

export interface ShipmentLine {
  msku: string;
  sku: string;
  declared: number;
  shipped: number;
  received: number;
}

/** A shipment with its lines. */
export interface Delivery {
  shipment: Shipment;
  lines: ShipmentLine[];
}

/** What is on its way of an article, by the state of its shipment. */
export interface OnTheWay {
  working: number;
  shipped: number;
  receiving: number;
}

const CENTERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'AMZ-US': ['ONT8', 'LBA4', 'IND9', 'ABE8', 'FTW1'],
  'AMZ-UK': ['BHX4', 'LTN4'],
  'AMZ-DE': ['DTM2', 'LEJ3', 'WRO5'],
  'AMZ-JP': ['NRT5', 'KIX3'],
};
type Method = readonly [method: string, days: number, yuanEach: number];
const METHODS: readonly [Method, ...Method[]] = [
  ['sea', 38, 4.2],
  ['fast_sea', 24, 6.5],
  ['rail', 28, 5.4],
  ['air', 11, 18],
];
const CARRIERS = ['美森海运', '盐田国际货代', '中欧班列', 'DHL', '递四方'] as const;
const LINES = 30;

interface Arrival {
  stock: Stock;
  day: string;
  qty: number;
  lost: number;
}

/** The shipments behind every delivery of the ledger, and those that have not arrived yet. */
export function generateDeliveries(stocks: readonly Stock[]): Delivery[] {
  const random = createRandom(41);
  const arrivals = new Map<string, Arrival[]>();
  for (const stock of stocks) {
    for (const { day, received, lost } of stock.ledger) {
      if (received === 0) continue;
      // A shop's goods of a week travel together.
      const key = `${stock.shop}/${day.slice(0, 7)}/${Math.floor(Number(day.slice(8)) / 8)}`;
      const together = arrivals.get(key) ?? [];
      arrivals.set(key, together);
      together.push({ stock, day, qty: received, lost });
    }
  }
  const past = [...arrivals.values()].flatMap((all) => parts(all).map((some) => arrived(random, some)));
  const deliveries = [...past, ...underWay(random, stocks)];
  return deliveries
    .sort((a, b) =>
      a.shipment.createdOn < b.shipment.createdOn ? -1 : a.shipment.createdOn > b.shipment.createdOn ? 1 : 0,
    )
    .map(({ shipment, lines }, index) => ({
      shipment: {
        ...shipment,
        shipmentNo: `FBA17${(index * 7919 + 36 ** 4).toString(36).toUpperCase().padStart(7, 'K')}`,
      },
      lines,
    }));
}

function parts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / LINES) }, (_, at) => list.slice(at * LINES, (at + 1) * LINES));
}

function arrived(random: Random, arrivals: readonly Arrival[]): Delivery {
  const days = arrivals.map(({ day }) => day).sort();
  const shelvedOn = days.at(-1) ?? LAST_DAY;
  const lines = arrivals.map(({ stock: { offer }, qty }) => {
    // What the marketplace did not count in is claimed.
    const short = random.boolean(0.03) ? random.whole(1, 3) : 0;
    return { ...namesOf(offer), declared: qty + short, shipped: qty + short, received: qty };
  });
  const base = shipmentOf(random, arrivals[0]?.stock, lines);
  const deliveredOn = later(days[0] ?? LAST_DAY, -random.whole(1, 9));
  const late = random.boolean(0.22) ? random.whole(2, 12) : -random.whole(0, 3);
  const shippedOn = later(deliveredOn, -base.days - late);
  const shipment = {
    ...base.shipment,
    state: 'CLOSED' as const,
    createdOn: later(shippedOn, -random.whole(2, 8)),
    shippedOn,
    etaOn: later(deliveredOn, -late),
    deliveredOn,
    shelvedOn,
  };
  return { shipment, lines };
}

const OPEN: readonly (readonly [ShipmentState, count: number])[] = [
  ['WORKING', 3],
  ['SHIPPED', 2],
  ['IN_TRANSIT', 4],
  ['DELIVERED', 1],
  ['CHECKED_IN', 1],
  ['RECEIVING', 2],
  ['CANCELLED', 1],
];

/** Of every shop with a stock: something in each state. */
function underWay(random: Random, stocks: readonly Stock[]): Delivery[] {
  const shops = [...new Set(stocks.map(({ shop }) => shop))];
  return shops.flatMap((shop) => {
    const selling = stocks.filter((stock) => stock.shop === shop && stock.pace > 0);
    if (selling.length === 0) return [];
    const factor = Math.min(1, selling.length / 120);
    return OPEN.flatMap(([state, count]) =>
      Array.from({ length: Math.max(factor < 0.3 && state === 'CANCELLED' ? 0 : 1, Math.round(count * factor)) }, () =>
        pending(random, state, selling),
      ),
    );
  });
}

function pending(random: Random, state: ShipmentState, selling: readonly Stock[]): Delivery {
  const start = random.whole(0, selling.length - 1);
  const chosen = Array.from({ length: Math.min(selling.length, random.whole(4, 14)) }, (_, at) => at).flatMap(
    (at) => selling[(start + at) % selling.length] ?? [],
  );
  const lines = chosen.map(({ offer, pace }) => {
    const declared = Math.max(10, Math.ceil((pace * 45) / 10) * 10);
    const shipped = state === 'WORKING' || state === 'CANCELLED' ? 0 : declared;
    return { ...namesOf(offer), declared, shipped, received: state === 'RECEIVING' ? Math.floor(declared * 0.4) : 0 };
  });
  const { shipment, days } = shipmentOf(random, chosen[0], lines);
  const there = state === 'DELIVERED' || state === 'CHECKED_IN' || state === 'RECEIVING';
  const left = !['WORKING', 'CANCELLED'].includes(state);
  // Some are late already.
  const etaOn = later(LAST_DAY, there ? -random.whole(2, 8) : random.whole(-6, 30));
  const planned = later(etaOn, -days);
  const shippedOn = left ? (planned > LAST_DAY ? LAST_DAY : planned) : null;
  return {
    shipment: {
      ...shipment,
      state,
      createdOn: later(shippedOn ?? LAST_DAY, -random.whole(1, 9)),
      shippedOn,
      etaOn,
      deliveredOn: there ? later(LAST_DAY, -random.whole(0, 2)) : null,
      shelvedOn: null,
      trackingNo: left ? shipment.trackingNo : null,
    },
    lines,
  };
}

function shipmentOf(random: Random, stock: Stock | undefined, lines: readonly ShipmentLine[]) {
  const [method, days, price] = random.pick(METHODS);
  const sum = (of: (line: ShipmentLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const shop = stock?.shop ?? '';
  const declaredQty = sum(({ declared }) => declared);
  const shipment = {
    shipmentNo: '',
    shop,
    center: random.pick(CENTERS[shop] ?? ['LOCAL1']),
    method,
    carrier: random.pick(CARRIERS),
    trackingNo: `TRK${random.whole(10_000_000, 99_999_999)}`,
    boxes: Math.max(1, Math.ceil(declaredQty / 40)),
    declaredQty,
    shippedQty: sum(({ shipped }) => shipped),
    receivedQty: sum(({ received }) => received),
    freight: Math.round(declaredQty * price * 100) / 100,
    placementFee: Math.round(declaredQty * 0.27 * 100) / 100,
    owner: stock?.offer.shop.owner ?? 'yunying',
  };
  return { shipment, days };
}

function namesOf({ listing }: Stock['offer']): Pick<ShipmentLine, 'msku' | 'sku'> {
  return { msku: listing.msku, sku: listing.sku };
}

/** What is on its way, by shop and MSKU. */
export function onTheWay(deliveries: readonly Delivery[]): Map<string, OnTheWay> {
  const found = new Map<string, OnTheWay>();
  for (const { shipment, lines } of deliveries) {
    if (shipment.state === 'CLOSED' || shipment.state === 'CANCELLED') continue;
    for (const { msku, declared, received } of lines) {
      const key = `${shipment.shop}/${msku}`;
      const sum = found.get(key) ?? { working: 0, shipped: 0, receiving: 0 };
      found.set(key, sum);
      if (shipment.state === 'WORKING') sum.working += declared;
      else if (shipment.state === 'RECEIVING' || shipment.state === 'CHECKED_IN') sum.receiving += declared - received;
      else sum.shipped += declared;
    }
  }
  return found;
}
