import { useCallback, useEffect, useState } from 'react';
import type { DictionaryItem } from '../../../engine/plan/compiled.ts';
import { cellTraits } from '../../../schemas/generated/language.ts';
import type { CellColumn } from '../Cell.ts';
import { useOptionalCellServices } from '../useCellServices.ts';

/** What a column of a chain offers: nothing yet, or not at all and how to try again. */
export interface ItemsBelow {
  items: readonly DictionaryItem[] | undefined;
  retry?: () => void;
}

interface Answer extends Pick<ItemsBelow, 'items'> {
  /** The question it answers. */
  of: string;
}

const NONE: readonly DictionaryItem[] = [];

/**
 * The items of a select whose dictionary is a tree, below the value one column up ('' where none is above, null while
 * that is empty). Only what was asked for last is ever offered. Undefined for all other columns.
 */
export function useItemsBelow(
  { type, dictCode, tree }: Pick<CellColumn, 'type' | 'dictCode' | 'tree'>,
  parent: string | null,
): ItemsBelow | undefined {
  const services = useOptionalCellServices();
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const code = cellTraits[type].linkage && tree ? dictCode : undefined;
  const question = code === undefined || parent === null ? undefined : `${code} ${parent} ${tries}`;
  useEffect(() => {
    if (!services || !tree || code === undefined || parent === null || question === undefined) return;
    let asked = true;
    const take = (items: Answer['items']) => asked && setAnswer({ of: question, items });
    services.itemsBelow(code, tree, parent).then(take, () => take(undefined));
    return () => {
      asked = false;
    };
  }, [services, code, tree, parent, question]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  if (code === undefined) return undefined;
  if (parent === null || !services) return { items: NONE };
  if (answer === undefined || answer.of !== question) return { items: services.knownBelow(code, parent) };
  return answer.items ? { items: answer.items } : { items: NONE, retry };
}
