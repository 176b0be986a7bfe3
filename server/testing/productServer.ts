import { compile } from '../../engine/compile/compile.ts';
import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Database } from '../db/Database.ts';
import { fillDepartments } from '../demo/fillDepartments.ts';
import type { Description } from '../reports/describe.ts';
import { applyModels } from '../screens/applyModels.ts';
import { loadCompilePorts } from '../screens/compilePorts.ts';
import { hasErrors } from '../screens/LiveScreens.ts';
import { readDeclarations } from '../screens/readFiles.ts';
import { tableSources } from './tableSources.ts';
import type { Filling } from './testDatabase.ts';
import { fixedScreens, startTestServer, type TestServer, type TestServerParts } from './testServer.ts';

let shipped: Promise<Compiled> | undefined;

/** What each kind of database said of the reports. */
const descriptions = { pglite: new Map<string, Description>(), postgres: new Map<string, Description>() };

async function applyShipped(db: Database): Promise<Compiled> {
  const compiled = await shippedScreens();
  const problems = await applyModels(db, compiled, descriptions[db.kind]);
  if (hasErrors(problems)) throw new Error(JSON.stringify(problems));
  return compiled;
}

/** The product's own declarations, compiled once for a file of tests. */
export function shippedScreens(): Promise<Compiled> {
  shipped ??= (async () => compile(await readDeclarations('screens'), await loadCompilePorts()))();
  return shipped;
}

/** The tables of the product's own declarations. */
export const shippedTables: Filling = {
  key: async () => JSON.stringify(await readDeclarations('screens')) + (await tableSources()),
  fill: async (db) => {
    await applyShipped(db);
  },
};

/** An answer with its HTTP status beside the envelope's parts. */
export interface Reply {
  status: number;
  success: boolean;
  code: number;
  message: string;
  /** As `JSON.parse` gives it. */
  result: ReturnType<typeof JSON.parse>;
}

export type Headers = Record<string, string>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A server over the product's own declarations, with departments to work in. */
export interface ProductServer extends TestServer {
  call(headers: Headers, method: Method, url: string, body?: object): Promise<Reply>;
}

/** Starts it over `db`, which it closes; sooner over one that holds `shippedTables`. */
export async function startProductServer(db: Database, parts: Partial<TestServerParts> = {}): Promise<ProductServer> {
  const compiled = await applyShipped(db);
  const server = await startTestServer(db, { screens: fixedScreens(compiled), ...parts });
  await fillDepartments(server.context);
  return {
    ...server,
    async call(headers, method, url, body) {
      const reply = await server.app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      return { status: reply.statusCode, ...reply.json() };
    },
  };
}
