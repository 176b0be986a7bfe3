/** Units of a number with their powers: `{ 'by:currency': 1 }`, `{ 'is:USD': 1 }`, `{ 'unit:件': 1 }`; none: a mere number. */
export type Units = Readonly<Record<string, number>>;

/** What a number of a measure is, besides its value. */
export interface Quantity {
  units: Units;
  /** Made by a division, or a percentage: it neither adds up nor averages. */
  ratio: boolean;
  /** What it was divided by, where that is one thing. */
  over?: string;
  /** Written as a number, times what it was multiplied with. */
  literal?: number;
  /** What a number that is none of those was multiplied with. */
  times?: number;
}

/** A column, as far as arithmetic asks for it. */
export interface UnitColumn {
  percent: boolean;
  unit?: string;
  currency?: string;
}

export const PLAIN: Quantity = { units: {}, ratio: false };

export function quantityOf({ percent, unit, currency }: UnitColumn): Quantity {
  if (percent) return { units: {}, ratio: true };
  if (currency !== undefined) return { units: { [`by:${currency}`]: 1 }, ratio: false };
  return unit === undefined ? PLAIN : { units: { [`unit:${unit}`]: 1 }, ratio: false };
}

/** Whether two numbers may be added. One whose unit nobody said may be pieces, but is no money. */
export function sameUnits(left: Units, right: Units): boolean {
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  if (keys.length === 0) return others.every(isPiece);
  if (others.length === 0) return keys.every(isPiece);
  return keys.length === others.length && keys.every((key) => left[key] === right[key]);
}

const isPiece = (key: string): boolean => key.startsWith('unit:');

/** Whether a quotient can be a percentage: no money is left over. */
export const isPure = (units: Units): boolean => Object.keys(units).every(isPiece);

/** Units of a product (`power` 1) or a quotient (−1). */
export function joinUnits(left: Units, right: Units, power: 1 | -1): Units {
  const joined: Record<string, number> = { ...left };
  for (const [key, of] of Object.entries(right)) {
    const sum = (joined[key] ?? 0) + of * power;
    if (sum === 0) delete joined[key];
    else joined[key] = sum;
  }
  return joined;
}

/** The columns that say currencies become the currencies a condition fixes them to. */
export function fixCurrencies(units: Units, fixed: ReadonlyMap<string, string>): Units {
  return Object.fromEntries(
    Object.entries(units).map(([key, power]) => {
      const code = key.startsWith('by:') ? fixed.get(key.slice(3)) : undefined;
      return [code === undefined ? key : `is:${code}`, power];
    }),
  );
}

/** `金额（USD）`, `件`, `纯数`: what people are told. */
export function unitsText(units: Units): string {
  const parts = Object.entries(units).map(([key, power]) => {
    const [kind = '', name = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    const word = kind === 'by' ? `按 ${name} 列的货币` : name;
    return power === 1 ? word : `${word} 的 ${power} 次方`;
  });
  return parts.length === 0 ? '没有单位' : parts.join(' × ');
}

/** The one unit of a figure, as it is shown behind it; of a quotient what stands above. */
export function shownUnit(units: Units): string | undefined {
  const above = Object.entries(units).filter(([, power]) => power === 1);
  const [only] = above;
  if (only === undefined || above.length > 1 || only[0].startsWith('by:')) return undefined;
  return only[0].slice(only[0].indexOf(':') + 1);
}

/** The column whose currency nothing fixes. */
export function freeCurrency(units: Units): string | undefined {
  return Object.keys(units)
    .find((key) => key.startsWith('by:'))
    ?.slice(3);
}
