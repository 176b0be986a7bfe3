import { Dropdown, type MenuProps } from 'antd';
import { POPUP_CLASS } from '../../cells/drawing/popup.ts';
import type { whyButton } from '../../services/why.ts';
import { preventDefaultKey } from '../../ui/preventDefaultKey.ts';

/** Where a menu opens, in px of the window. */
export type MenuPlace = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** An entry of a menu over the grid. */
export interface CellMenuItem {
  key: string;
  label: string;
  /** What its key is called: `Ctrl+C`. */
  keys?: string;
  danger?: boolean;
  disabled?: boolean;
  /** By which it is asked about. */
  why?: ReturnType<typeof whyButton>;
  act: () => void;
}

interface CellMenuProps {
  at: MenuPlace;
  /** Parted by a line; empty groups are left out. */
  groups: readonly (readonly CellMenuItem[])[];
  onClose: () => void;
}

/** A menu over what React has not drawn. */
export function CellMenu({ at, groups, onClose }: CellMenuProps) {
  const { left, top, width, height } = at;
  const shown = groups.filter((group) => group.length > 0);
  const items: MenuProps['items'] = shown.flatMap((group, index) => [
    ...(index === 0 ? [] : [{ key: `line ${index}`, type: 'divider' as const }]),
    ...group.map(({ key, label, keys, danger = false, disabled = false, why }) => ({
      key,
      label,
      danger,
      disabled,
      ...why,
      ...(keys ? { extra: keys } : {}),
    })),
  ]);
  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    preventDefaultKey({ domEvent });
    onClose();
    shown
      .flat()
      .find((item) => item.key === key)
      ?.act();
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      // A part of the grid: a press in it is none beside the range.
      classNames={{ root: POPUP_CLASS }}
      placement={width === 1 ? 'bottomLeft' : 'bottomRight'}
      menu={{ items, onClick: choose }}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} />
    </Dropdown>
  );
}

/** Where the menu of a cell opens: at the pointer, or over the cell where it was asked for by a key. */
export function menuPlace(event: Event): MenuPlace | undefined {
  if (event instanceof MouseEvent && event.clientX + event.clientY > 0)
    return { left: event.clientX, top: event.clientY, width: 1, height: 1 };
  const cell = event.target instanceof Element ? event.target.closest('.ag-cell') : null;
  return cell?.getBoundingClientRect();
}

/** Whether the browser's own menu is wanted: for text that is marked, or a link to somewhere else. */
export function wantsOwnMenu({ target }: Event): boolean {
  if ((document.getSelection()?.toString() ?? '') !== '') return true;
  return target instanceof Element && target.closest('a[href], input, textarea') !== null;
}
