import { useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { isRecord } from '../../../engine/api/envelope.ts';
import { Failure } from '../../../engine/api/Failure.ts';
import { useServices } from '../../services/services.ts';
import { changesOf, type Drafts } from '../files/drafts.ts';

/** What the server said no with, and to what. */
export interface Refused {
  message: string;
  details: string[];
}

/** In force, where what is lost is known; or as a commit on a branch. */
export type Sending = { confirmed: boolean } | { branch: string };

/** Publishes the drafts; `send` answers what came of it, and nothing where they were refused. */
export function useSending(drafts: Drafts, onConflict: () => Promise<void>) {
  const { client, random } = useServices();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // The same text sent again is the same publication; another message is another one.
  const key = useRef({ of: '', key: '' });
  const send = async (message: string, how: Sending): Promise<{ commit?: string } | undefined> => {
    const body = { message, ...how, files: changesOf(drafts) };
    const { path } = 'branch' in how ? ENDPOINTS.commitSources : ENDPOINTS.publishSources;
    const text = JSON.stringify(body);
    if (key.current.of !== text) key.current = { of: text, key: random() };
    setSending(true);
    setRefused(undefined);
    try {
      return await client.post(path, body, { silent: true, idempotencyKey: key.current.key });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!error.endsSession) setRefused(refusedBy(error));
      if (error.kind === 'conflict') await onConflict();
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, refused };
}

export const refusedBy = ({ message, result }: Failure): Refused => ({ message, details: detailsOf(result) });

/** Paths, problems or changes that stand against it, in words. */
function detailsOf(result: unknown): string[] {
  const { paths = [], problems = [], changes = [] } = isRecord(result) ? result : {};
  const listed = [paths, problems, changes].flatMap((each) => (Array.isArray(each) ? each : []));
  return listed.map((each) => {
    if (!isRecord(each)) return String(each);
    const { file, line, message, fix, text } = each;
    if (message === undefined) return String(text ?? '');
    // As the list of problems and `npm run validate` say it.
    return `${file}:${line} ${message}${fix === undefined ? '' : `；${fix}`}`;
  });
}
