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

/** Puts the drafts in force; `send` answers whether they are. */
export function useSending(drafts: Drafts, onConflict: () => Promise<void>) {
  const { client, random } = useServices();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  // The same text sent again is the same publication; another message is another one.
  const key = useRef({ of: '', key: '' });
  const send = async (message: string, confirmed: boolean): Promise<boolean> => {
    const body = { message, confirmed, files: changesOf(drafts) };
    const text = JSON.stringify(body);
    if (key.current.of !== text) key.current = { of: text, key: random() };
    setSending(true);
    setRefused(undefined);
    try {
      await client.post(ENDPOINTS.publishSources.path, body, { silent: true, idempotencyKey: key.current.key });
      return true;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!error.endsSession) setRefused({ message: error.message, details: detailsOf(error.envelope?.result) });
      if (error.kind === 'conflict') await onConflict();
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, refused };
}

/** Paths, problems or changes that stand against it, in words. */
function detailsOf(result: unknown): string[] {
  const { paths = [], problems = [], changes = [] } = isRecord(result) ? result : {};
  const listed = [paths, problems, changes].flatMap((each) => (Array.isArray(each) ? each : []));
  return listed.map((each) => {
    if (!isRecord(each)) return String(each);
    return [each.file, each.line, each.message ?? each.text].filter((part) => part !== undefined).join(' ');
  });
}
