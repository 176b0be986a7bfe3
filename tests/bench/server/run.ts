import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtServer } from '../../../scripts/setup/backend.mjs';
import { DEMO_PASSWORD } from '../../../server/config/builtIn.ts';
import { signInAt, startMortal } from '../../../server/testing/mortal.ts';
import { beside } from './beside.ts';
import { killServers, restartDatabase } from './kill.ts';
import { requests } from './requests.ts';
import { memoryOf, starts } from './starts.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';

const usage = `npm run bench -- server beside [--data DIR] [--url postgres://…]
npm run bench -- server users [--data DIR] [--url postgres://…] [--users 50] [--seconds 60]
npm run bench -- server starts [--data DIR] [--url postgres://…] [--runs 7]
npm run bench -- server requests [--runs 7] [--seconds 3] [--record]
npm run bench -- server transfer [--rows 100000] [--record]
npm run bench -- server kill [--kills 50] [--restarts 10] [--writers 10] [--command "how PostgreSQL is restarted"]`;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      url: { type: 'string' },
      users: { type: 'string', default: '50' },
      seconds: { type: 'string' },
      runs: { type: 'string', default: '7' },
      rows: { type: 'string' },
      record: { type: 'boolean', default: false },
      kills: { type: 'string', default: '50' },
      restarts: { type: 'string', default: '10' },
      writers: { type: 'string', default: '10' },
      command: { type: 'string' },
    },
  });
  const [verb] = positionals;
  if (verb === 'requests') {
    const { runs, seconds = '3', record } = values;
    return requests({ runs: Number(runs), seconds: Number(seconds), record });
  }
  if (verb === 'transfer') {
    const { rows, record } = values;
    return transfer({ ...(rows === undefined ? {} : { sizes: [Number(rows)] }), record });
  }
  const work = mkdtempSync(path.join(tmpdir(), 'weft-bench-'));
  const dataDir = path.join(work, 'data');
  if (verb === 'kill') {
    if (Number(values.kills) > 0) await killServers(dataDir, Number(values.writers), Number(values.kills));
    if (Number(values.restarts) > 0)
      await restartDatabase(Number(values.writers), Number(values.restarts), values.command);
    return rmSync(work, { recursive: true, force: true });
  }
  if (values.data !== undefined) cpSync(values.data, dataDir, { recursive: true });
  const place: Record<string, string> = values.url === undefined ? {} : { DATABASE_URL: values.url };
  const variables = { DATA_DIR: dataDir, WEFT_DEMO: 'tiny', WEFT_ADMIN_PASSWORD: '', ...place };
  if (verb === 'starts') {
    await starts(variables, Number(values.runs));
    return rmSync(work, { recursive: true, force: true });
  }
  const begin = performance.now();
  const server = await startMortal(await builtServer(), variables, process.env.NODE_FLAGS?.split(' ') ?? []);
  try {
    console.log(`started in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
    if (verb === 'beside') await beside(server.base, await signInAt(server.base, 'admin', DEMO_PASSWORD));
    else if (verb === 'users') {
      const memory = () => memoryOf(server.pid());
      await users(server.base, { count: Number(values.users), seconds: Number(values.seconds ?? 60), memory });
    } else console.error(usage);
  } finally {
    await server.kill();
    rmSync(work, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
