import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { CallTrace } from '../../engine/api/envelope.ts';
import type { Row } from '../../engine/plan/record.ts';
import { QUERY_KEYS } from './queryClient.ts';

/** A part of a page that somebody asks about. */
export interface WhyPart {
  kind: 'column' | 'action' | 'query';
  /** Key of a column as its table has it, of a condition; of a button its permission. */
  code: string;
  title: string;
  /** The row it was asked about. */
  row?: Row | undefined;
  /** Why it cannot be used now, where the page knows more than permissions and declarations tell. */
  off?: string | undefined;
  /** Keys of the columns that stand beside it; absent: it is no column. */
  drawn?: readonly string[] | undefined;
}

/** The same as the page knows it: columns below a record are named with their permission. */
export interface WhyAsked extends WhyPart {
  /** Code of the list whose rows it stands among. */
  list?: string | undefined;
}

/** What stands in a marked element: columns of a grid or fields of a form, and their rows; of a form there is one. */
export interface WhyMark {
  columns: readonly Named[];
  /** They are conditions that a page is asked by. */
  asking?: boolean;
  rowOf: (id: string | undefined) => Row | undefined;
}

/** A mark as it is now, and the way to ask about a part of it. */
export interface WhyMarked {
  read: () => WhyMark;
  ask: (part: WhyPart) => void;
}

/** How parts of a page are asked about. */
export interface WhyAsking {
  ask: (asked: WhyAsked) => void;
  /** What marked elements know of what stands in them, and the way to ask about it. */
  marks: WeakMap<Element, WhyMarked>;
  /** Permission of what stands below a record here. */
  below?: string | undefined;
  list?: string | undefined;
}

/** The call that brought the rows of a list. */
export interface RowsCall extends CallTrace {
  /** How many it brought. */
  rows: number;
}

/** Under what the last one of a list is kept. */
export const callKey = (list: string): readonly [string, string] => [QUERY_KEYS.calls[0], list];

/** A call that changed something or brought a file; `said`: why it failed, empty where it did not. */
export interface DoneCall extends CallTrace {
  said: string;
}

/** Under what the last such call of the window is kept. */
export const DONE_KEY = [QUERY_KEYS.calls[0], 'done', ''] as const;
/** The last one after a button was pressed. */
export const buttonKey = (code: string): readonly [string, string, string] => [QUERY_KEYS.calls[0], 'button', code];

interface Named {
  key: string;
  title: string;
}

/** Undefined: nobody may ask here. */
const WhyContext = createContext<WhyAsking | undefined>(undefined);
export const WhyProvider = WhyContext.Provider;

/** How the parts of a list, or of what stands below a record, are asked about; undefined as around it. */
export function useWhyWithin({ list, below }: Pick<WhyAsking, 'list' | 'below'>): WhyAsking | undefined {
  const around = useContext(WhyContext);
  return useMemo(
    () => around && { ...around, list: list ?? around.list, below: below ?? around.below },
    [around, list, below],
  );
}

/** Asks why a part of the page is as it is; undefined: whoever is signed in may not. */
export function useAskWhy(): ((part: WhyPart) => void) | undefined {
  const asking = useContext(WhyContext);
  return asking && ((part) => asking.ask(placed(part, asking)));
}

/** Alt and a click within the element ask about the part they are on. */
export function useWhyMark(place: RefObject<Element | null>, mark: WhyMark): void {
  const asking = useContext(WhyContext);
  const newest = useRef(mark);
  useLayoutEffect(() => {
    newest.current = mark;
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (!asking || !element) return undefined;
    asking.marks.set(element, { read: () => newest.current, ask: (part) => asking.ask(placed(part, asking)) });
    return () => void asking.marks.delete(element);
  }, [asking, place]);
}

/** Of a place in which only buttons are asked about. */
export const BUTTONS_ALONE: WhyMark = { columns: [], rowOf: () => undefined };

/** Why a button is off that permissions let be looked at alone; the window that tells has the words. */
export const LOOK_ONLY = 'look';

/** What a button is asked about by: its permission, and why it is off where the page knows. */
export const whyButton = (permission: string, off?: string | false) => ({
  'data-why': permission,
  'data-why-off': off || undefined,
});

function placed(part: WhyPart, { below, list }: WhyAsking): WhyAsked {
  const code = part.kind === 'column' && below !== undefined ? `${below}:${part.code}` : part.code;
  return { ...part, code, list };
}
