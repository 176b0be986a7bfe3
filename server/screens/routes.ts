import type { FastifyInstance } from 'fastify';
import type { ManifestChange } from '../../engine/plan/manifest.ts';
import { MENU_CHANNEL } from '../access/menuOverrides.ts';
import { followAccess } from '../auth/accessChanges.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Context } from '../http/Context.ts';
import type { ReaderParts } from '../reports/reportReader.ts';
import { askingRoutes } from './asking/askingRoutes.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { configRoutes } from './configRoutes.ts';
import { gitRoutes } from './git/gitRoutes.ts';
import { lookRoutes } from './lookRoutes.ts';
import { pickerRoutes } from './pickerRoutes.ts';
import { entriesFor } from './planFor.ts';
import { publishRoutes } from './publish/publishRoutes.ts';
import { runRoute } from './runRoute.ts';
import { sourceRoutes } from './sourceRoutes.ts';
import { startRoute } from './startRoute.ts';
import { createStreams, type Streams } from './streams.ts';
import { viewRoutes } from './views/viewRoutes.ts';

/** Sends every change of the declarations to those who may know of it. */
function announceChanges(context: Context, streams: Streams): () => void {
  return context.screens.subscribe((change) => {
    const { plans } = context.compiled();
    const changed = change.ids.flatMap((id) => plans.get(id) ?? []);
    const removed = change.ids.filter((id) => !plans.has(id));
    streams.send('changed', (actor): ManifestChange | undefined => {
      const screens = entriesFor(changed, actor, context.rights);
      // A removed screen opens for no one, and those who have it open must hear of it.
      const concerned = removed.length + screens.length > 0 || change.menu;
      return concerned ? { removed, screens, menu: change.menu } : undefined;
    });
    streams.send('problems', (actor) => (actor.admin ? change.problems : undefined));
  });
}

/** Tells everybody of a tenant, in whichever process, that its menu is another. */
function announceMenus({ db }: Context, streams: Streams): Promise<() => Promise<void>> {
  return db.listen(MENU_CHANNEL, (tenant) => {
    streams.send('menu', (actor) => (actor.tenant === tenant ? {} : undefined));
  });
}

/** The declarations as the front end reads them, and the streams that tell of their changes. */
export async function screenRoutes(app: FastifyInstance, parts: ReaderParts, sessions: Sessions): Promise<void> {
  const { context } = parts;
  const streams = createStreams(context.log);
  const { all, close: endSession, closeAll: lost } = streams;
  const stops = [announceChanges(context, streams), sessions.onEnd(endSession)];
  const stopFollowing = await followAccess(context, sessions, { all, endSession, lost });
  app.addHook('preClose', async () => {
    for (const stop of stops) stop();
    streams.closeAll();
  });
  const stopMenus = await announceMenus(context, streams);
  app.addHook('onClose', () => Promise.all([stopFollowing(), stopMenus()]));
  configRoutes(app, context, sessions, streams);
  pickerRoutes(app, context);
  catalogRoutes(app, context);
  viewRoutes(app, context);
  sourceRoutes(app, context);
  publishRoutes(app, context);
  gitRoutes(app, context);
  runRoute(app, parts);
  lookRoutes(app, context, sessions);
  startRoute(app, context);
  askingRoutes(app, context);
}
