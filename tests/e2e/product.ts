import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inProject } from '../../scripts/setup/checkout.mjs';
import { type Server, startAlone, startHosted } from './servers.ts';

export interface ProductOptions {
  /** A data directory to begin with; it is copied. */
  data?: string;
  /** A folder of declarations laid over the shipped ones. */
  declarations?: string;
  /** The built front end; the product's own unless given. */
  web?: string;
  /** The address to answer at, `http://127.0.0.1:12345`, if nobody else does. */
  at?: string;
  variables?: NodeJS.ProcessEnv;
  /** In a process of its own from the start; `measured`: with Node's own flags, as it runs for months. */
  alone?: boolean | 'measured';
}

/** The real server with a database and a folder of declarations of its own. */
export interface Product {
  /** `http://127.0.0.1:12345`; the same after a restart. */
  address: string;
  /** The declarations it reads: a copy, free to be changed. */
  screens: string;
  /** The database's directory. */
  data: string;
  /** All it has printed. */
  output(): string;
  /** Asks it to stop and waits; rejects when it did not end well. */
  stop(): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
  /** Stops it, removes what it left, and rejects when it logged an error. */
  dispose(): Promise<void>;
}

/** Starts the product on a free port and waits until it answers. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'weft-e2e-'));
  const data = path.join(folder, 'data');
  const screens = path.join(folder, 'screens');
  if (options.data) fs.cpSync(options.data, data, { recursive: true });
  fs.cpSync(inProject('screens'), screens, { recursive: true });
  if (options.declarations) fs.cpSync(options.declarations, screens, { recursive: true });
  const printed: string[] = [];
  const flags = options.alone === 'measured' ? [] : undefined;
  let server: Server | undefined;
  let address = options.at && (await isFree(options.at)) ? options.at : '';

  const variables = () => environment(options, { PORT: portOf(address), DATA_DIR: data, WEFT_SCREENS: screens });
  // Started again it shall know nothing but its data.
  const start = async (): Promise<void> => {
    server = await startAlone(variables(), printed, flags);
  };
  const stop = async (): Promise<void> => {
    const running = server;
    server = undefined;
    await running?.stop();
  };
  const product = { screens, data, output: () => printed.join(''), start, stop };
  const dispose = async (): Promise<void> => {
    try {
      await stop();
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    const errors = product.output().match(/^\{"level":[56]0.*$/gm);
    if (errors) throw new Error(`the server logged errors:\n${errors.join('\n')}`);
  };
  server = options.alone ? await startAlone(variables(), printed, flags) : await startHosted(variables(), printed);
  address = server.address;
  return { ...product, address, dispose };
}

function environment({ web, variables }: ProductOptions, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  // Vitest's own mode and somebody's database are no concern of the product's.
  for (const name of ['NODE_ENV', 'DATABASE_URL', 'HOST', 'WEFT_ADMIN_PASSWORD', 'WEFT_DEMO']) delete inherited[name];
  return { ...inherited, WEFT_DEMO: 'tiny', ...own, ...(web ? { WEFT_WEB: web } : {}), ...variables };
}

/** Whether nobody listens there. */
function isFree(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(Number(portOf(address)), '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function portOf(address: string): string {
  return address === '' ? '0' : new URL(address).port;
}
