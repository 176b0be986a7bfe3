import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface Slots {
  description: HTMLElement | null;
  setDescription: (place: HTMLElement | null) => void;
}

const SlotsContext = createContext<Slots | undefined>(undefined);

/** The place in the page's head that the page itself fills. */
export function PageSlotsProvider({ children }: { children: ReactNode }) {
  const [description, setDescription] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ description, setDescription }), [description]);
  return <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>;
}

/** Where the page's head keeps its place; undefined outside the shell. */
export function usePageSlots(): Slots | undefined {
  return useContext(SlotsContext);
}

/** One line under the page's title. */
export function PageDescription({ children }: { children: ReactNode }) {
  const place = usePageSlots()?.description;
  return place ? createPortal(children, place) : null;
}
