import { fastifyCompress } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which an answer goes out as it is: it fits into one packet. */
const LEAST = 1024;

/**
 * Answers of the API are packed for those who take that: far from the server a first page waits for its size. Nobody
 * guesses a secret from the length of what they made be sent, since a call from another site carries no token. Files
 * and streams go out as they are, and so do bodies that come in: a packed one is refused.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    globalDecompression: false,
    customTypes: /^application\/json(?:;|$)/,
    encodings: ['br', 'gzip'],
    threshold: LEAST,
  });
}
