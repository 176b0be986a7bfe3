import type { Draft, DraftPlace, Drafts } from './drafts.ts';

/** Ms without a key before what was typed is written down. */
export const PAUSE = 300;

/** Writes down what is typed into one form, shortly after each change. */
export interface DraftKeeper {
  /** What was left from last time; offered once, since either answer settles it. */
  left(): Promise<Draft | undefined>;
  /** From now on changes are written; before, what was left would be overwritten. */
  begin(): void;
  /** What was left is given up; from now on changes are written. */
  beginAnew(): void;
  /** Something was typed. */
  changed(): void;
  /** Writes at once what is waiting. */
  flush(): void;
  /** Saved or given up: nothing is left, and nothing more is written. */
  drop(): void;
}

interface KeeperParts {
  drafts: Drafts;
  place: DraftPlace;
  /** What there is to keep; undefined when nothing differs from the record. */
  capture: () => Draft | undefined;
  /** Told once when the browser keeps nothing. */
  onBlocked: () => void;
}

/** The keeper of one form's draft. */
export function createDraftKeeper({ drafts, place, capture, onBlocked }: KeeperParts): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = false;
  let early = false;
  let written = false;
  let told = false;
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const draft = capture();
    if (!draft) {
      // Typed back to what it was: nothing to come back to.
      if (written) await drafts.remove(place);
      written = false;
      return;
    }
    written = true;
    const kept = await drafts.write(place, draft);
    if (kept || told) return;
    told = true;
    onBlocked();
  };
  const changed = () => {
    if (!writing) {
      early = true;
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void write(), PAUSE);
  };
  const begin = () => {
    writing = true;
    // Fast fingers type before the browser has said whether something was left.
    if (early) changed();
  };
  return {
    left: () => drafts.read(place),
    begin,
    beginAnew: () => {
      void drafts.remove(place);
      begin();
    },
    changed,
    flush: () => {
      if (timer !== undefined) void write();
    },
    drop: () => {
      clearTimeout(timer);
      timer = undefined;
      writing = false;
      early = false;
      void drafts.remove(place);
    },
  };
}
