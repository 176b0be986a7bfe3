import { createContext, type ReactNode, type RefCallback, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

/** Places of a page's head that the page itself fills; an empty one takes no room. */
export type SlotName = 'logo' | 'avatar' | 'content' | 'action' | 'extra';

interface Slots {
  places: Partial<Record<SlotName, HTMLElement | null>>;
  /** Where the head has put each place; the functions stay the same. */
  refs: Readonly<Record<SlotName, RefCallback<HTMLElement>>>;
}

const SlotsContext = createContext<Slots | undefined>(undefined);

/** Brings together a page's head and what the page puts into it. */
export function PageSlotsProvider({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<Slots['places']>({});
  const [refs] = useState(() => {
    const refTo = (name: SlotName) => (place: HTMLElement | null) => setPlaces((now) => ({ ...now, [name]: place }));
    return {
      logo: refTo('logo'),
      avatar: refTo('avatar'),
      content: refTo('content'),
      action: refTo('action'),
      extra: refTo('extra'),
    };
  });
  return <SlotsContext.Provider value={{ places, refs }}>{children}</SlotsContext.Provider>;
}

/** For the head: where each place goes; undefined outside the shell. */
export function usePageSlots(): Slots['refs'] | undefined {
  return useContext(SlotsContext)?.refs;
}

/** For the page: what stands in a place of its head. */
export function PageSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const place = useContext(SlotsContext)?.places[name];
  return place ? createPortal(children, place) : null;
}

/** One line under the page's title. */
export function PageDescription({ children }: { children: ReactNode }) {
  return <PageSlot name="content">{children}</PageSlot>;
}

/** A line under the page's title; in the page itself where it has no head. */
export function PageNote({ children }: { children: ReactNode }) {
  const place = useContext(SlotsContext)?.places.content;
  return place ? createPortal(children, place) : children;
}
