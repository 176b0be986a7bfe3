import { useEffect, useState } from 'react';
import type { Radius } from '../../../engine/authoring/meaning/radius.ts';
import type { Origin } from '../../../engine/authoring/origins.ts';
import type { SourceFile } from '../../../engine/compile/documents.ts';
import type { Problem } from '../../../engine/problems.ts';
import type { Findings } from '../compiler/useCompiler.ts';
import type { Drafts } from '../files/drafts.ts';

/** What can be asked of the compiler about all files as they are. */
export interface Asking {
  compare: (others: readonly SourceFile[]) => Promise<Radius | undefined>;
  origins: (id: string) => Promise<readonly Origin[] | undefined>;
  /** The files in force. */
  published: readonly SourceFile[];
  drafts: Drafts;
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
