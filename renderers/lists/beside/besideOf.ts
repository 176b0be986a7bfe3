import { withValue } from '../../../engine/lists/query.ts';
import type { PlanBeside } from '../../../engine/plan/beside.ts';
import type { PlanForm, PlanQueryItem } from '../../../engine/plan/Plan.ts';
import type { CellContext } from '../../cells/Cell.ts';
import type { useList } from '../useList.ts';

/** What stands beside a list: whose choices, which of them is chosen, and how another is. */
export interface Beside extends Pick<PlanBeside, 'title' | 'search'> {
  /** Of the list. */
  code: string;
  /** In px, until somebody changes it. */
  width: number;
  /** The item of the query that is answered here. */
  item: PlanQueryItem;
  /** Absent: all. */
  value: string | undefined;
  cells: CellContext;
  choose: (value: string | undefined) => void;
}

/** What stands beside the list; undefined where its plan says nothing of it, or the person may not see the field. */
export function besideOf(
  list: ReturnType<typeof useList>,
  query: readonly PlanQueryItem[],
): { beside?: Beside; asked: readonly PlanQueryItem[] } {
  const { beside, code, cells, state } = list;
  const item = beside && query.find(({ key }) => key === beside.key);
  if (beside === undefined || item === undefined) return { asked: query };
  const choose = (value: string | undefined) => list.search(withValue(list.state.values, beside.key, value));
  return {
    beside: { ...beside, code, cells, item, value: state.values[beside.key], choose },
    asked: query.filter((each) => each !== item),
  };
}

/** What a new record begins with: the choice beside the list, where the form can hold it by itself. */
export function presetOf(
  { beside, state }: Pick<ReturnType<typeof useList>, 'beside' | 'state'>,
  fields: PlanForm['fields'],
): { [key: string]: string } | undefined {
  const value = beside && state.values[beside.key];
  const field = fields.find(({ key }) => key === beside?.key);
  // A name that another field receives is only known to whoever chooses.
  if (!value || field === undefined || field.readOnly || 'textField' in field) return undefined;
  return { [field.key]: value };
}
