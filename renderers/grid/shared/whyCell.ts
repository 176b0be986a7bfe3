import type { PlanColumn } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { WhyPart } from '../../services/why.ts';
import type { CellMenuItem } from './CellMenu.tsx';

type Column = Pick<PlanColumn, 'key' | 'title'>;

/** The entry of a cell's menu that asks why it is as it is. */
export function whyItem(
  ask: ((part: WhyPart) => void) | undefined,
  column: Column | undefined,
  row: Row | undefined,
): CellMenuItem[] {
  if (!ask || !column) return [];
  const { key: code, title } = column;
  return [{ key: 'why', label: '为什么这样', keys: 'Alt+点击', act: () => ask({ kind: 'column', code, title, row }) }];
}
