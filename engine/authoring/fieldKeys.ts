import { camelCase, isMemberName, systemFields } from '../names.ts';

/** Headings that are written in many files. */
const GLOSSARY: Readonly<Record<string, string>> = {
  序号: 'lineNo',
  编号: 'number',
  单号: 'orderNo',
  订单号: 'orderNo',
  订单编号: 'orderNo',
  编码: 'code',
  代码: 'code',
  名称: 'name',
  姓名: 'name',
  标题: 'title',
  类型: 'kind',
  类别: 'category',
  品类: 'category',
  分类: 'category',
  品牌: 'brand',
  品名: 'productName',
  商品: 'product',
  商品名称: 'productName',
  产品: 'product',
  规格: 'spec',
  型号: 'model',
  单位: 'unit',
  数量: 'qty',
  单价: 'price',
  价格: 'price',
  金额: 'amount',
  总金额: 'totalAmount',
  合计: 'total',
  成本: 'cost',
  费用: 'fee',
  税率: 'taxRate',
  比例: 'ratio',
  折扣: 'discount',
  币种: 'currency',
  货币: 'currency',
  汇率: 'rate',
  状态: 'status',
  日期: 'day',
  时间: 'moment',
  年份: 'year',
  月份: 'month',
  下单日期: 'orderDate',
  开始日期: 'startDate',
  结束日期: 'endDate',
  店铺: 'shop',
  站点: 'site',
  仓库: 'warehouse',
  供应商: 'supplier',
  客户: 'customer',
  联系人: 'contact',
  电话: 'phone',
  手机: 'mobile',
  手机号: 'mobile',
  邮箱: 'email',
  地址: 'address',
  国家: 'country',
  省份: 'province',
  城市: 'city',
  部门: 'department',
  负责人: 'owner',
  备注: 'remark',
  说明: 'note',
  描述: 'description',
};

const RESERVED: ReadonlySet<string> = new Set([...systemFields.map(({ key }) => key), 'tenantId']);

/** Gives every heading a key of its own; `known` are keys by the titles fields of the project have. */
export function keysOf(
  headings: readonly string[],
  known: ReadonlyMap<string, string>,
): { key: string; guessed: boolean }[] {
  const taken = new Set<string>();
  return headings.map((heading, index) => {
    const title = heading.trim();
    const wished = GLOSSARY[title] ?? known.get(title) ?? wordsKey(title);
    const usable = wished !== undefined && !isMemberName(wished);
    const own = usable
      ? RESERVED.has(wished)
        ? `source${wished.charAt(0).toUpperCase()}${wished.slice(1)}`
        : wished
      : `field${index + 1}`;
    const key = taken.has(own) ? `field${index + 1}` : own;
    taken.add(key);
    return { key, guessed: key !== wished };
  });
}

/** `Order ID (US)` → `orderIdUs`; undefined where there are no Latin letters to make it of. */
function wordsKey(title: string): string | undefined {
  const words =
    title
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const key = camelCase(words.join('_')).slice(0, 40);
  // What is said in Chinese beside them is lost in a key.
  return /^[a-z][A-Za-z0-9]*$/.test(key) && !/[\u3400-\u9fff]/.test(title) ? key : undefined;
}
