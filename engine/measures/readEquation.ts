import type { RowCondition, RowNumber } from '../plan/measure.ts';
import { sentences } from '../problems.ts';
import { MeasureFault, refusedExpression, unreadable } from './MeasureFault.ts';
import { expressionsOver, isShare, type MeasureColumns, readCondition, readRowNumber } from './readRows.ts';
import { treeOf } from './treeOf.ts';
import { sameUnits, unitsText } from './units.ts';

/** Which rows are looked at. Throws MeasureFault. */
export function readWhen(source: string, columns: MeasureColumns): RowCondition {
  const checked = expressionsOver(columns).check(source, 'bool');
  if (!checked.ok) throw refusedExpression(source, checked);
  return readCondition(treeOf(source), columns);
}

/** Two numbers of a row that are one: `row.opening + row.inbound == row.closing`. Throws MeasureFault. */
export function readEquation(source: string, columns: MeasureColumns): { left: RowNumber; right: RowNumber } {
  const tree = treeOf(source);
  if (tree.op !== '==') throw unreadable({ start: 0 }, '这里要写 左边 == 右边', source);
  const [one, other] = [readRowNumber(tree.args[0], columns), readRowNumber(tree.args[1], columns)];
  const [left, right] = [one.quantity, other.quantity];
  const written = left.literal ?? right.literal;
  if (left.literal !== undefined && right.literal !== undefined)
    throw unreadable(tree, '两边至少有一边要有一列', source);
  const differ = !sameUnits(left.units, right.units) && written !== 0;
  const mixed = left.ratio !== right.ratio && !isShare(left) && !isShare(right);
  if (differ || mixed) {
    const reason = differ ? `${unitsText(left.units)} 与 ${unitsText(right.units)}` : '百分比与普通的数';
    throw new MeasureFault(
      'measure-units',
      sentences['measure-units'](reason, source, '请改成同一单位的列'),
      tree.start,
    );
  }
  return { left: one.number, right: other.number };
}
