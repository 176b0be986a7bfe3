import { type ComponentType, lazy } from 'react';

const RELOADED = 'pro__chunk_reloaded';

/**
 * A part that is loaded when first drawn. After a deployment old parts are gone: the page is then loaded anew, once;
 * when that did not help the error goes to the nearest boundary.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      const part = await load();
      mark(false);
      return { default: part };
    } catch (error) {
      if (isMarked()) throw error;
      mark(true);
      window.location.reload();
      return new Promise<never>(() => undefined);
    }
  });
}

function isMarked(): boolean {
  try {
    return sessionStorage.getItem(RELOADED) !== null;
  } catch {
    // Without a memory a reload could go on for ever.
    return true;
  }
}

function mark(reloaded: boolean): void {
  try {
    if (reloaded) sessionStorage.setItem(RELOADED, '1');
    else sessionStorage.removeItem(RELOADED);
  } catch {
    // See isMarked.
  }
}
