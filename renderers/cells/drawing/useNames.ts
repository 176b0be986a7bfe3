import { useEffect, useState } from 'react';
import type { NameSet } from '../Cell.ts';
import { useCellSources } from '../useCellSources.ts';

/** Names of codes in their order; the codes themselves until the names have come. */
export function useNames(set: NameSet | undefined, codes: readonly string[]): string[] {
  const { names } = useCellSources();
  const [, redraw] = useState(0);
  const joined = codes.join(',');
  useEffect(() => {
    if (!names || !set) return;
    const unknown = joined.split(',').filter((code) => code !== '' && names.known(set, code) === undefined);
    if (unknown.length === 0) return;
    let gone = false;
    void Promise.all(unknown.map((code) => names.load(set, code))).then(() => {
      if (!gone) redraw((count) => count + 1);
    });
    return () => {
      gone = true;
    };
  }, [names, set, joined]);
  return codes.map((code) => (set && names?.known(set, code)) ?? code);
}
