import { execSync } from 'node:child_process';
import { builtServer } from '../../../scripts/setup/backend.mjs';
import { openDatabase } from '../../../server/db/open.ts';
import { SELECT_POSITIONS, type Survived, startMortal, survive } from '../../../server/testing/mortal.ts';
import { findTestAddresses } from '../../../server/testing/testDatabase.ts';

const CUT =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

type Saved = { code: string; times: number };

function tell(name: string, { acknowledged, repeats, refused, different, doubled }: Survived): void {
  const held = `acknowledged ${acknowledged}, sent again ${repeats}`;
  const wrong = `refused ${refused.length}, lost or strange ${different.length}, doubled ${doubled.length}`;
  console.log(`${name}: ${held}; ${wrong}`);
  for (const text of [...refused, ...different, ...doubled].slice(0, 10)) console.log(`  ${text}`);
}

/** kill −9 of a server on the embedded database, again and again, under writers. */
export async function killServers(dataDir: string, writers: number, deaths: number): Promise<void> {
  const server = await startMortal(await builtServer(), { DATA_DIR: dataDir });
  const fail = async (death: number): Promise<void> => {
    await server.kill();
    await server.start();
    if ((death + 1) % 10 === 0) console.log(`  ${death + 1} of ${deaths}`);
  };
  try {
    const survived = await survive(server.base, { writers, deaths }, fail, async () => {
      await server.kill();
      const db = await openDatabase({ dataDir });
      const { rows } = await db.query<Saved>(SELECT_POSITIONS);
      await db.close();
      return rows;
    });
    tell(`embedded database, ${deaths} × kill -9, ${writers} writers`, survived);
  } finally {
    await server.kill();
  }
}

/** PostgreSQL going away under writers: by `command`, or by the end of all connections to the database. */
export async function restartDatabase(writers: number, deaths: number, command: string | undefined): Promise<void> {
  const open = await findTestAddresses();
  if (!open) return console.error('no PostgreSQL answers');
  const { url, db, remove } = await open();
  const server = await startMortal(await builtServer(), { DATABASE_URL: url });
  const fail = async (): Promise<void> => {
    if (command === undefined) await db.query(CUT);
    else execSync(command, { stdio: 'ignore' });
  };
  try {
    const read = async () => (await db.query<Saved>(SELECT_POSITIONS)).rows;
    const survived = await survive(server.base, { writers, deaths }, fail, read);
    tell(`PostgreSQL, ${deaths} × ${command ?? 'connections ended'}, ${writers} writers`, survived);
  } finally {
    await server.kill();
    await remove();
  }
}
