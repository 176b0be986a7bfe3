import type { Model } from '../../engine/plan/compiled.ts';
import type { Session } from '../db/Database.ts';
import { insertRows } from '../records/write/insertRows.ts';
import type { OrderRow } from './OrderRow.ts';

export interface DemoScope {
  tenant: string;
  orgCode: string;
  /** Account named as the author. */
  username: string;
  newId(): string;
}

/** Puts the orders of the demo into the model's table inside the session's transaction; answers how many rows. */
export async function loadDemoOrders(
  session: Session,
  model: Model,
  orders: readonly OrderRow[],
  scope: DemoScope,
): Promise<number> {
  const columns = new Map(model.fields.map((field) => [field.key, field.column]));
  const rows = orders.map((order, index) => {
    const row: Record<string, unknown> = {
      id: scope.newId(),
      tenant_id: scope.tenant,
      version: 1,
      create_by: scope.username,
      create_time: `${order.orderDate} ${clockOf(index)}`,
      sys_org_code: scope.orgCode,
    };
    for (const [key, value] of Object.entries(order)) {
      const column = columns.get(key);
      if (column !== undefined) row[column] = value;
    }
    return row;
  });
  return (await insertRows(session, model.table, rows)).size;
}

/** A time of day that spreads the rows over the day. */
function clockOf(index: number): string {
  const second = (index * 7919) % 86_400;
  return [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
