import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '../engine/compile/documents.ts';
import type { Compiled } from '../engine/plan/compiled.ts';
import { type Problem, sentences } from '../engine/problems.ts';
import { checkAgreements } from '../server/agreements/checkAgreements.ts';
import type { Database } from '../server/db/Database.ts';
import { applySchema, planSchema } from '../server/db/schema/planSchema.ts';
import { BusinessError } from '../server/http/errors.ts';
import { describeReports } from '../server/reports/describe.ts';
import { judgeForeignReports } from '../server/reports/sources/judgeReports.ts';
import { openTestPglite } from '../server/testing/testDatabase.ts';
import { brokenCase, brokenFiles, compiler, shippedFiles } from './declarations.ts';

const codes = readdirSync('tests/broken');

const NO_SOURCES = {
  sources: { use: () => Promise.reject(new BusinessError('没有编码为 erp 的数据源')) },
  tenants: ['1000'],
};

let compile: (files: readonly SourceFile[]) => Compiled;
let shipped: SourceFile[];
let db: Database;

beforeAll(async () => {
  compile = await compiler();
  shipped = await shippedFiles();
  db = await openTestPglite({ migrated: false });
  return () => db.close();
});

async function problemsOf(code: string): Promise<Problem[]> {
  const compiled = compile(await brokenFiles(code, shipped));
  if (code.startsWith('figures-')) return differences(compiled);
  if (code === 'source-unread') return [...compiled.problems, ...(await judgeForeignReports(NO_SOURCES, compiled))];
  return code === 'sql-database' || code === 'output-type' ? describeReports(db, compiled) : compiled.problems;
}

/** What data says of declarations in which nothing else is wrong: each report here brings its own rows. */
async function differences(compiled: Compiled): Promise<Problem[]> {
  const data = await openTestPglite();
  try {
    // The scopes of orders ask whose the shops are.
    const models = ['market/order', 'base/shop'].flatMap((id) => compiled.models.get(id) ?? []);
    await applySchema(data, await planSchema(data, models), { confirm: false });
    const asking = { today: '2026-11-20', username: '', orgCode: '' };
    const own = compiled.agreements.filter(({ file }) => file.includes('/bad.'));
    return [...compiled.problems, ...(await checkAgreements({ db: data, compiled, asking, tenant: '1000' }, own))];
  } finally {
    await data.close();
  }
}

test('every way to be wrong has a folder, and every folder a code', () => {
  expect(codes.toSorted()).toEqual(Object.keys(sentences).toSorted());
});

describe.each(codes)('%s', (code) => {
  test('is told once, at its place, with a way out', async () => {
    const wanted = brokenCase(code);
    const problems = await problemsOf(code);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    const [problem] = problems;
    expect(problem).toMatchObject(wanted.problem);
    expect(problem?.suggestion).toBe(wanted.problem.suggestion);
    expect(problem?.message).not.toBe('');
    expect(problem?.fix).not.toBe('');
  });
});
