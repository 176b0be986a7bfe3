import type { Theme } from 'ag-grid-community';
import { type GlobalToken, theme } from 'antd';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gridTheme } from '../shared/gridTheme.ts';
import { showFiltered } from '../shared/headings.ts';
import { EDIT_ROW_HEIGHTS } from './cells/editRowHeights.ts';
import { hasFooter } from './columns/summaryRows.ts';
import { EditGridController, type GridUi } from './EditGridController.ts';
import type { EditGridProps } from './EditGridProps.ts';

/** Texts stand in the middle of a row through the theme's height, not the option's; an open input frames itself. */
function editTheme(token: GlobalToken, size: EditGridProps['options']['size']): Theme {
  return gridTheme(token).withParams({
    rowHeight: EDIT_ROW_HEIGHTS[size],
    cellEditingBorder: { style: 'solid', width: 1, color: 'transparent' },
    cellEditingShadow: 'none',
  });
}

/** Keeps a grid inside `place` and in step with the props; made once a table, every change goes through its controller. */
export function useEditGrid(
  place: RefObject<HTMLElement | null>,
  props: EditGridProps,
  ui: GridUi,
): EditGridController | null {
  const { token } = theme.useToken();
  const tipId = useId();
  const { size } = props.options;
  const look = useMemo(() => editTheme(token, size), [token, size]);
  const [controller, setController] = useState<EditGridController | null>(null);
  const newest = useRef({ props, ui, look });
  useLayoutEffect(() => {
    newest.current = { props, ui, look };
  });

  const { table, columns, cells, excluded, locked, disabled, ordering, options, headings, sort, widths } = props;
  const filterable = headings?.filterable;
  const movable = props.onOrder !== undefined;
  // What a grid is made of besides its columns; another one needs another grid.
  const parts = [
    props.onSort !== undefined,
    options.selection,
    options.dragSort,
    options.rowDisabledWhen,
    props.detail !== undefined,
  ];
  const make = [...parts, props.tree !== undefined, hasFooter(columns)].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` stands for the parts a grid cannot change later
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const through: GridUi = {
      onChosen: (ids) => newest.current.ui.onChosen(ids),
      onDragMenu: (id, at) => newest.current.ui.onDragMenu(id, at),
      onDetail: (id, element) => newest.current.ui.onDetail(id, element),
      onHeight: (height) => newest.current.ui.onHeight(height),
      onFailure: (message) => newest.current.ui.onFailure(message),
      onShownClick: (id, key) => newest.current.ui.onShownClick(id, key),
    };
    const made = new EditGridController(place.current, () => newest.current.props, through, newest.current.look, tipId);
    setController(made);
    return () => {
      setController(null);
      made.destroy();
    };
  }, [place, table, make, tipId]);

  useLayoutEffect(
    () => controller?.update({ columns, cells, excluded, locked, disabled, ordering, widths, filterable, movable }),
    [controller, columns, cells, excluded, locked, disabled, ordering, widths, filterable, movable],
  );
  useLayoutEffect(() => controller?.setTheme(look), [controller, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown anew with another order
  useLayoutEffect(() => controller?.showSort(), [controller, sort]);
  useLayoutEffect(() => showFiltered(place.current, headings), [place, headings]);
  return controller;
}
