import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/Context.ts';
import type { RecordsFor } from '../records/openRecords.ts';
import { announcementRoutes } from './announcementRoutes.ts';
import { readingRoutes } from './readingRoutes.ts';

/** Announcements as they are written and as they are read; their sockets come last, with `addNoticeSockets`. */
export function noticeRoutes(app: FastifyInstance, context: Context, recordsFor: RecordsFor): void {
  announcementRoutes(app, context, recordsFor);
  readingRoutes(app, context);
}
