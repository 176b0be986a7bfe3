import type { DemoSize } from '../../config/settings.ts';
import type { Goods } from '../goods.ts';

/** How much of the seller is made. */
export interface SellerSize {
  /** Styles of a category: each is one parent with its sizes below. */
  styles: (goods: Goods) => number;
  /** Share of each shop's full assortment. */
  assortment: number;
  /** Orders of the shops and months that the year of five storefronts leaves out. */
  otherOrders: number;
  /** Orders of the two months before that year, of its five storefronts. */
  earlierOrders: number;
  /** Further orders of the five storefronts over all fourteen months. */
  moreOrders: number;
}

const STYLES: Readonly<Record<string, number>> = {
  'T-shirt': 35,
  Shirt: 32,
  Blazzer: 18,
  Trousers: 20,
  Socks: 40,
  Perfume: 36,
  Wallet: 42,
  Shoes: 32,
};

const styles = ({ category }: Goods): number => STYLES[category] ?? 20;

/** `tiny` is what tests of the browser start with, `small` what a first start shows, `full` what loads are measured on. */
export const SELLER_SIZES: Readonly<Record<DemoSize, SellerSize>> = {
  tiny: {
    styles: ({ sizes }) => (sizes.length > 1 ? 1 : 4),
    assortment: 0.06,
    otherOrders: 0,
    earlierOrders: 0,
    moreOrders: 0,
  },
  small: { styles, assortment: 1, otherOrders: 8_400, earlierOrders: 3_300, moreOrders: 0 },
  full: { styles, assortment: 1, otherOrders: 100_000, earlierOrders: 33_000, moreOrders: 189_000 },
};
