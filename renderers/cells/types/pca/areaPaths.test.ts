import { expect, test } from 'vitest';
import { areaItems } from '../../../../engine/values/areas.ts';
import { areaOptions, areaPath } from './areaPaths.ts';

const items = areaItems({
  province_list: { 330000: '浙江省', 710000: '台湾省' },
  city_list: { 330100: '杭州市' },
  county_list: { 330106: '西湖区' },
});

test('options go down to the level and no further', () => {
  expect(areaOptions(items, 'city')[0]).toEqual({
    value: '330000',
    label: '浙江省',
    children: [{ value: '330100', label: '杭州市' }],
  });
  expect(areaOptions(items, 'region')[0]?.children?.[0]?.children).toEqual([{ value: '330106', label: '西湖区' }]);
  expect(areaOptions(items, 'province')).toEqual([
    { value: '330000', label: '浙江省' },
    { value: '710000', label: '台湾省' },
  ]);
});

test('a code has its path, an unknown one none', () => {
  expect(areaPath(items, '330106')).toEqual(['330000', '330100', '330106']);
  expect(areaPath(items, '999999')).toEqual([]);
});
