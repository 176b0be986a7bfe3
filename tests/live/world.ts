import { WebSocket } from 'ws';
import { compile } from '../../engine/compile/compile.ts';
import type { Connect, LiveClock } from '../../engine/live/LiveClient.ts';
import { SESSION_OVER } from '../../engine/live/messages.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { ListPlan } from '../../engine/plan/Plan.ts';
import type { Database } from '../../server/db/Database.ts';
import { loadCompilePorts } from '../../server/screens/compilePorts.ts';
import { applySample } from '../../server/testing/sampleScreens.ts';
import { fixedScreens, startTestServer, type TestServer } from '../../server/testing/testServer.ts';
import { listenForSockets } from '../../server/testing/testSocket.ts';
import { type Chance, pause } from './chance.ts';

export const CODE = 'market_steps';

const DECLARATIONS: Record<string, object> = {
  'screens/app.json': { title: '织屏', shortTitle: '织屏', home: '/market/steps' },
  'screens/menu.json': { items: [{ screen: 'market/steps' }] },
  'screens/market/steps.model.json': {
    title: '工序',
    fields: [
      { key: 'orderNum', title: '序号', type: 'inputNumber', precision: 0 },
      { key: 'name', title: '名称', type: 'input', maxLength: 40 },
      { key: 'qty', title: '数量', type: 'inputNumber', precision: 0 },
      { key: 'origin', title: '来源', type: 'input', maxLength: 40 },
      { key: 'price', title: '进价', type: 'inputNumber', precision: 2, restricted: true },
    ],
  },
  'screens/market/steps.screen.json': {
    title: '工序',
    type: 'list',
    model: 'market/steps',
    editing: 'inline',
    grid: { dragSort: 'orderNum', live: true },
    sort: { key: 'orderNum', order: 'asc' },
  },
};

async function compileSteps(): Promise<Compiled> {
  const ports = await loadCompilePorts();
  const compiled = compile(
    Object.entries(DECLARATIONS).map(([path, value]) => {
      const kind = /(\w+)\.json$/.exec(path)?.[1] ?? '';
      const up = '../'.repeat(path.split('/').length - 1);
      return { path, text: JSON.stringify({ $schema: `${up}schemas/${kind}.schema.json`, ...value }) };
    }),
    ports,
  );
  const errors = compiled.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  return compiled;
}

/** A listening server over one table that is edited in place. */
export interface World {
  server: TestServer;
  http: string;
  sockets: string;
  plan: ListPlan;
  close(): Promise<void>;
}

export async function startWorld(db: Database): Promise<World> {
  const compiled = await compileSteps();
  await applySample(db, compiled);
  const server = await startTestServer(db, { screens: fixedScreens(compiled) });
  const sockets = await listenForSockets(server.app);
  const plan = compiled.plans.get('market/steps');
  if (plan?.type !== 'list') throw new Error('no list of steps');
  return { server, http: sockets.replace('ws', 'http'), sockets, plan, close: () => server.close() };
}

/** What goes wrong on the way; switched off for the quiet at the end. */
export interface Faults {
  on: boolean;
  /** No socket stands or can be opened. */
  away: boolean;
  /** What is written is served and no answer arrives. */
  unheard: boolean;
  cut(): void;
  chance: Chance;
}

/** The longest delay: three seconds on the scale of the clients' clock. */
export const SCALE = 10;
const LONGEST_DELAY = 3_000 / SCALE / 4;

/** The protocol's clock, running faster than the wall's. */
export function fastClock(): LiveClock<NodeJS.Timeout> {
  return {
    now: () => Date.now() * SCALE,
    setTimeout: (run, milliseconds) => setTimeout(run, milliseconds / SCALE),
    clearTimeout,
  };
}

/** The connection went away before an answer came: nobody knows whether the call was served. */
export class LostError extends Error {
  override readonly name = 'LostError';
}

/** `fetch` on a bad network: late, lost on the way there, lost on the way back, sent twice. */
export function faultyFetch(faults: Faults): typeof fetch {
  const { chance } = faults;
  return async (url, init) => {
    if (!faults.on) return fetch(url, init);
    if (chance.happens(0.3)) await pause(chance.next() * LONGEST_DELAY);
    if (chance.happens(0.04)) throw new LostError('on the way there');
    const twice = chance.happens(0.06);
    const [answer] = await Promise.all([fetch(url, init), twice ? fetch(url, init) : undefined]);
    if ((faults.unheard && init?.method !== 'GET') || chance.happens(0.05)) throw new LostError('on the way back');
    if (chance.happens(0.2)) await pause(chance.next() * LONGEST_DELAY);
    return answer;
  };
}

/** Sockets on a bad network: cut, silent, frames late, twice and out of order. */
export function faultyConnect(
  { sockets }: World,
  { token, userId }: { token: string; userId: string },
  faults: Faults,
  opened: () => void,
): Connect {
  const { chance } = faults;
  return (pageId, events) => {
    if (faults.away) throw new LostError('no network');
    const socket = new WebSocket(`${sockets}/vxeSocket/${userId}/${pageId}`, [token]);
    let silent = false;
    faults.cut = () => socket.terminate();
    const hear = (text: string) => {
      if (!silent) events.onMessage(text);
    };
    socket.on('error', () => undefined);
    socket.on('open', () => {
      opened();
      events.onOpen();
    });
    socket.on('close', (code) => events.onClose(code === SESSION_OVER));
    socket.on('message', (data) => {
      const text = String(data);
      if (!faults.on) return hear(text);
      if (chance.happens(0.01)) socket.terminate();
      if (chance.happens(0.005)) silent = true;
      for (let times = chance.happens(0.1) ? 2 : 1; times > 0; times -= 1) {
        if (chance.happens(0.3)) setTimeout(() => hear(text), chance.next() * LONGEST_DELAY);
        else hear(text);
      }
    });
    return {
      send: (text) => {
        if (socket.readyState === socket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
}
