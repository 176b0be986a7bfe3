import { useMemo } from 'react';
import { inOrder, pinsDragged } from '../../../../engine/lists/views.ts';
import type { PlanGrid } from '../../../../engine/plan/Plan.ts';
import type { RowErrors } from '../../../../engine/rows/RowTable.ts';
import type { EditGridProps } from '../../../grid/edit/EditGridProps.ts';
import { inView, type useList } from '../../useList.ts';

interface ViewedGrid {
  looks: Pick<EditGridProps, 'columns' | 'widths' | 'onWidth' | 'onOrder'>;
  /** Shows again the columns of the view in which something is wrong; answers their titles. */
  uncover: (wrong: RowErrors) => string[];
}

/** An editable grid as its list's view wants it looked at. On a phone columns stay in sight only where that is declared. */
export function useViewedGrid(grid: PlanGrid, list: ReturnType<typeof useList>, narrow: boolean): ViewedGrid {
  const { view, changeView } = list;
  const { order, pins, hidden, widths } = view;
  const columns = useMemo(
    () =>
      inView(grid.columns, { order, pins: narrow ? {} : pins }).map((column) =>
        hidden.includes(column.key) ? { ...column, hidden: true } : column,
      ),
    [grid, order, pins, hidden, narrow],
  );
  const onOrder: EditGridProps['onOrder'] = (keys, dragged) =>
    changeView({
      order: inOrder(list.drawable, keys).map(({ key }) => key),
      ...(dragged ? { pins: pinsDragged(pins, dragged, columns) } : {}),
    });
  return {
    looks: {
      columns,
      widths,
      onWidth: (key, width) => changeView({ widths: { ...widths, [key]: width } }),
      onOrder: narrow ? undefined : onOrder,
    },
    uncover(wrong) {
      const inWrong = new Set([...wrong.values()].flatMap((errors) => [...errors.keys()]));
      const covered = columns.filter(({ key }) => hidden.includes(key) && inWrong.has(key));
      if (covered.length > 0) changeView({ hidden: hidden.filter((key) => !inWrong.has(key)) });
      return covered.map(({ title }) => title);
    },
  };
}
