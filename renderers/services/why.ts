import { createContext, type RefObject, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { CallTrace } from '../../engine/api/envelope.ts';
import type { Row } from '../../engine/plan/record.ts';
import { QUERY_KEYS } from './queryClient.ts';

/** A part of a page that somebody asks about. */
export interface WhyPart {
  kind: 'column' | 'action';
  /** Key of a column as its table has it; of a button its permission. */
  code: string;
  title: string;
  /** The row it was asked about. */
  row?: Row | undefined;
  /** Why it cannot be used now, where the page knows more than permissions and declarations tell. */
  off?: string | undefined;
}

/** The same as the page knows it: columns below a record are named with their permission. */
export interface WhyAsked extends WhyPart {
  /** Code of the list whose rows it stands among. */
  list?: string | undefined;
}

/** The part of the page that an element within a marked one belongs to. */
type PartAt = (target: Element) => WhyPart | undefined;

/** How parts of a page are asked about. */
export interface WhyAsking {
  ask: (asked: WhyAsked) => void;
  /** What marked elements know of what stands in them: the way to ask about it. */
  marks: WeakMap<Element, (target: Element) => (() => void) | undefined>;
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
    () => around && { ...around, ...(list === undefined ? {} : { list }), ...(below === undefined ? {} : { below }) },
    [around, list, below],
  );
}

/** Asks why a part of the page is as it is; undefined: whoever is signed in may not. */
export function useAskWhy(): ((part: WhyPart) => void) | undefined {
  const asking = useContext(WhyContext);
  const ask = useCallback((part: WhyPart) => asking && asking.ask(placed(part, asking)), [asking]);
  return asking && ask;
}

/** Alt and a click within the element ask about the part that `partAt` finds there. */
export function useWhyMark(place: RefObject<Element | null>, partAt: PartAt): void {
  const asking = useContext(WhyContext);
  const newest = useRef(partAt);
  useLayoutEffect(() => {
    newest.current = partAt;
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (!asking || !element) return undefined;
    asking.marks.set(element, (target) => {
      const part = newest.current(target);
      return part && (() => asking.ask(placed(part, asking)));
    });
    return () => void asking.marks.delete(element);
  }, [asking, place]);
}

/** The way to ask about what an element belongs to: the nearest mark around it that knows of it. */
export function askAt(marks: WhyAsking['marks'], target: Element): (() => void) | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const ask = marks.get(element)?.(target);
    if (ask) return ask;
  }
  return undefined;
}

/** Why a button is off that permissions let be looked at alone. */
export const LOOK_ONLY = '权限只让看见它，不让用';

/** What a button is asked about by: its permission, and why it is off where the page knows. */
export function whyButton(permission: string, off?: string | false): Record<`data-why${string}`, string> {
  return permission === '' ? {} : { 'data-why': permission, ...(off ? { 'data-why-off': off } : {}) };
}

/** The button an element stands in, where it is asked about. */
export function buttonAt(target: Element, row?: Row): WhyPart | undefined {
  const button = target.closest<HTMLElement>('[data-why]');
  const { why: code, whyOff: off } = button?.dataset ?? {};
  return code === undefined ? undefined : { kind: 'action', code, title: button?.textContent ?? '', row, off };
}

/** The field of a form an element stands in; its place carries `data-field`. */
export function fieldAt(target: Element, fields: readonly Named[], row: Row): WhyPart | undefined {
  const key = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  const field = fields.find((each) => each.key === key);
  return field && { kind: 'column', code: field.key, title: field.title, row };
}

function placed(part: WhyPart, { below, list }: WhyAsking): WhyAsked {
  const code = part.kind === 'column' && below !== undefined ? `${below}:${part.code}` : part.code;
  return { ...part, code, list };
}
