/** How much of the bar is filled, 0–100; undefined when the value is empty or no number. */
export function progressPercent(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  if (String(value).trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(100, Math.max(0, number)) : undefined;
}
