import type { Compiled } from '../../engine/plan/compiled.ts';
import type { Problem } from '../../engine/problems.ts';
import type { Database } from '../../server/db/Database.ts';
import { pgliteBuild, scratchTemplate } from '../../server/db/pglite/build.ts';
import { openPglite } from '../../server/db/pglite/openPglite.ts';
import { describeReports } from '../../server/reports/describe.ts';
import { openDescriptionFile } from '../../server/reports/descriptionFile.ts';
import { inProject } from '../setup/checkout.mjs';

/** Asks a database in memory about reports; it is only started when there is one that it does not know from before. */
export interface Describe {
  run(compiled: Compiled): Promise<Problem[]>;
  close(): Promise<void>;
}

export async function createDescribe(): Promise<Describe> {
  const cache = await openDescriptionFile(inProject('node_modules', '.cache', 'weft', `reports-${pgliteBuild()}.json`));
  let db: Database | undefined;
  const open = async (): Promise<Database> => {
    db ??= await openPglite({ dataDir: 'memory://', template: scratchTemplate() });
    return db;
  };
  return {
    async run(compiled) {
      const problems = await describeReports(open, compiled, { cache, onProgress });
      await cache.save();
      return problems;
    },
    close: async () => db?.close(),
  };
}

function onProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r数据库检查报表 ${done}/${total}${done === total ? '\n' : ''}`);
}
