/** What scrolling looked like. */
export interface ScrollResult {
  frames: number;
  /** Frames whose middle row was another one than in the frame before. */
  fresh: number;
  probes: number;
  /** Probes that met no row, or a cell without its text. */
  blank: number;
  seconds: number;
}

/** How a page bore a feed. */
export interface FeedResult {
  frames: number;
  /** Frames of 60 a second that did not come. */
  dropped: number;
  longest: number;
  updates: number;
}

/** Ends when what has been done is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Ends with the change of the page that makes it hold: asked once a frame, it would be known one frame too late. */
export function until(holds: () => boolean, limit = 20_000): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (done: () => void): void => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const look = (): void => {
      if (holds()) end(resolve);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(() => reject(new Error('waited too long'))), limit);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });
}

/** The cell of a drawn row. */
export function cellOf(row: number | string, key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] .ag-cell[col-id="${key}"]`);
}

function viewport(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.ag-grid-viewport');
  if (!found) throw new Error('the grid has no viewport');
  return found;
}

/** Scrolls down at a speed and looks at every frame what the one before had painted. */
export function scroll(pxPerSecond: number, seconds: number): Promise<ScrollResult> {
  const place = viewport();
  const box = place.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const heights = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => box.top + box.height * part);
  const result: ScrollResult = { frames: 0, fresh: 0, probes: 0, blank: 0, seconds: 0 };
  place.scrollTop = 0;
  return new Promise((resolve) => {
    let begin = 0;
    let before: string | null = null;
    const look = (now: number): void => {
      begin ||= now;
      const elapsed = (now - begin) / 1_000;
      const cells = heights.map((y) => document.elementFromPoint(x, y)?.closest('.ag-cell') ?? null);
      result.frames++;
      result.probes += cells.length;
      result.blank += cells.filter((cell) => !cell?.textContent).length;
      const middle = cells[2]?.closest('.ag-row')?.getAttribute('row-id') ?? null;
      if (middle !== null && middle !== before && cells[2]?.textContent) result.fresh++;
      before = middle;
      if (elapsed >= seconds) {
        result.seconds = elapsed;
        resolve(result);
        return;
      }
      place.scrollTop = Math.round(elapsed * pxPerSecond);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Feeds row numbers at a rate and counts the frames meanwhile. */
export function feed(
  perSecond: number,
  seconds: number,
  rows: number,
  take: (rows: number[], round: number) => void,
): Promise<FeedResult> {
  return new Promise((resolve) => {
    const begin = performance.now();
    let before = 0;
    let sent = 0;
    let frames = 0;
    let dropped = 0;
    let longest = 0;
    const timer = setInterval(() => {
      const due = Math.min(Math.floor(((performance.now() - begin) / 1_000) * perSecond), perSecond * seconds);
      // A stride that is prime to the count: drawn rows and others alike.
      const batch = Array.from({ length: due - sent }, (_, index) => ((sent + index) * 7) % rows);
      if (batch.length > 0) take(batch, sent);
      sent = due;
    }, 20);
    const look = (now: number): void => {
      if (before > 0) {
        frames++;
        longest = Math.max(longest, now - before);
        dropped += Math.max(Math.round((now - before) / (1_000 / 60)) - 1, 0);
      }
      before = now;
      if (now - begin < seconds * 1_000) requestAnimationFrame(look);
      else {
        clearInterval(timer);
        resolve({ frames, dropped, longest, updates: sent });
      }
    };
    requestAnimationFrame(look);
  });
}

/** Measures a keystroke from the key going down to the frame that shows what it did. */
export class KeyWatch {
  private latency: Promise<number> | undefined;

  /** Of the next key alone; `shows` says when its effect is on the screen. */
  arm(shows: () => boolean): void {
    this.latency = new Promise((resolve) => {
      const pressed = ({ timeStamp }: KeyboardEvent): void => {
        const look = (): void => {
          if (!shows()) {
            requestAnimationFrame(look);
            return;
          }
          // After the frame that this one is part of has been painted.
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', pressed, { capture: true, once: true });
    });
  }

  /**
   * The ms the key took, once they are known. Nobody presses another key before: a browser handles keys first, and
   * the end of this one would wait for all that were typed behind it.
   */
  taken(): Promise<number> {
    if (!this.latency) throw new Error('no key is watched');
    return this.latency;
  }
}
