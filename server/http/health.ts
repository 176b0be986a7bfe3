import type { FastifyInstance } from 'fastify';
import type { FaultKind } from '../db/Database.ts';
import { WAY_OUT } from '../db/faults.ts';
import type { Context } from './Context.ts';
import { addRoute } from './route.ts';

const LOOK = "SELECT current_setting('transaction_read_only') = 'on' AS locked";
const DEADLINE = 2_000;

type State = 'ok' | 'away' | FaultKind;

async function stateOf({ db, log }: Context): Promise<State> {
  try {
    const { rows } = await db.query<{ locked: boolean }>(LOOK, [], { deadline: DEADLINE });
    if (db.damage()) return 'damaged';
    return rows[0]?.locked ? 'readOnly' : 'ok';
  } catch (error) {
    log.warn({ err: error }, 'database does not answer');
    return 'away';
  }
}

/** GET `/healthz`: whether the process can work; 503 and what is to be done while its database cannot. */
export function healthRoute(app: FastifyInstance, context: Context): void {
  addRoute(app, 'health', { config: { access: 'open' } }, async (_request, reply) => {
    const database = await stateOf(context);
    reply.status(database === 'ok' ? 200 : 503);
    const wayOut = database === 'readOnly' || database === 'damaged' ? { wayOut: WAY_OUT[database] } : {};
    return { status: database === 'ok' ? 'ok' : 'degraded', database, ...wayOut, uptime: process.uptime() };
  });
}
