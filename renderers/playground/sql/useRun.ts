import { useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import type { SourceRun } from '../../../engine/authoring/SourceRun.ts';
import { useClient } from '../../services/services.ts';
import { type Drafts, textsOf } from '../files/drafts.ts';

/** What is asked of a statement: its rows, how it is carried out, what an index would make of it. */
type Running = 'rows' | 'plan' | 'index';

/** Runs a report as it is written; what came of another file is forgotten. */
export function useRun(path: string, drafts: () => Drafts, params: Readonly<Record<string, string>>) {
  const client = useClient();
  const [answer, setAnswer] = useState<SourceRun>();
  const [failed, setFailed] = useState<string>();
  const [running, setRunning] = useState<Running>();
  const now = useRef(path);
  useEffect(() => {
    now.current = path;
    setAnswer(undefined);
    setFailed(undefined);
  }, [path]);
  const run = async (what: Running) => {
    setRunning(what);
    setFailed(undefined);
    try {
      const filled = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
      const body = {
        path,
        params: filled,
        drafts: textsOf(drafts()),
        explain: what === 'plan',
        index: what === 'index',
      };
      const came = await client.post<SourceRun>(ENDPOINTS.runSource.path, body, { silent: true });
      if (now.current === path) setAnswer(came);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (now.current !== path || error.endsSession) return;
      // What another statement gave is none of this one's.
      setAnswer(undefined);
      setFailed(error.message);
    } finally {
      setRunning(undefined);
    }
  };
  return { answer, running, failed, run };
}
