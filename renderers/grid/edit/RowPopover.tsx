import { type ReactNode, useEffect, useRef } from 'react';
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
      const inside =
        target instanceof Element && (layer.current?.contains(target) || isOwnLayer(target, layer.current));
      if (!inside) onClose();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [onClose]);
  return (
    <div
      ref={layer}
      className="edit-grid-popover ag-custom-component-popup"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ left, width, maxHeight, ...(top === undefined ? { bottom } : { top }) }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </div>
  );
}

/** Pop-ups and dialogs opened from inside lie elsewhere in the page; those around the layer itself do not count. */
function isOwnLayer(target: Element, layer: HTMLElement | null): boolean {
  const found = target.closest(
    '.ag-custom-component-popup, .ant-modal-root, .ant-picker-dropdown, .ant-select-dropdown',
  );
  return found !== null && !found.contains(layer);
}
