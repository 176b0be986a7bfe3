import { isRecord } from '../api/envelope.ts';
import type { Json } from '../values/ValueType.ts';
import type { LiveRow } from './LiveClient.ts';

/** Every type of message, in either direction. */
export type LiveMessage =
  | { type: 'heart_beat' }
  | { type: 'update_vxe_table'; socketKey: string; row: LiveRow; caseId: string | undefined }
  | { type: 'common_send_date'; key: string; args: readonly Json[] }
  | { type: 'unknown'; name: string };

/** Code of a socket closed because its session is over; nobody should come back with the same token. */
export const SESSION_OVER = 4401;

/** The client's sign of life. */
export const HEART_BEAT = '{"type":"heart_beat","data":""}';

/** The server's answer to it. */
export const HEART_BEAT_ANSWER = '{"type":"heart_beat","data":true}';

/** Reads a frame; undefined when it is none that means anything. */
export function readMessage(text: string): LiveMessage | undefined {
  const message = parse(text);
  if (!isRecord(message) || typeof message.type !== 'string') return undefined;
  const data = isRecord(message.data) ? message.data : {};
  const args = Array.isArray(data.args) ? (data.args as Json[]) : [];
  if (message.type === 'heart_beat') return { type: 'heart_beat' };
  if (message.type === 'update_vxe_table') return readUpdate(data.socketKey, args);
  if (message.type === 'common_send_date') {
    return typeof data.key === 'string' ? { type: 'common_send_date', key: data.key, args } : undefined;
  }
  return { type: 'unknown', name: message.type };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readUpdate(socketKey: unknown, [row, caseId]: readonly Json[]): LiveMessage | undefined {
  if (typeof socketKey !== 'string' || !isRecord(row) || typeof row.id !== 'string' || row.id === '') return undefined;
  const from = typeof caseId === 'string' && caseId !== '' ? caseId : undefined;
  return { type: 'update_vxe_table', socketKey, row: row as LiveRow, caseId: from };
}

/** A saved row as a frame. */
export function rowMessage(socketKey: string, row: Readonly<Record<string, unknown>>, caseId?: string): string {
  return JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, caseId ?? ''] } });
}

/** Rows that came or went, as a frame: whoever shows rows of `socketKey` reads them again. */
export function membersMessage(socketKey: string, caseId?: string): string {
  return JSON.stringify({ type: 'common_send_date', data: { key: socketKey, args: [caseId ?? ''] } });
}
