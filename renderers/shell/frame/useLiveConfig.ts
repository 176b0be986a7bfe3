import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom } from '../../services/atoms.ts';
import { applyChange, followChanges } from '../../services/live.ts';

/** While somebody is signed in, follows changed declarations and makes what they touch stale. */
export function useLiveConfig(): void {
  const token = useAtomValue(sessionAtom)?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    void followChanges({
      fetch: (...call) => fetch(...call),
      token,
      signal: controller.signal,
      onEvent: (event) => applyChange(queryClient, event),
      onReturn: () => void queryClient.invalidateQueries({ queryKey: ['config'] }),
    });
    return () => controller.abort();
  }, [token, queryClient]);
}
