import { expect, test } from 'vitest';
import { likeliest, misspelt, nearest } from './nearest.ts';

test.each([
  ['prodCode', ['product', 'productCode', 'code'], 'productCode'],
  ['quantity', ['qty', 'amount', 'sku'], 'qty'],
  ['totalAmount', ['amount', 'units'], 'amount'],
  ['ship_no', ['shop', 'shipmentNo', 'claimNo'], 'shipmentNo'],
  ['market/order-analysis', ['market/order', 'market/vc-order'], 'market/order'],
  ['demo/grid-line', ['demo/purchase-line', 'demo/purchase-arrival'], 'demo/purchase-line'],
  ['长度', ['格式校验', '长度与个数', '表格格式'], '长度与个数'],
  ['statsu', ['status', 'state'], 'status'],
])('%s is likeliest one of %j', (word, known, meant) => {
  expect(likeliest(word, known)).toBe(meant);
});

test.each([
  ['sku', ['code', 'name', 'price']],
  ['state', ['state']],
  ['orderDay', ['orderDate', 'orderTime', 'orderNo'].map((each) => `x${each}y`)],
])('%s is none of %j', (word, known) => {
  expect(likeliest(word, known)).toBeUndefined();
});

test('what two words share alike is no answer', () => {
  expect(likeliest('unitPrice', ['unitCost', 'unitWeight'])).toBeUndefined();
  expect(nearest('unitPrice', ['unitCost'])).toBeUndefined();
});

test.each([
  ['cancelRat', ['cancelRate', 'returnRate'], 'cancelRate'],
  ['cancelrate', ['cancelRate', 'returnRate'], 'cancelRate'],
  ['amuont', ['amount', 'account'], 'amount'],
  ['order', ['orders', 'adOrders'], 'orders'],
  ['netSale', ['netSales', 'adSales'], 'netSales'],
])('%s is one of %j with a slip', (word, known, meant) => {
  expect(misspelt(word, known)).toBe(meant);
});

test.each([
  ['cancelRate', ['returnRate']],
  ['orders', ['adOrders', 'orders']],
  ['minCost', ['maxCost']],
  ['last7', ['last30']],
  ['sales', ['rates']],
  ['totalAmount', ['amount']],
  ['costs', ['costa', 'costb']],
])('%s is no slip of any of %j', (word, known) => {
  expect(misspelt(word, known)).toBeUndefined();
});
