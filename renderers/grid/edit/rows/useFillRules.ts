import { App } from 'antd';
import { useEffect } from 'react';
import { fillRows } from '../../../../engine/lists/fillRules.ts';
import { filledFields } from '../../../../engine/lists/newRow.ts';
import { isNothing } from '../../../../engine/plan/record.ts';
import type { GridRow, RowTable } from '../../../../engine/rows/RowTable.ts';
import type { Json } from '../../../../engine/values/ValueType.ts';
import { useClient } from '../../../services/services.ts';

/** Brings the defaults of new rows that only the server knows; what has been typed meanwhile is what is meant. */
export function useFillRules(table: RowTable): void {
  const client = useClient();
  const { message } = App.useApp();
  useEffect(() => {
    const fields = filledFields(table.columns);
    if (fields.length === 0) return undefined;
    const fill = async (rows: readonly GridRow[]) => {
      const { cells, failure } = await fillRows(client, fields, rows);
      const wanted = cells.filter(({ id, key }) => {
        const row = table.row(id);
        return row !== undefined && isNothing(row[key]);
      });
      if (wanted.length > 0) table.complete(wanted as { id: string; key: string; value: Json }[]);
      if (failure !== undefined) message.warning(`有默认值没有取到：${failure}。请自己填写，或删去此行再新增`);
    };
    return table.subscribe(({ kind, added }) => {
      if (kind !== 'add' && kind !== 'paste') return;
      if (added.length > 0) void fill(added.map(({ row }) => row));
    });
  }, [client, message, table]);
}
