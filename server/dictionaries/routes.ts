import type { FastifyInstance } from 'fastify';
import { createThrottle } from '../auth/throttle.ts';
import type { Context } from '../http/Context.ts';
import { categoryRoutes } from './categoryRoutes.ts';
import { createDictionaries, type Dictionaries } from './dictionaries.ts';
import { dictionaryRoutes } from './dictionaryRoutes.ts';

const CHANNEL = 'weft_dictionaries';

/** Dictionaries and categories with their routes; what one process forgets the others forget too. */
export async function addDictionaries(app: FastifyInstance, context: Context): Promise<Dictionaries> {
  const dictionaries = createDictionaries(context);
  const stop = await context.db.listen(CHANNEL, () => dictionaries.clear());
  app.addHook('onClose', stop);
  dictionaryRoutes(app, dictionaries, createThrottle(context), () => context.db.notify(CHANNEL, ''));
  categoryRoutes(app, context);
  return dictionaries;
}
