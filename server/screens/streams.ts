import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { Actor } from '../http/Context.ts';

const HEARTBEAT = 15_000;
const MAX_BUFFER = 1024 * 1024;

export interface StreamOptions {
  sessionHash: string;
  actor: Actor;
  /** Asked at every heartbeat: the actor as it is now; rejects when the session is over. */
  alive: () => Promise<Actor>;
}

/** All open event streams of this process. */
export interface Streams {
  open(reply: FastifyReply, options: StreamOptions): void;
  /** Sends `data(actor)` to every stream; undefined sends nothing. */
  send(event: string, data: (actor: Actor) => unknown): void;
  all(): Iterable<Stream>;
  /** Ends the streams of one session. */
  close(sessionHash: string): void;
  closeAll(): void;
}

export interface Stream extends StreamOptions {
  reply: FastifyReply;
  timer: NodeJS.Timeout;
}

function write(stream: Stream, text: string): void {
  // A reader that stopped reading is dropped rather than buffered for.
  if (stream.reply.raw.writableLength > MAX_BUFFER) stream.reply.raw.destroy();
  else stream.reply.raw.write(text);
}

function start(reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
}

/** Server-sent events with a heartbeat every 15 s. */
export function createStreams(log: FastifyBaseLogger): Streams {
  const streams = new Set<Stream>();
  const end = (stream: Stream): void => {
    clearInterval(stream.timer);
    streams.delete(stream);
    stream.reply.raw.end();
  };
  const beat = async (stream: Stream): Promise<void> => {
    try {
      stream.actor = await stream.alive();
      write(stream, ': alive\n\n');
    } catch (error) {
      log.debug({ err: error }, 'event stream ended with its session');
      end(stream);
    }
  };
  return {
    open(reply, options) {
      start(reply);
      const stream: Stream = { ...options, reply, timer: setInterval(() => void beat(stream), HEARTBEAT) };
      stream.timer.unref();
      streams.add(stream);
      reply.raw.on('close', () => end(stream));
      write(stream, 'retry: 3000\n\n');
    },
    send(event, data) {
      for (const stream of streams) {
        const content = data(stream.actor);
        if (content !== undefined) write(stream, `event: ${event}\ndata: ${JSON.stringify(content)}\n\n`);
      }
    },
    all: () => streams,
    close(sessionHash) {
      for (const stream of streams) if (stream.sessionHash === sessionHash) end(stream);
    },
    closeAll() {
      for (const stream of streams) end(stream);
    },
  };
}
