import { useEffect, useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import {
  type FollowedJob,
  type ImportAsk,
  type ImportChoice,
  importOrder,
  type Looked,
  parseJob,
  parseLooked,
} from '../../../engine/lists/transfer/importChoice.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { uploadFile } from '../../services/uploadFile.ts';

const UPLOAD_TIMEOUT = 10 * 60_000;
/** Milliseconds between two looks at a job. */
const LOOK_EVERY = 700;

/** Sends files and tells what is in them. */
export function useSendFiles(code: string) {
  const { store, random } = useServices();
  const [percent, setPercent] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (files: readonly File[]): Promise<Looked> => {
    const body = new FormData();
    for (const file of files) body.append('files[]', file, file.name);
    const { token, tenantId } = store.get(sessionAtom) ?? {};
    const headers = {
      'tenant-id': tenantId || '0',
      'Idempotency-Key': random(),
      ...(token ? { 'X-Access-Token': token } : {}),
    };
    stop.current = new AbortController();
    setPercent(0);
    try {
      const url = pathTo(ENDPOINTS.importFiles, { code });
      const { signal } = stop.current;
      const answer = await uploadFile({ url, headers, body, timeout: UPLOAD_TIMEOUT, onProgress: setPercent, signal });
      return parseLooked(answer.result);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, send };
}

/** A job that was started from here, followed to its end. */
export function useImportJob(code: string) {
  const { client, report } = useServices();
  const [job, setJob] = useState<FollowedJob & { id: string }>();
  const [starting, setStarting] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const follow = async (id: string): Promise<FollowedJob> => {
    for (;;) {
      const now = parseJob(await client.get(ENDPOINTS.jobState.path, { id }, { silent: true }));
      if (!gone.current) setJob({ ...now, id });
      if (gone.current || (now.state !== 'waiting' && now.state !== 'running')) return now;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  };
  /** Undefined: it was not started, or cannot be followed, which has been told. */
  const run = async (looked: Looked, choice: ImportChoice, what: ImportAsk) => {
    setStarting(true);
    setJob(undefined);
    try {
      const { result } = await client.exchange({
        method: ENDPOINTS.importJob.method,
        path: pathTo(ENDPOINTS.importJob, { code }),
        body: importOrder(looked, choice, what),
        silent: true,
      });
      return await follow((result as { id: string }).id);
    } catch (error) {
      report(error);
      return undefined;
    } finally {
      if (!gone.current) setStarting(false);
    }
  };
  const cancel = async () => {
    if (job === undefined) return;
    try {
      await client.exchange({ method: 'POST', path: ENDPOINTS.cancelJob.path, body: { id: job.id }, silent: true });
    } catch (error) {
      // It ended by itself.
      if (!(error instanceof Failure && error.kind === 'business')) report(error);
    }
  };
  return { job, busy: starting, run, cancel, forget: () => setJob(undefined) };
}
