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
  app.addHook('preParsing', async (request, reply, payload) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && Number(length ?? 0) === 0) return payload;
    const bytes = length === undefined ? (request.routeOptions.bodyLimit ?? 0) : Number(length);
    // Destroying what is half read closes its connection.
    const timer = setTimeout(() => request.raw.destroy(), grace + (bytes / slowest) * 1_000);
    timer.unref();
    const stop = (): void => clearTimeout(timer);
    for (const event of ['end', 'close', 'error'] as const) payload.once(event, stop);
    // A body that nobody reads to its end is no matter once the answer is out.
    reply.raw.once('finish', stop);
    return payload;
  });
}
