import { useEffect, useState } from 'react';

/** The value once it has not changed for so many milliseconds; until then the one before. */
export function useSettled<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(wait);
  }, [value, quiet]);
  return settled;
}
