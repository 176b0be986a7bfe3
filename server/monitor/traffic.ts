import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TraceEntry } from '../../engine/api/monitor.ts';

/** Parts of the front end, and the page that shows this: they would push out what is looked for. */
const UNTRACED = /^\/(assets\/|sys\/monitor\/)/;
/** Requests that are remembered one by one. */
const MOST_TRACES = 200;

/** What was served since the process began. Times in milliseconds, sizes in bytes. */
export interface Traffic {
  requests: number;
  /** Answered 500 or above. */
  errors: number;
  /** Answered 400 to 499. */
  refused: number;
  time: number;
  longest: number;
  received: number;
  sent: number;
  open: number;
  /** Open connections, and the most there were at a time. */
  connections: number;
  mostConnections: number;
}

/** What goes through a server: its sums, and its last requests, the newest first. */
export interface TrafficWatch {
  sums(): Readonly<Traffic>;
  traces(): TraceEntry[];
}

/** Counts every request of the server. Call before any route is added. */
export function watchTraffic(app: FastifyInstance, now: () => number): TrafficWatch {
  const sums: Traffic = {
    requests: 0,
    errors: 0,
    refused: 0,
    time: 0,
    longest: 0,
    received: 0,
    sent: 0,
    open: 0,
    connections: 0,
    mostConnections: 0,
  };
  const traces: TraceEntry[] = [];
  watchConnections(app, sums);
  app.addHook('onRequest', async () => {
    sums.open += 1;
  });
  app.addHook('onResponse', async (request, reply) => {
    const took = reply.elapsedTime;
    sums.open -= 1;
    sums.requests += 1;
    sums.time += took;
    sums.longest = Math.max(sums.longest, took);
    if (reply.statusCode >= 500) sums.errors += 1;
    else if (reply.statusCode >= 400) sums.refused += 1;
    const [path = ''] = request.url.split('?', 1);
    if (UNTRACED.test(path)) return;
    const { method, id: requestId } = request;
    const known = { method, path: path.slice(0, 300), status: reply.statusCode, requestId, user: userOf(request) };
    traces.push({ at: now(), took: Math.round(took * 10) / 10, ...known });
    if (traces.length > MOST_TRACES) traces.shift();
  });
  return { sums: () => sums, traces: () => traces.toReversed() };
}

/** Bytes are read from the connections themselves: headers count, and what is upgraded. */
function watchConnections(app: FastifyInstance, sums: Traffic): void {
  const seen = new Map<Socket, { received: number; sent: number }>();
  const count = (socket: Socket): void => {
    const before = seen.get(socket) ?? { received: 0, sent: 0 };
    const { bytesRead: received, bytesWritten: sent } = socket;
    sums.received += received - before.received;
    sums.sent += sent - before.sent;
    seen.set(socket, { received, sent });
  };
  app.server.on('connection', (socket: Socket) => {
    seen.set(socket, { received: 0, sent: 0 });
    sums.connections = seen.size;
    sums.mostConnections = Math.max(sums.mostConnections, seen.size);
    socket.once('close', () => {
      count(socket);
      seen.delete(socket);
      sums.connections = seen.size;
    });
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (seen.has(raw.socket)) count(raw.socket);
  });
}

function userOf(request: FastifyRequest): string {
  try {
    return request.actor.username;
  } catch {
    return '';
  }
}
