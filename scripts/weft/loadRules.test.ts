import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJeecg } from '../../server/scaffold/jeecg/importJeecg.ts';
import { gather } from '../../server/scaffold/jeecg/Source.ts';
import { type ProductServer, shippedTables, startProductServer } from '../../server/testing/productServer.ts';
import { openTestPglite } from '../../server/testing/testDatabase.ts';
import { csvText } from '../../server/transfer/csvText.ts';
import { loadFile } from '../load/loadFile.ts';
import { Progress } from '../load/progress.ts';
import { toServer } from '../load/toServer.ts';
import { inProject } from '../setup/checkout.mjs';
import { openAround } from './around.ts';

let server: ProductServer;
let folder: string;
beforeAll(async () => {
  server = await startProductServer(await openTestPglite({ filled: shippedTables }));
  folder = await mkdtemp(path.join(tmpdir(), 'weft-rules-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('rules of a dump go into the product by the files and the command that are told, and are in force', async () => {
  const around = await openAround();
  const { rules } = await importJeecg(
    await gather(createReadStream(inProject('tests', 'jeecg', 'dump.sql'))),
    [],
    around,
  ).finally(() => around.close());
  expect(rules.map(({ model }) => model)).toEqual(['system/check-rule', 'system/fill-rule']);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { models } = server.context.compiled();
  for (const rule of rules) {
    const model = models.get(rule.model);
    if (!model) throw new Error(`no ${rule.model}`);
    const file = path.join(folder, `${rule.name}.csv`);
    await writeFile(file, csvText([rule.headings, ...rule.rows]));
    const account = { user: 'admin', password: undefined, tenant: undefined };
    const destination = await toServer(url, [model], { ...account, file });
    const source = { file, mode: 'all' as const, delimiter: ',', encoding: undefined, map: new Map<string, string>() };
    const progress = new Progress({ write: () => true });
    const said = await loadFile(
      { ...source, dateFormats: [] },
      model,
      models,
      destination,
      progress,
      () => undefined,
    ).finally(() => destination.close());
    expect(said).toMatchObject({ total: rule.rows.length, inserted: rule.rows.length, errors: [] });
  }
  const admin = await server.signIn();
  const check = (value: string) =>
    server.call(admin, 'GET', `/sys/checkRule/checkByCode?ruleCode=claim_no&value=${value}`);
  const [, , , parts = ''] = rules[0]?.rows.find(([, code]) => code === 'claim_no') ?? [];
  const [{ message }] = JSON.parse(parts) as [{ message: string }];
  expect(await check('!!')).toMatchObject({ success: false, message });
  const made = await server.call(admin, 'PUT', '/sys/fillRule/executeRuleByCode/claim_no_rule', {});
  expect(made.result).toMatch(/^SP\d+/);
});
