import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadCaptcha } from '../../../engine/session/account.ts';
import { useServices } from '../../services/services.ts';

export interface Captcha {
  /** Names the picture; undefined while none is asked for. */
  key: string | undefined;
  picture: string | undefined;
  failed: boolean;
  change: () => void;
}

/** The captcha picture, from the moment the server asks for one. */
export function useCaptcha(wanted: boolean): Captcha {
  const { client, clock } = useServices();
  const [start, setStart] = useState(clock);
  const key = wanted ? String(start) : undefined;
  const { data, isError } = useQuery({
    queryKey: ['captcha', key],
    queryFn: () => loadCaptcha(client, key ?? ''),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { key, picture: data, failed: isError, change: () => setStart(clock()) };
}
