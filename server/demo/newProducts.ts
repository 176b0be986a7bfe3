import { createRandom, type Random } from './random.ts';

/** A new product in the works, with its sub-tables. */
export interface NewProduct {
  record: Record<string, string | number | null>;
  lines: Record<string, string | number | null>[];
  notes: Record<string, string | number | null>[];
}

/** An article on stock that a picker offers. */
export interface Article {
  code: string;
  name: string;
  category: string;
  price: number;
  stock: number;
}

interface Kind {
  prefix: string;
  seasons: readonly [string, ...string[]];
  category: string;
  names: readonly [string, ...string[]];
  material: readonly [string, ...string[]];
  price: readonly [number, number];
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    prefix: 'TS',
    seasons: ['spring', 'summer'],
    category: 'T-shirt',
    names: ['印花短袖T恤', '重磅纯色T恤', '落肩宽松T恤', '冰感速干T恤'],
    material: ['纯棉', '莫代尔'],
    price: [12, 26],
  },
  {
    prefix: 'CS',
    seasons: ['spring', 'summer', 'autumn'],
    category: 'Shirt',
    names: ['亚麻古巴领衬衫', '免烫商务衬衫', '格纹法兰绒衬衫', '牛仔工装衬衫'],
    material: ['亚麻', '纯棉', '牛仔'],
    price: [22, 48],
  },
  {
    prefix: 'PT',
    seasons: ['spring', 'summer', 'autumn', 'winter'],
    category: 'Trousers',
    names: ['束脚工装裤', '直筒休闲裤', '弹力修身西裤', '抽绳亚麻长裤'],
    material: ['涤纶', '纯棉', '亚麻'],
    price: [25, 55],
  },
  {
    prefix: 'BZ',
    seasons: ['autumn', 'winter'],
    category: 'Blazzer',
    names: ['一粒扣休闲西装', '羊毛混纺大衣', '双排扣短款西装'],
    material: ['羊毛混纺', '涤纶'],
    price: [59, 140],
  },
  {
    prefix: 'SH',
    seasons: ['spring', 'autumn'],
    category: 'Shoes',
    names: ['轻便网面跑鞋', '帆布一脚蹬', '切尔西短靴'],
    material: ['涤纶', '牛仔'],
    price: [29, 79],
  },
];

const places: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['CN', 'CN-GD', 'CN-SZX'],
  ['CN', 'CN-GD', 'CN-CAN'],
  ['CN', 'CN-GD', 'CN-DGG'],
  ['CN', 'CN-ZJ', 'CN-YIW'],
  ['CN', 'CN-ZJ', 'CN-NGB'],
  ['CN', 'CN-FJ', 'CN-JJN'],
  ['CN', 'CN-JS', 'CN-NTG'],
  ['JP', 'JP-27', 'JP-OSA'],
  ['US', 'US-CA', 'US-LAX'],
  ['DE', 'DE-BY', 'DE-NUE'],
  ['GB', 'GB-ENG', 'GB-MAN'],
];

const styles = ['复古', '极简', '街头', '户外', '通勤', '学院', '度假'] as const;
const sellings = [
  '面料亲肤不起球，机洗二十次不变形；\n三种版型可选，尺码表按美码实测',
  '领口双针车线，肩部加固；\n主图突出垂感，副图放尺码对比',
  '无骨缝制，吊牌可撕；\n评论区常问的透不透，加一张背光图',
  '腰部隐形抽绳，胖瘦都能穿；\n可机洗，不掉色',
] as const;
const rivals = [
  '同类前十名均价低两美元，但评分只有四点一，主要差评是缩水与色差',
  '头部卖家以三件装出售，单件折算更便宜，我们以面料克重和做工区别',
  '竞品主打抗皱，实测一般；可以在视频里做揉皱对比',
  '新进卖家较多，价格战明显，建议只做两个主推色',
] as const;
const remarks = [
  '等第二版样衣',
  '船期紧，走空派',
  '颜色以潘通色号为准',
  '旺季前备货',
  '与设计确认印花版权',
  null,
  null,
  null,
] as const;
const labelsOf = ['新款;夏季', '爆款潜力', '环保面料;慢返', '亲子系列', '清仓替补;低价', '秋冬'] as const;
const contents = [
  '工厂报价已到，比上次降了百分之三',
  '样衣肩线偏前一厘米，退回修改',
  '面料色牢度检测通过，报告在附件',
  '与货代确认交期，月底前可上船',
  '拍摄排期已定，模特两位',
  '财务核过成本，毛利达标',
] as const;
const items = ['头样', '二样', '产前样', '齐色样', '船样'] as const;
const owners = ['admin', 'yunying', 'yunying', 'caiwu'] as const;
const stages = [
  ['sample', 5],
  ['idea', 4],
  ['order', 3],
  ['sale', 4],
  ['stop', 1],
] as const;
const progressOf: Readonly<Record<string, readonly [number, number]>> = {
  idea: [0, 15],
  sample: [20, 55],
  order: [60, 85],
  sale: [100, 100],
  stop: [10, 70],
};

/** Articles on stock; the same for the same seed. */
export function generateArticles(seed: number, count: number): Article[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(kinds);
    const price = priceOf(random, kind);
    const name = `${random.pick(styles)}${random.pick(kind.names)}`;
    return { code: `P${String(1001 + index)}`, name, category: kind.category, price, stock: random.whole(0, 1800) };
  });
}

/** New products in their order; `pictures` are stored paths to choose from. The same for the same seed. */
export function generateNewProducts(
  seed: number,
  count: number,
  articles: readonly [Article, ...Article[]],
  pictures: readonly string[],
): NewProduct[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const record = newProduct(random, index, articles, pictures);
    return { record, lines: linesOf(random, Number(record.cost)), notes: notesOf(random) };
  });
}

function newProduct(
  random: Random,
  index: number,
  articles: readonly [Article, ...Article[]],
  pictures: readonly string[],
) {
  const kind = random.pick(kinds);
  const price = priceOf(random, kind);
  const qty = random.whole(2, 40) * 50;
  const stage = random.weighted(stages);
  const [low, high] = progressOf[stage] ?? [0, 0];
  const [country, province, city] = random.pick(places);
  const article = random.pick(articles);
  const [from, to] = stage === 'sale' ? [-90, -1] : stage === 'stop' ? [-40, 60] : [7, 120];
  const launch = dayText(random.whole(from, to));
  const sampled = stage !== 'idea';
  return {
    orderNum: index + 1,
    name: `${random.pick(styles)}${random.pick(kind.names)}`,
    sku: `${kind.prefix}-${String(100 + index * 7).padStart(5, '0')}`,
    stage,
    category: kind.category,
    sizes: kind.prefix === 'SH' ? null : random.pick(['S,M,L', 'S,M,L,XL', 'M,L,XL,XXL', 'XS,S,M']),
    material: random.pick(kind.material),
    season: random.pick(kind.seasons),
    pictures: pictures.length > 0 && random.boolean(0.8) ? random.pick([pictures[0] ?? '', ...pictures]) : null,
    qty,
    price,
    cost: Math.round(price * (0.22 + random.next() * 0.25) * 100) / 100,
    amount: Math.round(qty * price * 100) / 100,
    currency: country === 'JP' ? 'JPY' : country === 'GB' ? 'GBP' : country === 'DE' ? 'EUR' : 'USD',
    country,
    province,
    city,
    ...(random.boolean(0.6)
      ? { product: article.name, productCode: article.code }
      : { product: null, productCode: null }),
    phone: random.boolean(0.7) ? `13${random.whole(100_000_000, 999_999_999)}` : null,
    owner: random.pick(owners),
    departs: random.pick(['A01A01', 'A01A01,A01A03', 'A01A02', 'A01A02,A01A04']),
    progress: random.whole(low, high),
    launchDate: launch,
    sampledAt: sampled ? `${dayText(random.whole(-200, -91))} ${clockText(random)}:00` : null,
    shootAt: sampled && random.boolean(0.5) ? `${clockText(random)}:00` : null,
    hot: random.boolean(0.2) ? 'Y' : 'N',
    checked: stage === 'sale' || random.boolean(0.2) ? 'Y' : 'N',
    urgent: random.boolean(0.1) ? 'Y' : 'N',
    labels: random.boolean(0.7) ? random.pick(labelsOf) : null,
    tracking: sampled ? `SF${random.whole(1_000_000, 9_999_999)}${random.whole(100_000, 999_999)}` : null,
    contract: null,
    files: null,
    selling: random.pick(sellings),
    rival: random.pick(rivals),
    source: random.pick(['展会', '表格录入', '供应商推荐', '竞品跟踪']),
    remark: random.pick(remarks),
    batchNo: '2026',
  };
}

function priceOf(random: Random, { price: [low, high] }: Kind): number {
  return random.whole(low, high) - 0.01;
}

function linesOf(random: Random, cost: number): NewProduct['lines'] {
  return items.slice(0, random.whole(0, items.length)).map((item, index) => {
    const qty = random.whole(1, 6);
    const price = Math.round(cost * (1.5 + random.next()) * 100) / 100;
    return {
      orderNum: index + 1,
      item,
      size: random.pick(['S', 'M', 'L', 'XL']),
      qty,
      price,
      amount: Math.round(qty * price * 100) / 100,
      arriveOn: dayText(-150 + index * 20 + random.whole(0, 9)),
      passed: random.boolean(0.6) ? 'Y' : 'N',
    };
  });
}

function notesOf(random: Random): NewProduct['notes'] {
  return Array.from({ length: random.whole(0, 3) }, (_, index) => ({
    notedOn: dayText(-120 + index * 25 + random.whole(0, 12)),
    noter: random.pick(owners),
    content: random.pick(contents),
    important: random.boolean(0.2) ? 'Y' : 'N',
  }));
}

/** The day that lies so many days from the demo's present. */
function dayText(days: number): string {
  return new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10);
}

function clockText(random: Random): string {
  return `${String(random.whole(9, 18)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}`;
}
