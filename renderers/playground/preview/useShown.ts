import { useState } from 'react';
import type { Shown } from '../compiler/messages.ts';
import type { Findings } from '../compiler/useCompiler.ts';

interface Coming {
  shown?: Shown;
  /** Why `shown` is not what stands in the file. */
  old?: string;
  /** Nothing is known of this file yet. */
  asking: boolean;
}

/** What the file comes to now, or came to when it was last right, and then why it is not so now. */
export function useShown(path: string, findings: Pick<Findings, 'shown' | 'problems' | 'busy'>): Coming {
  const [last, setLast] = useState<{ path: string; shown: Shown }>();
  const own = findings.shown?.path === path ? findings.shown.value : undefined;
  const isRight = own !== undefined && (own.plan !== undefined || own.normalized !== undefined);
  const reason = findings.problems.find(({ severity }) => severity === 'error')?.message;
  const isWrong = findings.problems.some((each) => each.severity === 'error' && each.file === path);
  // What can be read may be wrong all the same: the page that was right stays.
  if (isRight && !isWrong && last?.shown !== own) setLast({ path, shown: own });
  if (isRight && !isWrong) return { shown: own, asking: false };
  const before = last?.path === path ? last.shown : own;
  return {
    ...(before ? { shown: before } : {}),
    ...(reason !== undefined ? { old: reason } : {}),
    asking: findings.busy || own === undefined,
  };
}
