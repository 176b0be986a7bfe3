import { App } from 'antd';
import { useMemo } from 'react';
import { CLICKED_TOO_FAST } from '../../../../engine/lists/clickGuard.ts';
import { createInsertGate } from '../../../../engine/rows/addSettings.ts';
import type { GridRow } from '../../../../engine/rows/RowTable.ts';
import { useServices } from '../../../services/services.ts';
import type { EditGridController } from '../EditGridController.ts';

/** The ways new rows come into a grid. */
export interface Inserting {
  /** At a place, from 0. */
  at(count: number, index: number): void;
  /** In a tree: right behind the row that is meant, below the same parent; without one at the end of the top. */
  beside(count: number): void;
  /** In a tree: behind what stands below the row that is meant. */
  below(count: number): void;
}

/** Adds rows when a button or a menu asks for them: one click counts in 1500 ms, others are told so. */
export function useInsert(controller: EditGridController | null): Inserting {
  const { clock } = useServices();
  const { message } = App.useApp();
  const opens = useMemo(() => createInsertGate(clock), [clock]);
  return useMemo(() => {
    const mayInsert = () => {
      const may = opens();
      if (!may) void message.warning({ key: 'insert', content: CLICKED_TOO_FAST });
      return may;
    };
    const table = controller?.handle.table;
    const below = async (count: number, row: GridRow) => {
      const given = await controller?.lines.levels.opened(row);
      if (given && table?.row(row.id)) controller?.rows.add(count, undefined, given);
    };
    return {
      at: (count, index) => {
        if (controller && mayInsert()) controller.rows.add(count, index);
      },
      beside: (count) => {
        if (!controller || !table || !mayInsert()) return;
        const row = meantRow(controller);
        if (row) controller.rows.add(count, table.indexOf(row.id) + 1, controller.lines.levels.beside(row));
        else controller.rows.add(count, undefined);
      },
      below: (count) => {
        const row = controller && meantRow(controller);
        if (!row) message.info('请先选中一行，再添加它的下级');
        else if (table?.isNew(row.id)) message.info('这一行还没有保存，保存后才能添加下级');
        else if (mayInsert()) void below(count, row);
      },
    };
  }, [controller, opens, message]);
}

/** The row something is to be done to: the one that is chosen, else the one the keyboard is in. */
function meantRow(controller: EditGridController): GridRow | undefined {
  const [chosen, ...others] = controller.selection.ids();
  const { handle } = controller;
  const id = others.length === 0 && chosen !== undefined ? chosen : handle.focused()?.id;
  return id === undefined ? undefined : handle.table.row(id);
}
