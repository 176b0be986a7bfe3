import { useEffect, useState } from 'react';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import type { Origin } from '../../../engine/authoring/origins.ts';
import type { PagePlace } from '../../../engine/authoring/partAt.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import type { Findings } from '../compiler/useCompiler.ts';

/** What can be asked of the compiler about all files as they are. */
export interface Asking {
  compare: (others: readonly SourceFile[]) => Promise<Radius | undefined>;
  origins: (id: string) => Promise<readonly Origin[] | undefined>;
  /** The part of a page that a line is about. */
  partAt: (id: string, cursor: Pick<Place, 'file' | 'line'>) => Promise<PagePlace | undefined>;
  placeOf: (id: string, part: PagePlace) => Promise<Place | undefined>;
  /** The files in force. */
  published: readonly SourceFile[];
}

export type Place = Pick<Problem, 'file' | 'line' | 'column'>;

export interface Asked<T> {
  answer?: T | undefined;
  /** Nothing has been answered yet. */
  busy: boolean;
  failed?: string;
}

/** Asks once, and again whenever the compiler has found something else. */
export function useAsked<T>(findings: Findings, ask: () => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ busy: true });
  useEffect(() => {
    if (findings.busy) return;
    let old = false;
    ask().then(
      (answer) => old || setAsked({ answer, busy: false }),
      (error: Error) => old || setAsked({ busy: false, failed: error.message }),
    );
    return () => {
      old = true;
    };
  }, [findings, ask]);
  return asked;
}
