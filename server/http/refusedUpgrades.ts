import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Node hands the connection of an upgrade over and keeps no eye on it: whoever answers with anything but the upgrade
 * has to close it, or it stays open for good.
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.headers.upgrade === undefined) return;
  reply.raw.once('finish', () => request.raw.socket.destroySoon());
}

/** Closes the connection of every refused upgrade, whatever refuses it. Call before any other hook and route. */
export function addRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => closeAfterAnswer(request, reply));
}
