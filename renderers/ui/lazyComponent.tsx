import { type ComponentType, createElement, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { ChunkLoadError } from './errors.ts';

/** Milliseconds until a part that did not come is asked for again. */
const AGAIN = 30_000;

/** Where the parts come from. */
const sources = new WeakMap<object, { there: unknown; fetch: () => Promise<unknown> }>();

/** Milliseconds until a part counts as missing. */
const PART_WITHIN = 120_000;

/**
 * A part that is loaded when first drawn. After a deployment old parts are gone: the page is then loaded anew, once
 * for each part, unless that would cost unsaved work; when it did not help the error goes to the nearest boundary,
 * which may try again.
 */
export function lazyComponent<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>) {
  const mark = `pro__reloaded_for_${name}`;
  const fetch = async () => {
    source.there = await counted(load);
    forget(mark);
    return { default: source.there };
  };
  const drawn = () =>
    fetch().catch((error: unknown) => {
      if (!mayLeave() || !remember(mark)) throw new ChunkLoadError(name, { cause: error, renew });
      window.location.reload();
      return new Promise<never>(() => undefined);
    });
  // React keeps a failure for good; whoever tries again begins anew.
  const renew = () => {
    source.later = lazy(drawn);
  };
  const source: Source<Props> = { there: null, later: lazy(drawn), fetch };
  const part = (own: Props) => createElement(Part<Props>, { source, own });
  sources.set(part, source);
  return part;
}

interface Source<Props> {
  /** null until it has come. */
  there: ComponentType<Props> | null;
  later: LazyExoticComponent<ComponentType<Props>>;
  fetch: () => Promise<unknown>;
}

function Part<Props extends object>({ source, own }: { source: Source<Props>; own: Props }) {
  // One and the same as long as it is mounted; what is there already is drawn at once.
  const [Chosen] = useState<ComponentType<Props>>(() => source.there ?? source.later);
  return <Chosen {...own} />;
}

/** Whether drawing it has to wait for nothing; true for whatever `lazyComponent` did not make. */
export function isPartThere(part: object): boolean {
  return sources.get(part)?.there !== null;
}

/** Number of parts that are being fetched. */
export function partsUnderWay(): number {
  return underWay;
}

let underWay = 0;

/**
 * Fetches what `lazyComponent` made before it is drawn; undefined when nothing has to be waited for. A failure changes
 * nothing: drawing asks again.
 */
export function fetchPart(part: object): Promise<unknown> | undefined {
  return isPartThere(part) ? undefined : sources.get(part)?.fetch();
}

async function counted<Part>(load: () => Promise<Part>): Promise<Part> {
  underWay++;
  try {
    return await inTime(load());
  } finally {
    underWay--;
  }
}

async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error(`no answer within ${PART_WITHIN} ms`)), PART_WITHIN);
  });
  return Promise.race([loading, late]).finally(() => window.clearTimeout(timer));
}

/** Whether the page can go without a question: whoever guards unsaved work is asked as the browser would ask. */
function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
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

/**
 * Fetches a part ahead of its drawing, and again until it has come: where the server is away for a while, what nobody
 * has asked for must neither load the page anew nor break it.
 */
export function usePrefetched(part: object, wanted: boolean): { there: boolean; failed: boolean } {
  const [there, setThere] = useState(() => isPartThere(part));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!wanted || there) return;
    let left = false;
    const ask = () =>
      (fetchPart(part) ?? Promise.resolve()).then(
        () => left || setThere(true),
        () => left || setFailures((count) => count + 1),
      );
    const timer = setTimeout(ask, failures > 0 ? AGAIN : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [part, wanted, there, failures]);
  return { there, failed: failures > 0 };
}
