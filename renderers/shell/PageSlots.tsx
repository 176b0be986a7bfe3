import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  description: HTMLElement | null;
  actions: HTMLElement | null;
  setDescription: (place: HTMLElement | null) => void;
  setActions: (place: HTMLElement | null) => void;
}

const SlotsContext = createContext<Slots | undefined>(undefined);

/** Places in the page's title row that the page itself fills. */
export function PageSlotsProvider({ children }: { children: ReactNode }) {
  const [description, setDescription] = useState<HTMLElement | null>(null);
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ description, actions, setDescription, setActions }), [description, actions]);
  return <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>;
}

/** Where the title row keeps its places; undefined outside the shell. */
export function usePageSlots(): Slots | undefined {
  return useContext(SlotsContext);
}

/** One line under the page's title. */
export function PageDescription({ children }: { children: ReactNode }) {
  const place = usePageSlots()?.description;
  return place ? createPortal(children, place) : null;
}

/** Buttons at the right end of the page's title row. */
export function PageActions({ children }: { children: ReactNode }) {
  const place = usePageSlots()?.actions;
  return place ? createPortal(children, place) : null;
}
