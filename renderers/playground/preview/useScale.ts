import { type RefObject, useLayoutEffect, useState } from 'react';

/** By how much a page of this width (px) is drawn smaller to stand below `place` as a whole; 1 where there is room, or no width. */
export function useScale(place: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || width === 0) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, width]);
  return width === 0 || room === 0 ? 1 : Math.min(1, room / width);
}
