import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dayIn } from '../../engine/queries/periods.ts';
import type { Asking } from '../../engine/queries/presets.ts';
import { sessionAtom } from './atoms.ts';
import { useSettings } from './queries.ts';
import { useServices } from './services.ts';

/** Who asks, and which day it is in the product's time zone; another one only when either has changed. */
export function useAsking(): Asking {
  const { clock } = useServices();
  const { timeZone } = useSettings().settings;
  const { username = '', orgCode = '', id } = useAtomValue(sessionAtom)?.user ?? {};
  const today = dayIn(timeZone, clock());
  return useMemo(
    () => ({ today, username, orgCode: orgCode ?? '', ...(id === undefined ? {} : { userId: id }) }),
    [today, username, orgCode, id],
  );
}
