/** Units of a currency for one dollar, as prices are set. */
export const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  CAD: 1.36,
  MXN: 17.2,
  BRL: 5.4,
  GBP: 0.8,
  EUR: 0.93,
  SEK: 10.4,
  PLN: 4,
  JPY: 148,
  AUD: 1.52,
  AED: 3.67,
  INR: 84,
  CNY: 7.15,
  SAR: 3.75,
  SGD: 1.34,
  TRY: 34,
};
