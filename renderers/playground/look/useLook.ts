import { useCallback, useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../engine/api/endpoints.ts';
import { endPreview } from '../../../engine/session/account.ts';
import { useTabState } from '../../services/pageTab.ts';
import { useClient } from '../../services/services.ts';
import { useRefusal } from '../../services/useRefusal.ts';
import type { Look } from './Look.ts';

/** As whom the page is looked at: it ends with the preview and is begun anew with the next one of the tab. */
export function useLook() {
  const client = useClient();
  const refused = useRefusal();
  const [look, setLook] = useState<Look>();
  const latest = useRef<Look>(undefined);
  const [wish, setWish] = useTabState<Pick<Look, 'kind' | 'id'> | undefined>('look', undefined);
  const wished = useRef(wish);
  const end = useCallback(() => {
    const ended = latest.current;
    latest.current = undefined;
    setLook(undefined);
    // Whether or not it is heard: a look that was left is used by nobody and runs out.
    if (ended) void endPreview(client.as(ended)).catch(() => undefined);
  }, [client]);
  const start = useCallback(
    async (kind: Look['kind'], id: string) => {
      try {
        const begun = await client.post<Look>(ENDPOINTS.startLook.path, { kind, id }, { silent: true });
        end();
        latest.current = begun;
        setLook(begun);
        setWish({ kind, id });
      } catch (error) {
        refused(error);
      }
    },
    [client, end, refused, setWish],
  );
  useEffect(() => {
    const again = wished.current;
    if (again) void start(again.kind, again.id);
    return end;
  }, [start, end]);
  const leave = useCallback(() => {
    setWish(undefined);
    end();
  }, [end, setWish]);
  return { look, start, end: leave };
}
