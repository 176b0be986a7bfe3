/** What every call answers. `success` decides; `code` 0 and 200 are both fine. */
export interface Envelope<T = unknown> {
  success: boolean;
  message: string;
  code: number | string;
  result: T;
  timestamp?: number;
  /** As what the call can be taken back, where it changed several records. */
  changeSet?: string;
  /** The call it answers, where its caller wanted to know. */
  call?: CallTrace;
}

/** How a call went. */
export interface CallTrace {
  method: string;
  /** With its parameters. */
  url: string;
  status: number;
  /** Epoch milliseconds. */
  began: number;
  /** Milliseconds until its answer was read. */
  took: number;
  /** As the server's log has it. */
  id: string | undefined;
}

/** Reads a reply body. A body without `success` (some calls answer a bare array) counts as the result itself. */
export function toEnvelope(body: unknown): Envelope {
  if (!isRecord(body) || typeof body.success !== 'boolean') {
    return { success: true, message: '', code: 200, result: body };
  }
  return {
    success: body.success,
    message: typeof body.message === 'string' ? body.message : '',
    code: typeof body.code === 'number' || typeof body.code === 'string' ? body.code : 0,
    result: body.result,
    timestamp: typeof body.timestamp === 'number' ? body.timestamp : undefined,
  };
}

/** Parses JSON text; `undefined` when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for a plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
