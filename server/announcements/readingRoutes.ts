import type { FastifyInstance } from 'fastify';
import { QueryProblem } from '../../engine/queries/Filter.ts';
import { readPage } from '../../engine/queries/page.ts';
import type { Context } from '../http/Context.ts';
import { ok } from '../http/envelope.ts';
import { ParamError } from '../http/errors.ts';
import type { QueryParameters } from '../http/query.ts';
import { addRoute } from '../http/route.ts';
import { anntIdOf, bellLists, type MineQuery, markAllRead, markRead, myAnnouncements } from './reading.ts';

/** What the bell shows of each category unless it asks for another number. */
const BELL_SIZE = '5';

/** One's own announcements: the bell's lists, all of them, and what has been read. */
export function readingRoutes(app: FastifyInstance, context: Context): void {
  const config = { access: 'session' } as const;
  addRoute(app, 'newAnnouncements', { config }, async (request) => {
    const { pageSize = BELL_SIZE } = request.query as QueryParameters;
    return ok(await bellLists(context, request.actor, pageIn({ pageSize }).limit));
  });
  addRoute(app, 'ownAnnouncements', { config }, async (request) =>
    ok(await myAnnouncements(context, request.actor, mineQuery(request.query as QueryParameters))),
  );
  // Which method it is was never written down; older clients send PUT.
  addRoute(app, ['markAnnouncementRead', 'markAnnouncementReadByPost'], { config }, async (request) => {
    await markRead(context, request.actor, anntIdOf(request.body));
    return ok(null);
  });
  addRoute(app, 'markAllAnnouncementsRead', { config }, async (request) => {
    await markAllRead(context, request.actor);
    return ok(null, '全部已读');
  });
}

const LONGEST = 100;

function mineQuery(parameters: QueryParameters): MineQuery {
  const { titile = '', sender = '', msgCategory = '', readFlag = '' } = parameters;
  // Lists send `*` around a part of a word.
  const [title, from] = [titile, sender].map((text) => text.replaceAll('*', '').trim());
  const known = /^[12]?$/.test(msgCategory) && /^[01]?$/.test(readFlag);
  if (!known || titile.length > LONGEST || sender.length > LONGEST) throw new ParamError('filter');
  return { titile: title, sender: from, msgCategory, readFlag, page: pageIn(parameters) };
}

function pageIn(parameters: QueryParameters) {
  try {
    return readPage(parameters);
  } catch (error) {
    throw error instanceof QueryProblem ? new ParamError(error.message) : error;
  }
}
