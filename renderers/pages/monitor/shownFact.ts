import dayjs from 'dayjs';
import type { Fact } from '../../../engine/api/monitor.ts';
import { number } from '../../../engine/values/number.ts';

const NOTHING = '—';
const SIZES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** `1.5 GB`. */
export function shownBytes(bytes: number): string {
  const step = bytes <= 0 ? 0 : Math.min(SIZES.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${number.format(bytes / 1024 ** step, { precision: step === 0 ? 0 : 1 })} ${SIZES[step]}`;
}

/** `3 天 4 小时`, the two largest parts. */
export function shownSpan(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), '天'],
    [Math.floor(seconds / 3_600) % 24, '小时'],
    [Math.floor(seconds / 60) % 60, '分'],
    [Math.floor(seconds) % 60, '秒'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0 秒';
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, word]) => `${count} ${word}`).join(' ');
}

/** A figure as people read it; what a server does not tell is a dash. */
export function shownFact({ value, unit }: Pick<Fact, 'value' | 'unit'>): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'string') return value;
  switch (unit) {
    case 'bytes':
      return shownBytes(value);
    case 's':
      return shownSpan(value);
    case 'ms':
      return `${number.format(value)} ms`;
    case 'percent':
      return `${number.format(value)}%`;
    case 'time':
      return dayjs(value).format('YYYY-MM-DD HH:mm:ss');
    default:
      return number.format(value);
  }
}
