const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, in words: `刚刚`, `5 分钟前`, `3 小时前`, `2 天前`. Milliseconds. */
export function ageText(age: number): string {
  if (age < MINUTE) return '刚刚';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} 分钟前`;
  if (age < DAY) return `${Math.floor(age / HOUR)} 小时前`;
  return `${Math.floor(age / DAY)} 天前`;
}
