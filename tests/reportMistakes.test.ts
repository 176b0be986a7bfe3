import { beforeAll, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Problem } from '../engine/problems.ts';
import type { Database } from '../server/db/Database.ts';
import { describeReports } from '../server/reports/describe.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';
import { compiler, shippedFiles } from './declarations.ts';
import { type Draft, reportMistakes, sound } from './mistakes/reportMistakes.ts';

const FILE = 'screens/market/tried.report.json';
const SQL = 'screens/market/tried.sql';

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let db: Database;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  db = await openTestPglite({ migrated: false });
  return () => db.close();
});

/** What author and database are told of a report among the shipped files. */
async function told({ report, sql }: Draft): Promise<Problem[]> {
  const $schema = '../../schemas/report.schema.json';
  const text = JSON.stringify({ $schema, ...report, sql: 'tried.sql' }, null, 2);
  const own = [
    { path: FILE, text },
    { path: SQL, text: sql.join('\n') },
  ];
  const compiled = compile([...shipped, ...own]);
  return compiled.problems.length > 0 ? compiled.problems : describeReports(db, compiled);
}

test('a sound report, and every shipped one, has nothing to be told', async () => {
  expect(await told(sound())).toEqual([]);
});

test('a mistake in a report is told, in its file', { timeout: 300_000 }, async () => {
  const silent: string[] = [];
  const elsewhere: string[] = [];
  for (const [name, change] of Object.entries(reportMistakes)) {
    const draft = sound();
    change(draft);
    const [first] = await told(draft);
    if (first === undefined) silent.push(name);
    else if (first.file !== FILE && first.file !== SQL) elsewhere.push(`${name}: ${first.file} ${first.message}`);
    expect(first?.fix ?? 'silent').not.toBe('');
  }
  const all = Object.keys(reportMistakes).length;
  console.info('mistakes in reports', JSON.stringify({ all, silent: silent.length }));
  expect(all).toBeGreaterThanOrEqual(50);
  expect(silent).toEqual([]);
  expect(elsewhere).toEqual([]);
});
