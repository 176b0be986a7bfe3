const MINUTE = 60_000;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

/** The greeting for an hour of the day, 0–23. */
export function greeting(hour: number): string {
  if (hour < 9) return '早上好';
  if (hour <= 11) return '上午好';
  if (hour <= 13) return '中午好';
  return hour < 20 ? '下午好' : '晚上好';
}

/** The window's title: page and product, or the product alone at home. */
export function windowTitle(page: string | undefined, shortTitle: string): string {
  return page ? `${page} · ${shortTitle}` : shortTitle;
}

/** How long ago, in words: `刚刚`, `5 分钟前`, `3 小时前`, `2 天前`. Milliseconds. */
export function ageText(age: number): string {
  if (age < MINUTE) return '刚刚';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} 分钟前`;
  if (age < DAY) return `${Math.floor(age / HOUR)} 小时前`;
  return `${Math.floor(age / DAY)} 天前`;
}
