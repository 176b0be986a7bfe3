import { type ComponentType, lazy } from 'react';
import { PartMissingError } from './PartMissingError.ts';

/**
 * A part that is loaded when first drawn. After a deployment old parts are gone: the page is then loaded anew, once
 * for each part; when that did not help the error goes to the nearest boundary.
 */
export function lazyPart<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const mark = `pro__reloaded_for_${name}`;
  return lazy(async () => {
    try {
      const part = await load();
      forget(mark);
      return { default: part };
    } catch (error) {
      if (!remember(mark)) throw new PartMissingError(name, error);
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}

/** False when the mark was there already, or cannot be kept: a reload could then go on for ever. */
function remember(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, '1');
    return true;
  } catch {
    return false;
  }
}

function forget(mark: string): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // Nothing could be kept, so there is nothing to forget.
  }
}
