import { useEffect, useRef, useState } from 'react';
import { ENDPOINTS, pathTo } from '../../../engine/api/endpoints.ts';
import { Failure, type FailureKind } from '../../../engine/api/Failure.ts';
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
/** Milliseconds between two looks when many had no answer. */
const LOOK_LATEST = 10_000;

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

/**
 * A job that was started from here, followed to its end: a look without an answer is no end of the job, so that only
 * what the server says of it is one.
 */
export function useImportJob(code: string) {
  const { client, report } = useServices();
  const [job, setJob] = useState<FollowedJob & { id: string }>();
  const [starting, setStarting] = useState(false);
  /** Why it was not started, or is followed no more. */
  const [failed, setFailed] = useState<string>();
  /** The last look had no answer. */
  const [unseen, setUnseen] = useState(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const forget = () => {
    setJob(undefined);
    setFailed(undefined);
    setUnseen(false);
  };
  const look = async (id: string): Promise<FollowedJob | undefined> => {
    try {
      return parseJob(await client.get(ENDPOINTS.jobState.path, { id }, { silent: true }));
    } catch (error) {
      if (!(error instanceof Failure) || isFinal(error)) throw error;
      return undefined;
    }
  };
  const follow = async (id: string): Promise<FollowedJob | undefined> => {
    for (let wait = LOOK_EVERY; ; ) {
      const now = await look(id);
      if (gone.current) return now;
      setUnseen(now === undefined);
      if (now) setJob({ ...now, id });
      if (now && now.state !== 'waiting' && now.state !== 'running') return now;
      wait = now ? LOOK_EVERY : Math.min(wait * 2, LOOK_LATEST);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  };
  /** Undefined: it was not started, or cannot be followed, which `failed` says. */
  const run = async (looked: Looked, choice: ImportChoice, what: ImportAsk) => {
    setStarting(true);
    forget();
    try {
      const { result } = await client.exchange({
        method: ENDPOINTS.importJob.method,
        path: pathTo(ENDPOINTS.importJob, { code }),
        body: importOrder(looked, choice, what),
        silent: true,
      });
      const { id } = result as { id: string };
      setJob({ ...parseJob(undefined), id });
      return await follow(id);
    } catch (error) {
      setFailed(reasonOf(error));
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
  return { job, busy: starting, failed, unseen, run, cancel, forget };
}

const FINAL: ReadonlySet<FailureKind> = new Set(['business', 'invalid', 'missing', 'forbidden']);

/** The server's own word on what was asked: unlike after a missing answer or a moment's trouble, asking again is no use. */
const isFinal = ({ endsSession, kind, envelope }: Failure): boolean =>
  endsSession || kind === 'aborted' || (envelope !== undefined && FINAL.has(kind));

/** What had no answer may be under way all the same: beginning it again would do it twice. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const isAnswered = !(error instanceof Failure) || error.envelope !== undefined || error.endsSession;
  return isAnswered ? said : `${said}。任务可能已经开始，请先到任务中心查看`;
}
