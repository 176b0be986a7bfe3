import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { createPlanTable, type TableUser } from '../../grid/edit/rows/createPlanTable.ts';
import type { FormSubTable, FormSubTables } from './FormSubTables.ts';

type Rows = Record<string, Json>[];

/** Opens the sub-tables of a form over `rows`; `unsaved`: they are not what the record carries. */
export function createSubTables(form: PlanForm, rows: Row, unsaved: boolean, user: TableUser): FormSubTables {
  const tables = form.subTables.map((plan): FormSubTable => {
    const table = createPlanTable(plan, user);
    table.load((rows[plan.key] as Rows | undefined) ?? []);
    return { plan, table, grid: { current: null } };
  });
  return {
    tables,
    values: () => Object.fromEntries(tables.map(({ plan, table }) => [plan.key, table.getAll().tableData])),
    isDirty: () => unsaved || tables.some(({ table }) => table.isDirty()),
    subscribe: (listener) => {
      const stops = tables.map(({ table }) => table.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    firstWrong: () => tables.map(({ table }) => table.validate().size > 0).indexOf(true),
    focusWrong: (index) => void tables[index]?.grid.current?.validate(),
    refused: (failures) => refusal(tables, failures),
  };
}

/** `demo_grid_line[2].qty` names the third row sent in that table. */
const place = /^(.+)\[(\d+)\]\.(.+)$/;

function refusal(
  tables: readonly FormSubTable[],
  failures: readonly FieldFailure[],
): { index: number; message: string } | undefined {
  for (const { key, message } of failures) {
    const [, name = key, row, field] = place.exec(key) ?? [];
    const index = tables.findIndex(({ plan }) => plan.key === name);
    const child = tables[index];
    if (child === undefined) continue;
    if (row === undefined) return { index, message: `${child.plan.title}：${message}` };
    const title = child.plan.columns.find((column) => column.key === field)?.title ?? field;
    return { index, message: `${child.plan.title}第 ${Number(row) + 1} 行“${title}”：${message}` };
  }
  return undefined;
}
