import { App } from 'antd';
import { useCallback, useRef } from 'react';
import { CLICKED_TOO_FAST, createClickGuard } from '../../engine/lists/clickGuard.ts';
import { useServices } from './services.ts';

/** Guards a button: true when the click counts, false when the same was asked a moment ago, which is then told. */
export function useClickGuard(): (what?: string) => boolean {
  const { clock } = useServices();
  const { message } = App.useApp();
  const last = useRef<{ what: string; counts: () => boolean }>(undefined);
  return useCallback(
    (what = '') => {
      if (last.current?.what !== what) last.current = { what, counts: createClickGuard(clock) };
      const counts = last.current.counts();
      if (!counts) message.warning({ key: CLICKED_TOO_FAST, content: CLICKED_TOO_FAST });
      return counts;
    },
    [clock, message],
  );
}
