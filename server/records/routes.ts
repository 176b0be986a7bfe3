import type { FastifyInstance } from 'fastify';
import { dataLogRoutes } from './history/dataLogRoutes.ts';
import { modelRoutes } from './modelRoutes.ts';
import type { RecordParts, RecordsFor } from './openRecords.ts';
import { duplicateRoutes } from './read/duplicateRoutes.ts';
import { restRoutes } from './restRoutes.ts';
import { searchRoutes } from './search/searchRecords.ts';

/** Every interface to the declared models' records. */
export function recordRoutes(app: FastifyInstance, parts: RecordParts, recordsFor: RecordsFor): void {
  searchRoutes(app, parts);
  modelRoutes(app, parts);
  duplicateRoutes(app, parts.context);
  dataLogRoutes(app, parts, recordsFor);
  restRoutes(app, parts.context, recordsFor);
}
