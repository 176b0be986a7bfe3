import type { FastifyInstance } from 'fastify';

/** How long the body of a request may take: a while for all, and more for what is long. */
export interface BodyPace {
  /** Milliseconds. */
  grace: number;
  /** Bytes a second. */
  slowest: number;
}

const PACE: BodyPace = { grace: 30_000, slowest: 16 * 1024 };

/**
 * A body that drips would hold its connection for ever: that of one that takes longer than the slowest line would need
 * is closed.
 */
export function addSlowBodies(app: FastifyInstance, { grace, slowest }: BodyPace = PACE): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    const sent = Number(request.headers['content-length'] ?? Number.NaN);
    const bytes = Number.isNaN(sent) ? (request.routeOptions.bodyLimit ?? 0) : sent;
    const timer = setTimeout(() => request.raw.socket.destroy(), grace + (bytes / slowest) * 1_000);
    timer.unref();
    for (const event of ['end', 'close', 'error'] as const) payload.once(event, () => clearTimeout(timer));
    return payload;
  });
}
