import { expect, test } from 'vitest';
import { emptiedValues, popupComplaint, popupParams, popupValues } from './popupValues.ts';

const column = { picker: 'market/products', orgFields: ['name', 'stock'], destFields: ['product', 'amount'] };

test('fields are filled pair by pair; 0 is a value, empty is none, several are comma-joined', () => {
  expect(popupValues(column, [{ name: '甲', stock: 0 }])).toEqual({ product: '甲', amount: 0 });
  const rows = [{ name: '甲', stock: 0 }, { name: null, stock: 5 }, { name: '乙' }];
  expect(popupValues(column, rows)).toEqual({ product: '甲,乙', amount: '0,5' });
  expect(popupValues(column, [{ name: '' }])).toEqual({ product: null, amount: null });
  expect(emptiedValues(column)).toEqual({ product: null, amount: null });
});

test('parameters of the report come from the row they are chosen for; what is empty is not sent', () => {
  const asking = { ...column, paramFields: { region: 'city', least: 'amount', day: 'date' } };
  expect(popupParams(asking, { city: 'Mumbai', amount: 0, date: null })).toEqual({ region: 'Mumbai', least: '0' });
  expect(popupParams(asking)).toEqual({});
  expect(popupParams(column, { city: 'Mumbai' })).toEqual({});
});

test('a pop-up that is not set up says so', () => {
  expect(popupComplaint(column)).toBeUndefined();
  expect(popupComplaint({ ...column, picker: '' })).toBe('popup参数未正确配置!');
  expect(popupComplaint({ picker: 'a' })).toBe('popup参数未正确配置!');
  expect(popupComplaint({ ...column, destFields: ['product'] })).toBe('popup参数未正确配置,原始值和目标值数量不一致!');
});
