import type { FastifyInstance } from 'fastify';
import type { Context } from '../http/Context.ts';
import { declaredRoutes } from './declaredRoutes.ts';
import { permissionRoutes } from './permissionRoutes.ts';
import { previewRoutes } from './previewRoutes.ts';

/** What a user may do, previews with the rights of another, and what is declared and not granted. */
export function accessRoutes(app: FastifyInstance, context: Context): void {
  permissionRoutes(app, context);
  previewRoutes(app, context);
  declaredRoutes(app);
}
