import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { HEART_BEAT, HEART_BEAT_ANSWER } from '../../engine/live/messages.ts';

/** An open socket and everything the server said on it, heart beats aside. */
export interface TestSocket {
  socket: WebSocket;
  frames: string[];
  /** Rows received, in order. */
  rows(): Record<string, unknown>[];
  send(text: string): void;
  /** Resolves with the answer to one sign of life: whatever was sent before it has been received by then. */
  beat(): Promise<void>;
  /** The code the server closed with. */
  closed: Promise<number>;
}

export interface SocketAs {
  token?: string;
  userId: string;
  pageId?: string;
  origin?: string;
  /** Where it goes instead of live sync. */
  path?: string;
}

/** Makes the server listen on a free port of the loopback; answers where sockets go. */
export async function listenForSockets(app: FastifyInstance): Promise<string> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return address.replace('http', 'ws');
}

/** Opens a socket; rejects with the status of a refused upgrade. */
export function openSocket(base: string, { token, userId, pageId, origin, path }: SocketAs): Promise<TestSocket> {
  const url = base + (path ?? `/vxeSocket/${userId}/${pageId ?? randomBytes(16).toString('hex')}`);
  const socket = new WebSocket(url, token === undefined ? [] : [token], origin === undefined ? {} : { origin });
  const frames: string[] = [];
  const beats: (() => void)[] = [];
  socket.on('message', (data) => {
    const text = String(data);
    if (text === HEART_BEAT_ANSWER) beats.shift()?.();
    else frames.push(text);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(`refused with ${response.statusCode}`));
      response.destroy();
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        socket,
        frames,
        rows: () => frames.map((text) => JSON.parse(text)).flatMap(({ data }) => data.args.slice(0, 1)),
        send: (text) => socket.send(text),
        beat: () =>
          new Promise((answered) => {
            beats.push(answered);
            socket.send(HEART_BEAT);
          }),
        closed,
      }),
    );
  });
}
