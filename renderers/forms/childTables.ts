import { useMemo, useRef } from 'react';
import type { Row } from '../../engine/lists/changes.ts';
import type { PlanForm, PlanTable } from '../../engine/plan.ts';
import type { RowTable } from '../../engine/rows/RowTable.ts';
import type { FieldFailure } from '../../engine/rules/checkRow.ts';
import type { Json } from '../../engine/values/ValueType.ts';
import { useCreateRowTable } from '../grid/edit/useRowTable.ts';

/** A sub-table under the pen. */
export interface ChildTable {
  plan: PlanTable;
  table: RowTable;
}

/** The sub-tables of one record. */
export interface ChildTables {
  tables: readonly ChildTable[];
  /** Rows as they are sent, by table key; rows that are not among them are removed by the server. */
  values(): Record<string, Json[]>;
  isDirty(): boolean;
  /** Checks everything and marks what is wrong; answers the place of the first failing table, -1 for none. */
  firstWrong(): number;
  /** Place of the first table the server refused something in; its words stand in `message`. */
  refused(failures: readonly FieldFailure[]): { index: number; message: string } | undefined;
}

type Rows = Record<string, Json>[];

/** Opens the sub-tables of a form over the rows a record carries; they live as long as the window. */
export function useChildTables(form: PlanForm, start: Row): ChildTables {
  const create = useCreateRowTable();
  const first = useRef(start);
  return useMemo(() => {
    const tables = form.tables.map((plan): ChildTable => {
      const table = create(plan);
      table.load((first.current[plan.key] as Rows | undefined) ?? []);
      return { plan, table };
    });
    return {
      tables,
      values: () => Object.fromEntries(tables.map(({ plan, table }) => [plan.key, table.getAll().tableData])),
      isDirty: () => tables.some(({ table }) => table.isDirty()),
      firstWrong: () => tables.map(({ table }) => table.validate().size > 0).indexOf(true),
      refused: (failures) => refusal(tables, failures),
    };
  }, [form, create]);
}

/** `demo_grid_line[2].qty` names the third row sent in that table. */
const place = /^(.+)\[(\d+)\]\.(.+)$/;

function refusal(
  tables: readonly ChildTable[],
  failures: readonly FieldFailure[],
): { index: number; message: string } | undefined {
  for (const { key, message } of failures) {
    const [, name, row = '', field] = place.exec(key) ?? [];
    const index = tables.findIndex(({ plan }) => plan.key === name);
    const child = tables[index];
    if (child === undefined) continue;
    const title = child.plan.columns.find((column) => column.key === field)?.title ?? field;
    return { index, message: `${child.plan.title}第 ${Number(row) + 1} 行“${title}”：${message}` };
  }
  return undefined;
}
