import type { FastifyInstance } from 'fastify';
import { ok } from '../../http/envelope.ts';
import { ParamError } from '../../http/errors.ts';
import type { QueryParameters } from '../../http/query.ts';
import { addRoute } from '../../http/route.ts';
import type { RecordParts } from '../openRecords.ts';
import { searchRecords } from './searchRecords.ts';

const LONGEST = 100;
const SHORTEST = 2;

/** Records of all models by number or name, for whoever is signed in: of each what they may read. */
export function searchRoutes(app: FastifyInstance, parts: RecordParts): void {
  addRoute(app, 'searchRecords', { config: { access: 'session' } }, async (request, reply) => {
    const { q = '' } = request.query as QueryParameters;
    const words = q.trim();
    if (words.length < SHORTEST || words.length > LONGEST) throw new ParamError('q');
    return ok(await searchRecords(parts, request.actor, words, () => reply.raw.destroyed));
  });
}
