import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore, ShownField } from '../store/FormStore.ts';

/** How a field stands; redraws when that changes and for no other field. */
export function useField(store: FormStore, key: string): ShownField {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, key), [store, key]);
  return useSyncExternalStore(subscribe, () => store.field(key));
}

/** Something computed over the whole form; redraws when the answer changes. The answer is a plain value. */
export function useWholeForm<T extends string | number | boolean>(store: FormStore, ask: () => T): T {
  return useSyncExternalStore(store.subscribe, ask);
}
