import { goods } from '../goods.ts';
import { createRandom } from '../random.ts';
import { DAYS, LAST_DAY, later, monthsBetween, numberOf, textOf } from './calendar.ts';
import { PER_DOLLAR } from './currencies.ts';
import type { SizeTier } from './products.ts';
import { SHOPS } from './shops.ts';

/** Yuan for one unit at the start. */
const YUAN: Readonly<Record<string, number>> = {
  USD: 7.12,
  EUR: 7.86,
  GBP: 9.24,
  JPY: 0.0478,
  CAD: 5.16,
  AUD: 4.68,
  MXN: 0.392,
  BRL: 1.31,
  SEK: 0.742,
  PLN: 1.92,
  AED: 1.94,
  INR: 0.0842,
  CNY: 1,
};

export interface ExchangeRate {
  currency: string;
  kind: 'month' | 'day';
  validFrom: string;
  rate: number;
}

/** A rate for each month, and for each day from one on; the month's is what the day rates began it with. */
export function generateExchangeRates(daysFrom: string): ExchangeRate[] {
  const first = later(LAST_DAY, 1 - DAYS);
  return Object.entries(YUAN).flatMap(([currency, start], index) => {
    const random = createRandom(900 + index);
    const days: ExchangeRate[] = [];
    const months: ExchangeRate[] = [];
    const starts = new Set(monthsBetween(first, LAST_DAY));
    let rate = start;
    for (let day = numberOf(first); day <= numberOf(LAST_DAY); day++) {
      if (currency !== 'CNY') rate *= 1 + (random.next() - 0.5) * 0.006;
      const validFrom = textOf(day);
      const rounded = Math.round(rate * 1e6) / 1e6;
      if (starts.has(validFrom)) months.push({ currency, kind: 'month', validFrom, rate: rounded });
      if (validFrom >= daysFrom) days.push({ currency, kind: 'day', validFrom, rate: rounded });
    }
    return [...months, ...days];
  });
}

const TIERS: readonly (readonly [SizeTier, dollars: number])[] = [
  ['small_standard', 3.06],
  ['large_standard', 4.38],
  ['small_oversize', 8.94],
  ['large_oversize', 21.5],
];

/** Validity of the two price lists that fall into the data. */
const LISTS = [
  ['2025-01-01', '2025-12-31', 1],
  ['2026-01-01', '2026-12-31', 1.04],
] as const;

const amazonSites = SHOPS.filter(({ platform }) => platform === 'amazon' || platform === 'mcf');

export function generateFbaFees() {
  return amazonSites.flatMap(({ site, currency, region }) =>
    TIERS.flatMap(([sizeTier, dollars]) =>
      LISTS.map(([validFrom, validTo, factor]) => {
        const regional = region === 'NA' ? 1 : region === 'EU' ? 1.05 : region === 'UK' ? 0.92 : 0.85;
        const fee = Math.round(dollars * regional * factor * (PER_DOLLAR[currency] ?? 1) * 100) / 100;
        return { site, sizeTier, validFrom, validTo, currency, fee };
      }),
    ),
  );
}

const REFERRAL: Readonly<Record<string, number>> = { Shoes: 0.15, Perfume: 0.15, Wallet: 0.15 };

export function generateReferralRates() {
  return goods.map(({ category }) => ({
    category,
    validFrom: '2025-01-01',
    validTo: '2027-12-31',
    rate: REFERRAL[category] ?? 0.17,
    minFee: 0.3,
  }));
}

/** Dollars per cubic foot outside the last quarter and in it. */
const STORAGE = { standard: [0.78, 2.4], oversize: [0.56, 1.4] } as const;
const SEASONS = [
  ['2025-01-01', '2025-09-30', 0],
  ['2025-10-01', '2025-12-31', 1],
  ['2026-01-01', '2026-09-30', 0],
  ['2026-10-01', '2026-12-31', 1],
] as const;

export function generateStorageRates() {
  return amazonSites.flatMap(({ site, currency }) =>
    (['standard', 'oversize'] as const).flatMap((sizeClass) =>
      SEASONS.map(([validFrom, validTo, season]) => {
        const rate = Math.round(STORAGE[sizeClass][season] * (PER_DOLLAR[currency] ?? 1) * 1e4) / 1e4;
        return { site, sizeClass, validFrom, validTo, currency, rate };
      }),
    ),
  );
}

const AGED = [
  [181, 210, 0.5],
  [211, 240, 1],
  [241, 270, 1.5],
  [271, 300, 3.8],
  [301, 330, 4],
  [331, 365, 4.2],
  [366, 9999, 6.9],
] as const;

export function generateAgedSurcharges() {
  return AGED.map(([fromDays, toDays, rate]) => ({
    fromDays,
    toDays,
    validFrom: '2025-01-01',
    validTo: '2027-12-31',
    rate,
  }));
}
