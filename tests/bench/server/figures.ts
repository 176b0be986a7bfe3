/** Milliseconds a call took, or that it failed. */
export interface Call {
  milliseconds: number;
  failed?: string;
}

/** The time within which the share of calls was done. */
export function percentile(calls: readonly Call[], share: number): number {
  const sorted = calls.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** One line for people. */
export function figures(name: string, calls: readonly Call[]): string {
  const failures = calls.filter(({ failed }) => failed !== undefined);
  const times = [0.5, 0.95, 1].map((share) => percentile(calls, share));
  const [half, most, all] = times;
  const what = failures.length === 0 ? '' : ` (${failures[0]?.failed})`;
  return `${name}: ${calls.length} calls, p50 ${half} ms, p95 ${most} ms, max ${all} ms, ${failures.length} errors${what}`;
}

/** Times one call and reads its answer whole; an answer that is no success counts as failed. */
export async function timed(url: string, options: RequestInit): Promise<Call> {
  const begin = performance.now();
  try {
    const reply = await fetch(url, options);
    const text = await reply.text();
    const milliseconds = performance.now() - begin;
    const good = reply.status === 200 && (!text.startsWith('{') || text.startsWith('{"success":true'));
    return good ? { milliseconds } : { milliseconds, failed: `${reply.status} ${text.slice(0, 100)}` };
  } catch (error) {
    return { milliseconds: performance.now() - begin, failed: String(error) };
  }
}
