export interface Goods {
  category: string;
  /** How often it is ordered, before the season. */
  share: number;
  /** Prices in dollars. */
  price: readonly [low: number, high: number];
  /** Factor for each month, January first. */
  season: readonly number[];
  sizes: readonly [readonly [string, number], ...(readonly [string, number])[]];
}

const garmentSizes = [
  ['XS', 6],
  ['S', 14],
  ['M', 22],
  ['L', 21],
  ['XL', 16],
  ['XXL', 11],
  ['3XL', 7],
  ['4XL', 1.5],
  ['5XL', 1],
  ['6XL', 0.5],
] as const;

const oneSize = [['Free', 1]] as const;

const SUMMER = [0.6, 0.65, 0.85, 1.05, 1.25, 1.4, 1.45, 1.3, 1, 0.8, 0.65, 0.6];
const WINTER = [1.15, 1, 0.95, 0.85, 0.75, 0.65, 0.65, 0.8, 1.1, 1.3, 1.3, 1.2];
const GIFT = [0.7, 1.15, 0.8, 0.85, 1.1, 1.15, 0.85, 0.8, 0.85, 0.95, 1.5, 2.1];
const EVEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

export const goods: readonly [Goods, ...Goods[]] = [
  { category: 'T-shirt', share: 33, price: [14, 29], season: SUMMER, sizes: garmentSizes },
  { category: 'Shirt', share: 26, price: [22, 45], season: EVEN, sizes: garmentSizes },
  { category: 'Blazzer', share: 13, price: [58, 119], season: WINTER, sizes: garmentSizes },
  { category: 'Trousers', share: 12, price: [29, 59], season: WINTER, sizes: garmentSizes },
  { category: 'Socks', share: 6, price: [8, 16], season: WINTER, sizes: oneSize },
  { category: 'Perfume', share: 4, price: [19, 55], season: GIFT, sizes: oneSize },
  { category: 'Wallet', share: 4, price: [15, 42], season: GIFT, sizes: oneSize },
  { category: 'Shoes', share: 2, price: [39, 89], season: EVEN, sizes: oneSize },
];
