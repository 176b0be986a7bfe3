export type Params = Record<string, string | number | boolean | null | undefined>;

/** Appends parameters to a path; null and undefined ones are left out, lists must be joined before. */
export function withQuery(path: string, params: Params = {}): string {
  const parts = Object.entries(params)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  if (parts.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
