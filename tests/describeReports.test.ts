import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Compiled } from '../engine/plan/compiled.ts';
import type { Database } from '../server/db/Database.ts';
import { type Description, describeReports } from '../server/reports/describe.ts';
import { openDescriptionFile } from '../server/reports/descriptionFile.ts';
import { castFor } from '../server/reports/outputTypes.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';
import { manyFiles } from './bench/compile/manyFiles.ts';
import { compiler } from './declarations.ts';

let db: Database;
let compiled: Compiled;
let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'weft-describe-'));
  db = await openTestPglite({ migrated: false });
  // More reports than one transaction takes, each over a table of its own.
  compiled = (await compiler())(await manyFiles(1_200));
});

afterAll(async () => {
  await db.close();
  await fs.rm(folder, { recursive: true });
});

test('many reports are described in batches, and only once', async () => {
  const file = path.join(folder, 'new', 'reports.json');
  const cache = await openDescriptionFile(file);
  const steps: [number, number][] = [];
  expect(await describeReports(db, compiled, { cache, onProgress: (...step) => steps.push(step) })).toEqual([]);
  const total = compiled.reports.size;
  expect(total).toBeGreaterThan(100);
  expect(steps.length).toBe(Math.ceil(total / 100));
  expect(steps.at(-1)).toEqual([total, total]);
  await cache.save();

  const again = await openDescriptionFile(file);
  const never = (): Promise<Database> => Promise.reject(new Error('nothing to ask'));
  expect(await describeReports(never, compiled, { cache: again })).toEqual([]);
  expect(await describeReports(never, { ...compiled, reports: new Map() })).toEqual([]);
});

test('only tables that reports read are made, and nothing of them stays', async () => {
  const statements: string[] = [];
  const watched: Database = {
    ...db,
    transaction: (work, options) =>
      db.transaction(
        (session) =>
          work({
            query: (sql, values, given) => {
              statements.push(sql);
              return session.query(sql, values, given);
            },
          }),
        options,
      ),
  };
  await describeReports(watched, compiled);
  const read = new Set([...compiled.reports.values()].flatMap((report) => report.relations));
  expect(statements.filter((sql) => sql.startsWith('CREATE TABLE')).length).toBe(read.size);
  expect(read.size).toBeLessThan(compiled.models.size);
  const { rows } = await db.query<{ tables: number }>(
    "select count(*) as tables from pg_class where relname like 'area%'",
  );
  expect(rows).toEqual([{ tables: 0 }]);
});

test('a changed table or SQL is asked for again', async () => {
  const [report] = compiled.reports.values();
  if (!report) throw new Error('no report');
  const one = { ...compiled, reports: new Map([[report.id, report]]) };
  const cache = new Map<string, Description>();
  await describeReports(db, one, { cache });
  const models = new Map(
    [...compiled.models].map(([id, model]) => [
      id,
      report.relations.includes(model.table) ? { ...model, fields: model.fields.slice(0, 1) } : model,
    ]),
  );
  await describeReports(db, { ...one, models }, { cache });
  await describeReports(
    db,
    { ...one, reports: new Map([[report.id, { ...report, sql: `${report.sql}\n` }]]) },
    { cache },
  );
  expect(cache.size).toBe(3);
});

test('a damaged file of descriptions is as good as none', async () => {
  const file = path.join(folder, 'damaged.json');
  for (const text of ['[["a"', '{}', '[["a", 1], [1, {}], ["b", {"fields": []}]]', '']) {
    await fs.writeFile(file, text);
    const cache = await openDescriptionFile(file);
    expect(cache.get('a')).toBeUndefined();
    expect(cache.get('b')).toEqual(text.includes('fields') ? { fields: [] } : undefined);
  }
});

test('a folder that cannot be written is no failure', async () => {
  await fs.writeFile(path.join(folder, 'file'), '');
  const cache = await openDescriptionFile(path.join(folder, 'file', 'reports.json'));
  cache.set('a', { fields: [] });
  await cache.save();
  expect(cache.get('a')).toEqual({ fields: [] });
});

test.each([
  ['date', 'int4', 'date'],
  ['datetime', 'numeric', 'timestamp'],
  ['flag', 'int4', 'text'],
  ['flag', 'bool', 'text'],
  ['code', 'int8', 'text'],
  ['number', 'text', 'numeric'],
  ['number', 'date', 'numeric'],
  ['number', 'numeric', undefined],
  ['date', 'date', undefined],
  ['date', 'timestamp', 'date'],
  ['datetime', 'timestamptz', undefined],
  ['datetime', 'date', 'timestamp'],
  ['code', 'varchar', undefined],
  ['codes', '_text', undefined],
  ['text', 'numeric', undefined],
  ['date', 'text', 'date'],
  ['datetime', 'varchar', 'timestamp'],
  ['text', 'bool', 'text'],
  ['markup', 'jsonb', 'text'],
  ['files', 'int8', 'text'],
  ['json', 'jsonb', undefined],
  ['json', 'numeric', 'jsonb'],
  ['time', 'time', undefined],
] as const)('a column of kind %s over %s', (kind, found, cast) => {
  expect(castFor(kind, found)).toBe(cast);
});
