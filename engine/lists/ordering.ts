import type { PlanSort } from '../plan/Plan.ts';
import type { ListState } from './listState.ts';
import { isFiltered } from './requests.ts';

/** How a list that is ordered by hand stands. */
export interface Ordering {
  /** Why rows cannot be moved now, for people; absent: they can. */
  refusal?: string;
  /** The place of the page's first row in the whole list, from 1. */
  first: number;
  /** The page shows the whole list: rows can be counted from 1 and put in between. */
  whole: boolean;
}

/** Rows can be moved where they stand in their order; `key` names the field with the numbers. */
export function orderingOf(
  { key, title, sort: own }: { key: string; title: string; sort: PlanSort | undefined },
  state: ListState,
  total: number,
): Ordering {
  const { sort = own, pageNo, pageSize } = state;
  const ordered = sort?.key === key && sort.order === 'asc';
  const first = 1 + (pageNo - 1) * pageSize;
  if (!ordered) return { first, whole: false, refusal: `按“${title}”升序显示时才能移动行，请先取消其他排序` };
  return { first, whole: !isFiltered(state) && pageNo === 1 && total <= pageSize };
}
