/** One wrong measure over `market/order`, as an author would write it. */
export interface WrongMeasure {
  value: string;
  whenZero?: 'empty' | 'zero';
  format?: 'percent';
  unit?: string;
  target?: number;
  /** The word that is due, where one is. */
  suggestion?: string;
}

const zero = { whenZero: 'empty' } as const;

/** Wrong arithmetic by its family. The measures that the model declares itself may be named. */
export const wrongMeasures: Readonly<Record<string, readonly WrongMeasure[]>> = {
  'units that differ': [
    { value: 'sum(row.amount) + sum(row.qty)' },
    { value: 'sum(row.amount) - count()' },
    { value: 'measure.amount + measure.units' },
    { value: 'measure.units + measure.orders' },
    { value: 'sum(row.amount) + 100' },
    { value: 'sum(row.amount + row.qty)' },
    { value: 'measure.averageOrder + count()', ...zero },
    { value: 'measure.amount * measure.amount' },
    { value: 'sum(row.amount * row.amount)' },
    { value: "sum(row.amount, row.currency == 'USD') + sum(row.amount, row.currency == 'INR')" },
    { value: "sum(row.amount) - sum(row.amount, row.currency == 'USD')" },
    { value: "sum(row.amount, row.currency == 'USD')", unit: 'INR' },
    { value: 'measure.orders', format: 'percent' },
    { value: 'measure.averageOrder', format: 'percent' },
    { value: 'measure.cancelRate', format: 'percent', unit: '件' },
  ],
  'ratios added': [
    { value: 'measure.cancelRate + measure.orders' },
    { value: 'measure.cancelRate + 5' },
    { value: 'measure.cancelRate + count() / measure.units', ...zero },
    { value: 'measure.averageOrder + measure.amount' },
    { value: 'measure.cancelRate * 100', format: 'percent' },
    { value: 'sum(row.amount / row.qty)', ...zero },
    { value: 'avg(row.amount / row.qty)', ...zero },
    { value: 'measure.cancelRate', format: 'percent', target: 10, suggestion: '0.1' },
  ],
  'columns outside': [
    { value: 'row.amount', suggestion: 'sum(row.amount)' },
    { value: 'row.amount / count()', ...zero, suggestion: 'sum(row.amount)' },
    { value: 'sum(row.amount) / row.qty', ...zero, suggestion: 'sum(row.qty)' },
    { value: 'row.amount * row.qty' },
  ],
  'figures of figures': [
    { value: 'sum(sum(row.qty))' },
    { value: 'max(count())' },
    { value: 'avg(sum(row.qty) + 1)' },
    { value: 'count(sum(row.qty) > 3)' },
    { value: 'sum(measure.orders)' },
  ],
  'nothing said of zero': [
    { value: 'sum(row.amount) / count()', suggestion: '"whenZero": "empty"' },
    { value: 'measure.cancelledOrders / measure.orders', suggestion: '"whenZero": "empty"' },
    { value: 'sum(row.qty) / 0', ...zero },
  ],
  'columns that do not add up': [
    { value: 'sum(row.orderId)' },
    { value: 'sum(row.orderDate)' },
    { value: 'avg(row.status)' },
    { value: 'sum(row.b2b)' },
    { value: 'max(row.category)' },
    { value: 'sum(row.qty * row.size)' },
    { value: 'max(row.orderDate) - min(row.orderDate)' },
  ],
  'names that are not there': [
    { value: 'sum(row.amuont)', suggestion: 'amount' },
    { value: 'countDistinct(row.orderid)', suggestion: 'orderId' },
    { value: 'totl(row.qty)' },
    { value: 'average(row.qty)', suggestion: 'avg' },
    { value: 'count_distinct(row.orderId)', suggestion: 'countDistinct' },
    { value: 'measure.cancelrate', suggestion: 'cancelRate' },
    { value: "sum(row.qty, row.statsu == 'Cancelled')", suggestion: 'status' },
    { value: "sum(row.qty, row.status == 'Canceled')", suggestion: 'Cancelled' },
    { value: "sum(row.qty, row.qty == 'viel')" },
    { value: "sum(row.qty, row.status = 'Cancelled')", suggestion: "sum(row.qty, row.status == 'Cancelled')" },
    { value: "countif(row.status == 'Cancelled')" },
    { value: "sum(row.qty) where row.status == 'Cancelled'" },
    { value: "sum(row.qty, row.orderDate > '2026-13-01')" },
    { value: 'sum(row.qty' },
    { value: 'sum(qty)' },
    { value: 'sum(1)', suggestion: 'count()' },
  ],
  'a circle': [{ value: 'measure.wrong + 1' }],
};

/** Measures that are right, though they look like wrong ones. */
export const rightMeasures: readonly WrongMeasure[] = [
  { value: '1 - measure.cancelRate', format: 'percent' },
  { value: 'measure.orders - measure.cancelledOrders' },
  { value: "measure.orders - countDistinct(row.orderId, row.status == 'Pending')" },
  { value: 'sum(row.amount * row.qty) / sum(row.qty)', ...zero },
  { value: "sum(row.amount, row.status != 'Cancelled') / sum(row.amount)", ...zero, format: 'percent' },
  { value: 'measure.amount / measure.units', ...zero },
  { value: 'sum(row.amount) * 1.17' },
  { value: 'measure.cancelRate * 100' },
  { value: 'sum(row.qty) / 12' },
  { value: 'avg(row.qty)' },
  { value: 'max(row.orderDate)' },
  { value: "count(row.status in ['Pending', 'Cancelled'] && !(row.qty > 3))" },
  { value: "count(row.remark != null && row.b2b == 'Y')" },
  { value: "sum(row.amount, row.currency == 'USD') - sum(row.amount, row.currency == 'USD' && row.qty > 1)" },
  { value: 'measure.amount * measure.cancelRate' },
  { value: 'measure.cancelRate - measure.cancelledOrders / measure.units', ...zero },
];
