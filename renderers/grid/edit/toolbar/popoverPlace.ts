/** Room in px that must remain below a cell for a pop-over to open there. */
const ROOM_BELOW = 350;
const GAP = 4;

export interface PopoverPlace {
  left: number;
  /** One of them is set: distance in px of the layer's upper or lower edge from that of the window. */
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/** Below the cell when more than 350 px remain underneath, else above it. */
export function popoverPlace(
  cell: { left: number; top: number; bottom: number },
  window: { width: number; height: number },
  width: number,
): PopoverPlace {
  const left = Math.max(8, Math.min(cell.left, window.width - width - 8));
  const below = window.height - cell.bottom;
  if (below > ROOM_BELOW) return { left, top: cell.bottom + GAP, maxHeight: below - GAP - 8 };
  return { left, bottom: window.height - cell.top + GAP, maxHeight: Math.max(120, cell.top - GAP - 8) };
}

const RETRIES = 3;
const RETRY_WAIT = 100;

export const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Asks again for what is not drawn yet, 3 times 100 ms apart; undefined when it never comes. */
export async function retried<T>(
  look: () => T | undefined,
  wait: (ms: number) => Promise<void>,
): Promise<T | undefined> {
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    const found = look();
    if (found !== undefined) return found;
    if (attempt < RETRIES) await wait(RETRY_WAIT);
  }
  return undefined;
}
