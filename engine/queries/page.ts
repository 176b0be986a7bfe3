/** A stretch of a result. `size` and `current` are what the answer names; `limit` and `offset` what the database gets. */
export interface PageRequest {
  current: number;
  size: number;
  offset: number;
  limit: number;
}

/** Bounds of a page; `unpaged` is the most that `pageSize=-521` gets. */
export const pageLimits = { size: 1000, unpaged: 10_000, current: 1_000_000_000 } as const;

/** The `pageSize` that asks for all. */
export const UNPAGED = -521;

/** `pageNo` and `pageSize` of a list: what is no positive whole number counts as absent, what is too much is capped. */
export function readPage(parameters: Readonly<Record<string, string>>, defaultSize = 10): PageRequest {
  if (parameters.pageSize?.trim() === String(UNPAGED)) {
    return { current: 1, size: pageLimits.unpaged, offset: 0, limit: pageLimits.unpaged };
  }
  const size = Math.min(wholeNumber(parameters.pageSize) ?? defaultSize, pageLimits.size);
  const current = Math.min(wholeNumber(parameters.pageNo) ?? 1, pageLimits.current);
  return { current, size, offset: (current - 1) * size, limit: size };
}

function wholeNumber(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  const value = /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : 0;
  return value > 0 ? value : undefined;
}
