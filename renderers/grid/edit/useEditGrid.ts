import { theme } from 'antd';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { gridTheme } from '../gridTheme.ts';
import { EditGridController, type GridUi } from './EditGridController.ts';
import type { EditGridProps } from './EditGridProps.ts';

/** Keeps a grid inside `place` and in step with the props; made once a table, every change goes through its controller. */
export function useEditGrid(
  place: RefObject<HTMLElement | null>,
  props: EditGridProps,
  ui: GridUi,
): EditGridController | null {
  const { token } = theme.useToken();
  const tipId = useId();
  const look = useMemo(() => gridTheme(token), [token]);
  const [controller, setController] = useState<EditGridController | null>(null);
  const newest = useRef({ props, ui, look });
  useLayoutEffect(() => {
    newest.current = { props, ui, look };
  });

  const { table, columns, cells, excluded, disabled, options } = props;
  // What a grid is made of besides its columns; another one needs another grid.
  const make = `${options.selection} ${options.dragSort ?? ''} ${props.detail !== undefined} ${props.loadChildren !== undefined}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` stands for the parts a grid cannot change later
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const through: GridUi = {
      onChosen: (ids) => newest.current.ui.onChosen(ids),
      onDragMenu: (id, at) => newest.current.ui.onDragMenu(id, at),
      onDetail: (id, element) => newest.current.ui.onDetail(id, element),
      onHeight: (height) => newest.current.ui.onHeight(height),
      onFailure: (message) => newest.current.ui.onFailure(message),
    };
    const made = new EditGridController(place.current, () => newest.current.props, through, newest.current.look, tipId);
    setController(made);
    return () => {
      setController(null);
      made.destroy();
    };
  }, [place, table, make, tipId]);

  useLayoutEffect(
    () => controller?.update({ columns, cells, excluded, disabled }),
    [controller, columns, cells, excluded, disabled],
  );
  useLayoutEffect(() => controller?.setTheme(look), [controller, look]);
  useLayoutEffect(() => controller?.setSize(options.size), [controller, options.size]);
  return controller;
}
