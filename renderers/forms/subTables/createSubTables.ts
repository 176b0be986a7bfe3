import { rowsLocked } from '../../../engine/lists/states/locks.ts';
import type { PlanForm } from '../../../engine/plan/Plan.ts';
import type { Row } from '../../../engine/plan/record.ts';
import type { CellRefusal, RowTable } from '../../../engine/rows/RowTable.ts';
import type { FieldFailure } from '../../../engine/rules/checkRow.ts';
import type { Json } from '../../../engine/values/ValueType.ts';
import { createPlanTable, type TableUser } from '../../grid/edit/rows/createPlanTable.ts';
import { wrongText } from '../../grid/edit/rows/wrongCells.ts';
import type { FormSubTable, FormSubTables } from './FormSubTables.ts';

type Rows = Record<string, Json>[];

/** Opens the sub-tables of a form over `rows`; `unsaved`: they are not what the record carries. */
export function createSubTables(form: PlanForm, rows: Row, unsaved: boolean, user: TableUser): FormSubTables {
  const tables = form.subTables.map((plan): FormSubTable => {
    const table = createPlanTable(plan, user);
    table.load((rows[plan.key] as Rows | undefined) ?? []);
    const lock = rowsLocked(plan.locks, rows);
    return { plan, table, grid: { current: null }, ...(lock ? { lock } : {}) };
  });
  return {
    tables,
    values: () => Object.fromEntries(tables.map(({ plan, table }) => [plan.key, table.getAll().tableData])),
    lines: () =>
      Object.fromEntries(
        tables.flatMap(({ plan, table }) => (plan.name === undefined ? [] : [[plan.name, table.rows()]])),
      ),
    isDirty: () => unsaved || tables.some(({ table }) => table.isDirty()),
    subscribe: (listener) => {
      const stops = tables.map(({ table }) => table.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    firstWrong: () => tables.map(({ table }) => table.validate().size > 0).indexOf(true),
    focusWrong: (index) => void tables[index]?.grid.current?.validate(),
    mark: (failures) => {
      for (const { table } of tables) table.refuse(failures.flatMap((failure) => cellIn(tables, failure, table) ?? []));
    },
    focusMarked: (index) => tables[index]?.grid.current?.showFirstWrong(),
    refused: (failures) => refusal(tables, failures),
  };
}

/** `demo_grid_line[2].qty` names the third row sent in that table. */
const place = /^(.+)\[(\d+)\](?:\.(.+))?$/;

interface Place {
  index: number;
  child: FormSubTable;
  /** Place of the row, from 0, and its field; absent: the table as a whole is meant. */
  row?: number;
  field?: string;
}

function placeOf(tables: readonly FormSubTable[], key: string): Place | undefined {
  const [, name = key, row, field = ''] = place.exec(key) ?? [];
  const index = tables.findIndex(({ plan }) => plan.key === name);
  const child = tables[index];
  return child && { index, child, ...(row === undefined ? {} : { row: Number(row), field }) };
}

function cellIn(
  tables: readonly FormSubTable[],
  { key, message }: FieldFailure,
  table: RowTable,
): CellRefusal | undefined {
  const { child, row, field } = placeOf(tables, key) ?? {};
  const id = child?.table === table && row !== undefined ? table.rows()[row]?.id : undefined;
  return id === undefined || field === undefined ? undefined : { id, key: field, message };
}

function refusal(
  tables: readonly FormSubTable[],
  failures: readonly FieldFailure[],
): { index: number; message: string } | undefined {
  const places = failures.flatMap(({ key, message }) => {
    const found = placeOf(tables, key);
    return found ? [{ ...found, message }] : [];
  });
  const [first] = places;
  if (!first) return undefined;
  const { index, child, row, field, message } = first;
  const more = places.length > 1 ? `（共 ${places.length} 处，已在表格中标出）` : '';
  const title = child.plan.columns.find((column) => column.key === field)?.title ?? field ?? '';
  const said = row === undefined ? `：${message}` : wrongText({ row: row + 1, title, message });
  return { index, message: `${child.plan.title}${said}${more}` };
}
