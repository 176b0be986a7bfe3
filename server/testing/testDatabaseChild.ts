import { openDatabase } from '../db/open.ts';
import { LockedError } from '../db/pglite/directoryLock.ts';

/**
 * A process of its own for the suites that kill one: opens the directory, says what it found, then saves batches of
 * twenty rows and says so after each. Lines of JSON on standard output.
 */
const [dataDir = ''] = process.argv.slice(2);

interface Batch {
  n: number;
  rows: number;
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

try {
  const db = await openDatabase({ dataDir });
  await db.query('CREATE TABLE IF NOT EXISTS batch (n int, part int, state varchar(10), PRIMARY KEY (n, part))');
  const found = await db.query<Batch>('SELECT n, count(*) AS rows FROM batch GROUP BY n ORDER BY n');
  const mixed = await db.query('SELECT n FROM batch GROUP BY n HAVING count(DISTINCT state) > 1');
  say({ found: found.rows, mixed: mixed.rows });
  for (let n = (found.rows.at(-1)?.n ?? 0) + 1; ; n += 1) {
    await db.transaction(async (session) => {
      for (let part = 0; part < 20; part += 1) {
        await session.query("INSERT INTO batch VALUES ($1, $2, 'new')", [n, part]);
      }
    });
    await db.query("UPDATE batch SET state = 'saved' WHERE n = $1", [n]);
    say({ saved: n });
  }
} catch (error) {
  if (!(error instanceof LockedError)) throw error;
  say({ locked: error.pid, message: error.message });
  process.exitCode = 1;
}
