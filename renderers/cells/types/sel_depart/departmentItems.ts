import type { ChoiceItem } from '../../../../engine/clipboard/cellText.ts';
import type { CellServices, PickedDepartment } from '../../../services/CellServices.ts';
import type { CellRow, ColumnOf } from '../../Cell.ts';
import { pickerOf } from '../../drawing/nameMarks.ts';
import { inputText } from '../../drawing/text.ts';

/** All departments, by what the column's picker stores and shows of them. */
export async function departmentItems(services: CellServices, column: ColumnOf<'sel_depart'>): Promise<ChoiceItem[]> {
  const { value, text } = await services.picker(pickerOf(column) ?? 'department');
  const items = (departments: readonly PickedDepartment[]): ChoiceItem[] =>
    departments.flatMap(({ children, ...department }) => {
      const row: CellRow = department;
      return [{ value: inputText(row[value]), text: inputText(row[text]) }, ...items(children)];
    });
  return items(await services.departments(new AbortController().signal));
}
