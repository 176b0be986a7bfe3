import { createRandom } from './random.ts';

/** What records of the forms refer to. */
export interface Referred {
  /** Ids of categories. */
  categories: readonly [string, ...string[]];
  /** Codes and names of new products. */
  products: readonly [Product, ...Product[]];
}

interface Product {
  sku: string;
  name: string;
}

type Record = Readonly<globalThis.Record<string, string | number | null>>;

const users = ['zhangwei', 'wangfang', 'liqiang', 'chenjing', 'liuyang', 'zhaolei', 'huangmin', 'zhoujie'] as const;
const departments = ['A01A01', 'A01A02', 'A01A01,A01A02', 'A01A04'] as const;
const areas = ['440305', '330106', '310115', '110105', '510104', '350203', '320505'] as const;
const shelves = ['SH-B-01', 'SH-B-04', 'SZ-B-02', 'SZ-A', 'IN-B-03'] as const;
const crons = ['0 0 9 * * ?', '0 30 8 ? * MON-FRI', '0 0 2 1 * ?', '0 0/30 9-18 * * ?'] as const;
const goods = [
  ['夏季短袖补货', 'T-shirt', 'S,M,L'],
  ['商务衬衫首单', 'Shirt', 'M,L,XL'],
  ['秋季西装外套打样', 'Blazzer', 'M,L'],
  ['直筒长裤翻单', 'Trousers', 'S,M,L,XL'],
  ['节日香水礼盒', 'Perfume', null],
  ['运动袜三双装', 'Socks', 'S,M'],
  ['真皮短款钱包', 'Wallet', null],
  ['轻便跑鞋试销', 'Shoes', null],
  ['亚麻衬衫清仓', 'Shirt', 'S,XL'],
  ['冰感T恤上新', 'T-shirt', 'XS,S,M'],
  ['弹力西裤加急', 'Trousers', 'M,L'],
  ['羊毛袜冬季备货', 'Socks', 'M'],
] as const;

/** A value for each rule of the form. */
const checked = {
  mobile: '13800138000',
  username: 'zhang_san',
  email: 'zhang@example.com',
  natural: '12',
  letters: 'Linen',
  landline: '0755-26001234',
  bankCard: '6222020200112233445',
  idNumber: 'E12345678',
  nationalId: '11010519491231002X',
  qq: '123456',
  website: 'https://example.com',
  shortCode: 'Abc1',
  fullName: '张三',
  numbers: '1001\n1002',
  comment: '面料好',
  atLeast: 'weft2026',
  atMost: '亚麻',
  fewest: 'S,M',
  mostDays: '6,7',
  digits: '123456',
  anything: '亚麻衬衫首单',
  word: 'summer',
  address: 'https://example.com/a',
  mail: 'zhang@example.com',
  phone: '16612345678',
  postcode: '518000',
  initials: 'YM',
  figure: '-1.5',
  whole: '12',
  sum: '12.50',
} as const;

const two = (number: number) => String(number).padStart(2, '0');

/** Records for the form that shows every widget; the same every time. */
export function formRecords({ categories, products }: Referred): Record[] {
  const random = createRandom(11);
  return goods.map(([name, category, sizes], index) => {
    const [qty, price] = [random.whole(2, 60) * 10, random.whole(800, 9900) / 100];
    const custom = index % 4 === 2;
    const day = two(1 + index * 2);
    const product = random.pick(products);
    return {
      name,
      code: `FM-${String(101 + index)}`,
      kind: custom ? 'custom' : 'stock',
      source: 'demo',
      stage: random.pick(['idea', 'sample', 'order', 'sale', 'stop']),
      owner: random.pick(users),
      departs: random.pick(departments),
      orgCode: 'A01',
      qty,
      price,
      amount: Math.round(qty * price * 100) / 100,
      discount: custom ? 'Y' : 'N',
      discountRate: custom ? 0.8 : null,
      progress: random.whole(0, 20) * 5,
      currency: random.pick(['USD', 'EUR', 'GBP']),
      startDate: `2026-11-${day}`,
      endDate: `2026-12-${day}`,
      plannedAt: `2026-11-${day} 10:30:00`,
      dailyAt: '09:00:00',
      schedule: random.pick(crons),
      category,
      sizes: custom ? sizes : null,
      product: product.name,
      productCode: product.sku,
      roles: 'purchaser',
      position: 'purchase_manager',
      area: random.pick(areas),
      place: random.pick(shelves),
      goodsClass: random.pick(categories),
      business: product.sku,
      weekdays: random.pick(['1,3,5', '2,4', '1']),
      urgent: index % 3 === 0 ? 'Y' : 'N',
      checked: index % 2 === 0 ? 'Y' : 'N',
      labels: '新品;热卖',
      verified: 'Y',
      tracking: `SF${1_400_230_000 + index}`,
      selling: '面料透气，版型显瘦；提供加大码',
      rival: '同类商品均价低两美元，评分四点一，主要差评是缩水与色差',
      remark: `${name}，按周复盘一次。`,
      story: `<p><strong>${name}</strong>：先小单试销，再看转化。</p>`,
      manual: `## ${name}\n\n- 核对样衣\n- 确认包装`,
      script: "select 'FM' as kind",
      sku: `FM-${String(101 + index)}`,
      opening: '由 张伟 于 2026-11-01 建立',
      year: '2026-01-01',
      month: '2026-11-01',
      week: '2026-11-16',
      quarter: '2026-10-01',
      patrol: '0 0 8 ? * MON',
      shipFrom: random.pick(areas),
      ...checked,
    };
  });
}

const events = [
  '大促分工',
  '新品选样',
  '季末清仓',
  '客诉复盘',
  '仓库盘点',
  '广告预算',
  '供应商对账',
  '年货备货',
  '包装改版',
  '退货处理',
] as const;

/** Records for the form that shows every picker; the same every time. */
export function pickerRecords({ categories, products }: Referred): Record[] {
  const random = createRandom(12);
  return events.map((name, index) => {
    const [first, second] = [random.pick(products), random.pick(products)];
    const [one, other] = [random.pick(categories), random.pick(categories)];
    return {
      name,
      owner: random.pick(users),
      members: users.slice(index % 4, (index % 4) + 3).join(','),
      contact: random.pick(users),
      depart: random.pick(['A01A01', 'A01A02', 'A01A03', 'A01A04']),
      departs: random.pick(departments),
      teams: 'A01A01,A01A04',
      role: random.pick(['purchaser', 'warehouse']),
      roles: 'purchaser,service',
      position: random.pick(['product_manager', 'accountant']),
      positions: 'purchase_manager,warehouse_keeper',
      goodsClass: one,
      goodsClasses: [...new Set([one, other])].join(','),
      sku: first.sku,
      skus: [...new Set([first.sku, second.sku])].join(','),
      product: first.name,
      productCode: first.sku,
      productPrice: random.whole(900, 9000) / 100,
      productStock: random.whole(0, 1800),
      states: random.pick(['CA、NY', 'TX', 'AZ、CO']),
    };
  });
}
