import { useEffect, useRef, useState } from 'react';

/** Ms a confirmed form cannot be confirmed again (contract 4.6): nothing is inserted twice. */
const LOCKED = 3500;

/** Holds the confirm button shut for a while after it was used. */
export function useConfirmLock(): { locked: boolean; lock: () => void } {
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lock = () => {
    setLocked(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLocked(false), LOCKED);
  };
  return { locked, lock };
}
