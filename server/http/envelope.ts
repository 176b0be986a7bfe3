/** What every JSON answer looks like; `timestamp` is epoch milliseconds. */
export interface Envelope<T = unknown> {
  success: boolean;
  message: string;
  code: number;
  result: T;
  timestamp: number;
}

/** A successful answer: code 200. */
export function ok<T>(result: T, message = '操作成功'): Envelope<T> {
  return { success: true, message, code: 200, result, timestamp: Date.now() };
}

/** An unsuccessful answer with its body code. */
export function failed(code: number, message: string, result: unknown = null): Envelope {
  return { success: false, message, code, result, timestamp: Date.now() };
}

/** A page of records; `current` counts from 1. */
export interface Page<T> {
  records: T[];
  total: number;
  /** The total is the database's estimate: there may be more, or less. */
  totalEstimated?: true;
  /** Stands above the records. */
  note?: string;
  size: number;
  current: number;
  pages: number;
}

/** Wraps one page's records; `pages` follows from `total` and `size`. */
export function page<T>(records: T[], total: number, current: number, size: number): Page<T> {
  return { records, total, size, current, pages: Math.ceil(total / size) };
}
