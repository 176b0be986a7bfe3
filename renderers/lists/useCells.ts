import { useMemo } from 'react';
import type { CellContext } from '../cells/Cell.ts';
import { useCellSources } from '../cells/useCellSources.ts';
import { useDictionaries } from '../services/queries.ts';

/** What the cells of a plan may ask for; a new one whenever a dictionary has come. */
export function useCells(dictCodes: readonly string[]): CellContext {
  const dictionaries = useDictionaries(dictCodes);
  const sources = useCellSources();
  return useMemo(
    () => ({
      dictionary: (code) => (Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined),
      ...sources,
    }),
    [dictionaries, sources],
  );
}
