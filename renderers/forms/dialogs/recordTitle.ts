import type { RecordsPlan } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellContext } from '../../cells/Cell.ts';
import { showText } from '../../cells/show.ts';

/** More of a name than this says no more; characters. */
const NAME_LENGTH = 25;

/** What a record's window is called: what is done, to what, and to which; `row` is null while nobody knows. */
export function recordTitle(
  { recordTitle: what, ...plan }: RecordsPlan,
  mode: 'add' | 'edit' | 'detail',
  row: Row | null,
  cells: CellContext,
): string {
  if (mode === 'add') return `新增${what}`;
  const tree = 'tree' in plan ? plan.tree : undefined;
  const key = tree?.text ?? plan.columns.find(({ hidden }) => !hidden)?.key;
  const column = plan.columns.find((each) => each.key === key);
  const name = row && column ? showText(row[column.key], column, cells) : '';
  const whose = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name;
  return `${mode === 'edit' ? `编辑${what}` : `${what}详情`} ${whose}`.trim();
}
