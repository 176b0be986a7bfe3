import { areaList } from '@vant/area-data';
import { type AreaItem, areaItems } from '../../engine/values/areas.ts';

const made: { items?: readonly AreaItem[] } = {};

/** Provinces, cities and districts of China; made once, when the first is asked for. */
export function chinaAreas(): readonly AreaItem[] {
  made.items ??= areaItems(areaList);
  return made.items;
}
