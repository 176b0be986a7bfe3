import type { ChoiceItem } from '../../../engine/clipboard/cellText.ts';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellServices, PickedDepartment } from '../../services/CellServices.ts';
import type { AskedNames, CellColumn } from '../Cell.ts';
import { pickerOf } from '../drawing/nameMarks.ts';
import { inputText } from '../drawing/text.ts';
import { namesIn } from './treeItems.ts';

/** So many names fit into one question. */
const AT_ONCE = 50;

/** What a column's picker knows by these names, or by what it stores of them: two of one name are both there. */
export async function pickerItems(
  services: CellServices,
  column: CellColumn & ColumnKeys<'picker'>,
  { texts }: AskedNames,
): Promise<readonly ChoiceItem[]> {
  const id = pickerOf(column) ?? '';
  const { value, text, tree } = await services.picker(id);
  const itemOf = (row: Row): ChoiceItem => ({ value: inputText(row[value]), text: inputText(row[text]) });
  if (tree === 'chosen') return departmentRows(await services.departments(new AbortController().signal)).map(itemOf);
  const names = namesIn(texts);
  const questions: Promise<readonly Row[]>[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const asked = names.slice(start, start + AT_ONCE);
    const { signal } = new AbortController();
    questions.push(services.pickerRecords(id, asked, signal), services.pickerNamed(id, asked, signal));
  }
  return (await Promise.all(questions)).flat().map(itemOf);
}

function departmentRows(departments: readonly PickedDepartment[]): Row[] {
  return departments.flatMap(({ children, ...department }) => [department, ...departmentRows(children)]);
}
