import { isRecord } from '../api/envelope.ts';

/** Tells a bell that there is something new: `topic` for everybody, `user` for this one. */
export interface PushMessage {
  cmd: 'topic' | 'user';
  /** Id of the announcement. */
  msgId: string;
  /** Its title. */
  msgTxt: string;
  /** Whom it is for, where it is for somebody. */
  userId?: string;
}

/** The bell's sign of life, and the server's answer to it: plain words, no JSON. */
export const BELL_BEAT = 'HeartBeat';

/** The plain word the server answers a sign of life with. */
export const BELL_BEAT_ANSWER = 'alive';

/** The push as a frame. */
export function pushMessage(message: PushMessage): string {
  return JSON.stringify(message);
}

/** Whether a frame says that the bell should look again; what is no JSON or another command does not. */
export function asksToLook(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    return isRecord(message) && (message.cmd === 'topic' || message.cmd === 'user');
  } catch {
    return false;
  }
}
