import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import type { Asking, Place } from './useAsked.ts';

/** A line one writes in; 1-based. */
export interface Cursor {
  file: string;
  line: number;
}

/** Ms the cursor rests before it is shown what it is about. */
const REST = 250;

interface Pointing {
  /** The part of the page that the cursor's line is about. */
  pointed: PagePlace | undefined;
  /** Leads to where a part of the page is written. */
  onPart: (part: PagePlace) => void;
}

interface PointingParts {
  questions: Asking;
  findings: Findings;
  cursor: Cursor | undefined;
  onGo: (place: Place) => void;
}

/** From the text to what it makes on the page, and from a part of the page to its line; both as the drafts have it. */
export function usePointing(
  id: string | undefined,
  { questions: { partAt, placeOf }, findings, cursor, onGo }: PointingParts,
): Pointing {
  const [pointed, point] = useState<PagePlace>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found anew may stand elsewhere.
  useEffect(() => {
    if (id === undefined || cursor === undefined) return point(undefined);
    let old = false;
    const timer = setTimeout(async () => {
      const part = await partAt(id, cursor).catch(() => undefined);
      if (!old) point((before) => replaceEqualDeep(before, part));
    }, REST);
    return () => {
      old = true;
      clearTimeout(timer);
    };
  }, [id, cursor, partAt, findings]);
  const onPart = useCallback(
    async (part: PagePlace) => {
      const place = id === undefined ? undefined : await placeOf(id, part).catch(() => undefined);
      if (place) onGo(place);
    },
    [id, placeOf, onGo],
  );
  return { pointed, onPart };
}
