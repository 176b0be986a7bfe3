import { areaList } from '@vant/area-data';
import { type AreaItem, areaItems } from '../../engine/values/areas.ts';

/** Provinces, cities and districts of China. A part of its own: only pages that show areas load it. */
export function chinaAreas(): AreaItem[] {
  return areaItems(areaList);
}
