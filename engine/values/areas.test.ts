import { areaList } from '@vant/area-data';
import { describe, expect, test } from 'vitest';
import { area } from './area.ts';
import { areaItems, areaNamed, areasAt } from './areas.ts';

const items = areaItems(areaList);
const at = (level: 'province' | 'city' | 'region' | 'all') => ({ items, level });

describe('areas', () => {
  test('every area stands with its path, behind the one it belongs to', () => {
    expect(items.find(({ value }) => value === '330106')).toEqual({
      value: '330106',
      text: '浙江省/杭州市/西湖区',
      name: '西湖区',
      parent: '330100',
    });
    const places = new Map(items.map(({ value }, index) => [value, index]));
    for (const [index, { parent }] of items.entries()) if (parent) expect(places.get(parent)).toBeLessThan(index);
    expect(new Set(items.map(({ text }) => text)).size).toBeGreaterThan(3_000);
  });

  test.each(['浙江省杭州市西湖区', '浙江省/杭州市/西湖区', '浙江省 杭州市 西湖区', '浙江省-杭州市-西湖区', '330106'])(
    'is read however it is written: %s',
    (text) => {
      expect(area.fromText(text, at('region'))).toEqual({ ok: true, value: '330106' });
    },
  );

  test('a municipality need not be named twice', () => {
    expect(areaNamed(items, '北京市东城区')).toBe('110101');
    expect(areaNamed(items, '北京市/北京市/东城区')).toBe('110101');
  });

  test('what is written is read back, for every area', () => {
    const wrong = items.filter(({ value }) => {
      const back = area.fromText(area.toText(value, at('all')), at('all'));
      return !back.ok || back.value !== value;
    });
    expect(wrong).toEqual([]);
  });

  test('an area of another level, and no area, are refused', () => {
    expect(area.parse('330106', at('city'))).toEqual({ ok: false, reason: '不在可选范围内：330106' });
    expect(area.parse('330100', at('city'))).toEqual({ ok: true, value: '330100' });
    expect(area.parse('330000', at('all')).ok).toBe(true);
    expect(area.fromText('浙江省', at('region')).ok).toBe(false);
    expect(area.fromText('西湖区', at('region')).ok).toBe(false);
    expect(area.parse('西湖区', {})).toEqual({ ok: false, reason: '请选择地区' });
    expect(area.fromText(' ', at('region'))).toEqual({ ok: true, value: null });
  });

  test('a province without cities counts at every level', () => {
    const few = areaItems({
      province_list: { 710000: '台湾省', 330000: '浙江省' },
      city_list: { 330100: '杭州市' },
      county_list: {},
    });
    expect(areasAt(few, 'city').map(({ value }) => value)).toEqual(['710000', '330100']);
    expect(areasAt(few, 'province').map(({ value }) => value)).toEqual(['330000', '710000']);
  });
});
