import type { FastifyInstance } from 'fastify';
import { createThrottle } from '../auth/throttle.ts';
import type { Context } from '../http/Context.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';
import { dictionaryRoutes } from './dictionaryRoutes.ts';
import { whiteListRoutes } from './whiteList.ts';

/** On which every process is told to read its dictionaries anew. */
export const DICTIONARIES_CHANNEL = 'weft_dictionaries';

/** Dictionaries and categories with their routes; what one process forgets the others forget too. */
export async function addDictionaries(app: FastifyInstance, context: Context): Promise<Dictionaries> {
  const dictionaries = createDictionaries(context);
  const stop = await context.db.listen(DICTIONARIES_CHANNEL, () => dictionaries.clear());
  app.addHook('onClose', stop);
  const announce = () => context.db.notify(DICTIONARIES_CHANNEL, '');
  dictionaryRoutes(app, context, dictionaries, createThrottle(context), announce);
  categoryRoutes(app, context);
  whiteListRoutes(app, context);
  return dictionaries;
}
