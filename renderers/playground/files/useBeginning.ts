import { useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import type { SourceBegun } from '../../../engine/authoring/SourceBegun.ts';
import { sessionAtom } from '../../services/atoms.ts';
import { useServices } from '../../services/services.ts';
import { uploadFile } from '../../services/uploadFile.ts';

/** Ms a large dump may take. */
const PATIENCE = 300_000;

/** Sends a file and tells what declarations it comes to. */
export function useBeginning() {
  const { store } = useServices();
  const [begun, setBegun] = useState<SourceBegun>();
  const [failed, setFailed] = useState<string>();
  /** Absent while nothing is under way. */
  const [percent, setPercent] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  /** What came of another choice is none of this one's, and what is on its way comes to nothing. */
  const forget = () => {
    stop.current?.abort();
    setBegun(undefined);
    setFailed(undefined);
    setPercent(undefined);
  };
  const begin = async (id: string, file: File): Promise<void> => {
    const { token, tenantId } = store.get(sessionAtom) ?? {};
    const headers = { 'tenant-id': tenantId || '0', ...(token ? { 'X-Access-Token': token } : {}) };
    const body = new FormData();
    body.append('id', id);
    body.append('file', file, file.name);
    forget();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setPercent(0);
    try {
      const url = ENDPOINTS.beginSources.path;
      const answer = await uploadFile({ url, headers, body, timeout: PATIENCE, onProgress: setPercent, signal });
      // What answers this call is said once, by the server's own type.
      if (!signal.aborted) setBegun(answer.result as SourceBegun);
    } catch (error) {
      if (!signal.aborted) setFailed(error instanceof Error ? error.message : String(error));
    } finally {
      if (!signal.aborted) setPercent(undefined);
    }
  };
  return { begun, failed, percent, begin, forget };
}
