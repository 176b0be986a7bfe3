import type { FastifyInstance } from 'fastify';
import { modelRoutes } from './modelRoutes.ts';
import type { RecordParts, RecordsFor } from './openRecords.ts';
import { duplicateRoutes } from './read/duplicateRoutes.ts';
import { restRoutes } from './restRoutes.ts';

/** Every interface to the declared models' records. */
export function recordRoutes(app: FastifyInstance, parts: RecordParts, recordsFor: RecordsFor): void {
  modelRoutes(app, parts);
  duplicateRoutes(app, parts.context);
  restRoutes(app, parts.context, recordsFor);
}
