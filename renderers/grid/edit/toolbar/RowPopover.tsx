import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { POPUP_CLASS } from '../../../cells/drawing/popup.ts';
import { isInLayerOver } from '../editors/stopOnPressOutside.ts';
import { popoverPlace } from './popoverPlace.ts';

interface RowPopoverProps {
  label: string;
  /** Where the cell stands. */
  at: DOMRect;
  onClose: () => void;
  children: ReactNode;
}

/** Widest in px; a phone gives what it has. */
const WIDEST = 720;

/** A layer over the grid that belongs to a row; Esc or a press outside closes it. */
export function RowPopover({ label, at, onClose, children }: RowPopoverProps) {
  const layer = useRef<HTMLDivElement>(null);
  const width = Math.min(WIDEST, window.innerWidth - 16);
  const { left, top, bottom, maxHeight } = popoverPlace(
    at,
    { width: window.innerWidth, height: window.innerHeight },
    width,
  );
  useEffect(() => {
    const before = document.activeElement;
    layer.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const own = layer.current;
      if (!own || !(target instanceof Element) || own.contains(target) || isInLayerOver(target, own)) return;
      onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [onClose]);
  return (
    <div
      ref={layer}
      className={`edit-grid-popover ${POPUP_CLASS}`}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ left, width, maxHeight, ...(top === undefined ? { bottom } : { top }) }}
      // On the way down: by the time the key comes back up, the editor it closed is gone.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isForLayer(event)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

/** Esc inside an editor, a menu or a dialog belongs to that. */
function isForLayer({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const cell = target.closest('.ag-cell-inline-editing');
  return cell === null || cell === target;
}
