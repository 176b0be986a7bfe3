import { type Goods, goods } from '../goods.ts';
import { createRandom, type Random } from '../random.ts';
import type { SellerSize } from './size.ts';

export type SizeTier = 'small_standard' | 'large_standard' | 'small_oversize' | 'large_oversize';

/** A SKU with the keys of the model `base/product`. */
export interface Product {
  sku: string;
  name: string;
  spu: string;
  category: string;
  size: string;
  color: string;
  brand: string;
  state: 'new' | 'sale' | 'clear' | 'stop';
  owner: string;
  length: number;
  width: number;
  height: number;
  weight: number;
  /** In cubic feet. */
  volume: number;
  sizeTier: SizeTier;
  purchaseCost: number;
  firstLegCost: number;
  supplier: string;
  boxQty: number;
  moq: number;
  leadDays: number;
  transitDays: number;
  localQty: number;
  orderedQty: number;
}

/** What a listing needs beyond the record. */
export interface Article {
  product: Product;
  /** Dollars. */
  price: number;
  englishName: string;
  /** 0 is the best seller of its category, below 1 the last. */
  standing: number;
}

interface Line {
  prefix: string;
  names: readonly [readonly [string, string], ...(readonly [string, string])[]];
  /** Centimetres, and kilograms of the middle size. */
  box: readonly [number, number, number, number];
  /** Share of the price that buying it costs. */
  cost: number;
  suppliers: readonly [string, ...string[]];
}

const LINES: Readonly<Record<string, Line>> = {
  'T-shirt': {
    prefix: 'TS',
    names: [
      ['印花短袖T恤', 'Graphic Short Sleeve Tee'],
      ['重磅纯色T恤', 'Heavyweight Solid Tee'],
      ['冰感速干T恤', 'Cooling Quick Dry Tee'],
      ['落肩宽松T恤', 'Oversized Drop Shoulder Tee'],
    ],
    box: [28, 22, 2, 0.2],
    cost: 0.17,
    suppliers: ['杭州锦绣纺织', '广州恒达服饰'],
  },
  Shirt: {
    prefix: 'SH',
    names: [
      ['亚麻古巴领衬衫', 'Linen Camp Collar Shirt'],
      ['免烫商务衬衫', 'Non-Iron Dress Shirt'],
      ['格纹法兰绒衬衫', 'Plaid Flannel Shirt'],
      ['牛仔工装衬衫', 'Denim Work Shirt'],
    ],
    box: [32, 24, 3, 0.32],
    cost: 0.18,
    suppliers: ['绍兴华盛面料', '广州恒达服饰'],
  },
  Blazzer: {
    prefix: 'BZ',
    names: [
      ['一粒扣休闲西装', 'Single Button Casual Blazer'],
      ['羊毛混纺西装', 'Wool Blend Blazer'],
      ['双排扣短款西装', 'Double Breasted Short Blazer'],
    ],
    box: [42, 34, 6, 1.1],
    cost: 0.19,
    suppliers: ['苏州云裳丝绸', '绍兴华盛面料'],
  },
  Trousers: {
    prefix: 'TR',
    names: [
      ['束脚工装裤', 'Cargo Jogger Pants'],
      ['直筒休闲裤', 'Straight Casual Pants'],
      ['弹力修身西裤', 'Stretch Slim Dress Pants'],
    ],
    box: [34, 26, 5, 0.52],
    cost: 0.18,
    suppliers: ['广州恒达服饰', '杭州锦绣纺织'],
  },
  Socks: {
    prefix: 'SO',
    names: [
      ['运动中筒袜六双装', 'Athletic Crew Socks 6 Pack'],
      ['精梳棉船袜八双装', 'Combed Cotton No Show Socks 8 Pack'],
    ],
    box: [18, 12, 1.8, 0.14],
    cost: 0.14,
    suppliers: ['义乌百汇日用'],
  },
  Perfume: {
    prefix: 'PF',
    names: [
      ['木质调淡香水 50ml', 'Woody Eau de Toilette 50ml'],
      ['柑橘调淡香水 100ml', 'Citrus Eau de Toilette 100ml'],
    ],
    box: [14, 9, 6, 0.34],
    cost: 0.16,
    suppliers: ['广州香语生物'],
  },
  Wallet: {
    prefix: 'WL',
    names: [
      ['头层牛皮短款钱包', 'Full Grain Leather Bifold Wallet'],
      ['防盗刷卡包', 'RFID Blocking Card Holder'],
    ],
    box: [13, 11, 1.8, 0.11],
    cost: 0.17,
    suppliers: ['广州匠心皮具'],
  },
  Shoes: {
    prefix: 'SE',
    names: [
      ['飞织休闲鞋', 'Knit Casual Sneakers'],
      ['复古跑步鞋', 'Retro Running Shoes'],
    ],
    box: [34, 24, 13, 0.95],
    cost: 0.2,
    suppliers: ['泉州飞驰鞋业'],
  },
};

const OTHER_LINE: Line = {
  prefix: 'GD',
  names: [['日用品', 'Goods']],
  box: [20, 15, 5, 0.3],
  cost: 0.18,
  suppliers: ['义乌百汇日用'],
};

const COLORS: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['黑色', 'Black'],
  ['藏青', 'Navy'],
  ['米白', 'Ivory'],
  ['军绿', 'Olive'],
  ['灰色', 'Grey'],
  ['卡其', 'Khaki'],
];
const BRANDS = ['LUMOVA', 'NORDKIN', 'TERRAVIA'] as const;
const OWNERS = ['zhangwei', 'wangfang', 'liqiang', 'chenjing', 'liuyang', 'huangmin', 'yunying'] as const;
const CNY_PER_DOLLAR = 7.15;
const CUBIC_FOOT = 28_316.85;

/** Every SKU of the seller, the best sellers of each category first. The same size gives the same. */
export function generateArticles(size: SellerSize): Article[] {
  const articles = goods.flatMap((kind, index) => articlesOf(createRandom(100 + index), kind, size.styles(kind)));
  // Every beginning of the list holds all categories, so that a shop can carry the first so many.
  return articles.sort((a, b) => a.standing - b.standing || (a.product.sku < b.product.sku ? -1 : 1));
}

function articlesOf(random: Random, kind: Goods, styles: number): Article[] {
  const line = LINES[kind.category] ?? OTHER_LINE;
  const [low, high] = kind.price;
  return Array.from({ length: styles }, (_, index) => {
    const price = Math.round(low + ((index * 7) % styles) * ((high - low) / styles)) - 0.01;
    return styleOf(random, kind, line, { index, price, standing: index / styles });
  }).flat();
}

interface Style {
  index: number;
  price: number;
  standing: number;
}

function styleOf(random: Random, kind: Goods, line: Line, { index, price, standing }: Style): Article[] {
  const [name, englishName] = random.pick(line.names);
  const [color, englishColor] = random.pick(COLORS);
  const spu = `${line.prefix}${String(index + 1).padStart(3, '0')}`;
  const weightless = 0.9 + random.next() * 0.2;
  const shared = {
    spu,
    category: kind.category,
    color,
    brand: random.pick(BRANDS),
    state: stateOf(random, standing),
    owner: random.pick(OWNERS),
    purchaseCost: money(price * line.cost * CNY_PER_DOLLAR * (0.9 + random.next() * 0.2)),
    supplier: random.pick(line.suppliers),
    boxQty: random.pick([20, 24, 30, 40]),
    moq: random.pick([50, 100, 100, 200]),
    leadDays: random.whole(12, 35),
    transitDays: random.pick([12, 28, 35, 42]),
  };
  return kind.sizes.map(([size], at) => {
    const grown = 1 + at * 0.025;
    const [length, width, height, kilos] = line.box;
    const box = { length: one(length * grown), width: one(width * grown), height: one(height * grown) };
    const weight = Math.round(kilos * grown * weightless * 1000) / 1000;
    const volume = Math.round(((box.length * box.width * box.height) / CUBIC_FOOT) * 1e5) / 1e5;
    const single = kind.sizes.length === 1;
    const product: Product = {
      sku: single ? `${spu}-F` : `${spu}-${size}`,
      name: single ? `${name} ${color}` : `${name} ${color} ${size}`,
      ...shared,
      size,
      ...box,
      weight,
      volume,
      sizeTier: tierOf(box, weight),
      firstLegCost: money(weight * 9 + volume * 12),
      localQty: random.boolean(0.25) ? 0 : random.whole(0, 240),
      orderedQty: random.boolean(0.7) ? 0 : random.pick([100, 200, 300]),
    };
    return { product, price, englishName: `${englishName}, ${englishColor}${single ? '' : `, ${size}`}`, standing };
  });
}

function stateOf(random: Random, standing: number): Product['state'] {
  const state = random.next();
  if (standing > 0.8) return state < 0.3 ? 'stop' : state < 0.7 ? 'clear' : 'sale';
  return state < 0.12 ? 'new' : 'sale';
}

/** By the longest side and the weight, as the marketplaces do it. */
function tierOf(box: { length: number; width: number; height: number }, weight: number): SizeTier {
  const [longest = 0, , shortest = 0] = [box.length, box.width, box.height].sort((a, b) => b - a);
  if (longest <= 38 && shortest <= 2 && weight <= 0.45) return 'small_standard';
  if (longest <= 46 && shortest <= 20 && weight <= 9) return 'large_standard';
  if (longest <= 66 && weight <= 22) return 'small_oversize';
  return 'large_oversize';
}

function one(value: number): number {
  return Math.round(value * 10) / 10;
}

function money(value: number): number {
  return Math.round(value * 100) / 100;
}
