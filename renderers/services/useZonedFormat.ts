import { useMemo } from 'react';
import { useSettings } from './queries.ts';

/** A moment as records have it: 2026-11-20 09:30:00. */
export const MOMENT = {
  ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
  ...({ hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false } as const),
};

/** Writes moments in Chinese as the product's time zone has them, wherever the browser stands. `options` stay the same object. */
export function useZonedFormat(options: Intl.DateTimeFormatOptions): (moment: Date | number | string) => string {
  const { timeZone } = useSettings().settings;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('zh-CN', { ...options, timeZone });
    return (moment) => format.format(typeof moment === 'string' ? new Date(moment) : moment).replaceAll('/', '-');
  }, [options, timeZone]);
}
